import { isAbsolute, relative, sep } from 'node:path'

/**
 * @typedef {object} Annotation
 * @property {'error' | 'warning' | 'notice'} level
 * @property {string} message masked, at most 4096 characters
 * @property {string} [title] as it was written: the runner masks messages only
 * @property {string} [file] relative to the workspace when it lies in there
 * @property {number} [line]
 * @property {number} [endLine]
 * @property {number} [col]
 * @property {number} [endColumn]
 */

/**
 * Where an annotation belongs. Lines and columns that contradict each other are left out, as in the runner.
 *
 * @param {Record<string, string>} properties
 * @param {string} workspace
 * @returns {Partial<Annotation>}
 */
export function placeOf({ title, file, ...numbers }, workspace) {
  let [line, endLine, col, endColumn] = ['line', 'endline', 'col', 'endcolumn'].map((name) => {
    const text = numbers[name] ?? ''
    return /^-?\d+$/.test(text.trim()) ? Number(text) : undefined
  })
  line ??= endLine
  col ??= endColumn
  const columnsCount = line !== undefined && (endLine === undefined || endLine === line)
  const linesAgree = endLine === undefined || line === undefined || endLine >= line
  const columnsAgree = endColumn === undefined || col === undefined || endColumn >= col
  return {
    ...(title !== undefined && { title }),
    ...(file !== undefined && { file: insideOf(workspace, file) }),
    ...(linesAgree && line !== undefined && { line }),
    ...(linesAgree && endLine !== undefined && { endLine }),
    ...(columnsCount && columnsAgree && col !== undefined && { col }),
    ...(columnsCount && columnsAgree && endColumn !== undefined && { endColumn }),
  }
}

/**
 * @param {string} workspace
 * @param {string} file
 */
function insideOf(workspace, file) {
  const path = relative(workspace, file)
  return isAbsolute(file) && path !== '' && !path.startsWith('..') ? path.split(sep).join('/') : file
}
