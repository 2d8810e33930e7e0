// What the agent is told of the schema. None of it is ever printed.

import type { AnswerSchema } from './schema.ts'

const REQUEST = `Your last message has to be one JSON value that satisfies the JSON Schema below, and nothing
else: no words before or after it and no code fence. A program reads it. What you want to tell people
belongs into its fields.`

/** The prompt with the request for an answer that satisfies the schema behind it. */
export function withSchema(prompt: Buffer, { text }: AnswerSchema): Buffer {
  return Buffer.concat([prompt, Buffer.from(`\n\n---\n\n${REQUEST}\n\n${text}\n`)])
}

/** The prompt that asks a second time, in the same session. */
export function correction(messages: readonly string[], { text }: AnswerSchema): Buffer {
  const list = messages.map((message) => `- ${message}`).join('\n')
  return Buffer.from(`Your last message could not be used:

${list}

Send the whole answer again, corrected, and do no other work. ${REQUEST}

${text}
`)
}
