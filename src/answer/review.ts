/** The ready-made schema that the input `output-schema: review` names. */
export const REVIEW = {
  type: 'object',
  properties: {
    verdict: {
      enum: ['pass', 'fail'],
      description: 'fail if at least one finding has to be resolved before this is merged, else pass',
    },
    summary: { type: 'string', description: 'what was reviewed and what came out, in a few sentences' },
    findings: {
      type: 'array',
      description: 'each problem that was found, most severe first; empty if there is none',
      items: {
        type: 'object',
        properties: {
          path: { type: 'string', description: 'the file, relative to the working directory' },
          line: { type: 'integer', minimum: 1 },
          end_line: { type: 'integer', minimum: 1, description: 'the last line, if there are several' },
          level: {
            enum: ['error', 'warning', 'notice'],
            description:
              'error: must be resolved before a merge; warning: should be resolved; notice: worth knowing',
          },
          title: { type: 'string', description: 'a few words' },
          message: { type: 'string', description: 'what is wrong, why, and what to do instead' },
        },
        required: ['path', 'line', 'level', 'message'],
        additionalProperties: false,
      },
    },
  },
  required: ['verdict', 'summary', 'findings'],
  additionalProperties: false,
} as const
