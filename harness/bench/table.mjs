/**
 * One line of the table. The ratio is the median of those of the turns: on a shared machine, only what ran one after
 * the other can be compared. A limit in the unit itself holds for the worst run.
 *
 * @typedef {object} Figure
 * @property {string} name
 * @property {readonly number[]} [floor]
 * @property {readonly number[]} ours
 * @property {'ms' | 'MiB' | 'ms/MiB'} unit
 * @property {number} [mostRatio] bound of the ratio
 * @property {number} [most] bound in the unit; a figure with neither bound is only told
 */

const HEAD = ['figure', 'floor', 'ours', 'ratio', 'bound', 'ok?']

/** @param {readonly number[]} values */
export function median(values) {
  const sorted = [...values].sort((a, b) => a - b)
  const [low = Number.NaN, high = Number.NaN] = [sorted[(sorted.length - 1) >> 1], sorted[sorted.length >> 1]]
  return (low + high) / 2
}

/**
 * The value that a share of all does not exceed.
 *
 * @param {readonly number[]} values
 * @param {number} share
 */
export function percentile(values, share) {
  return [...values].sort((a, b) => a - b)[Math.ceil(values.length * share) - 1] ?? Number.NaN
}

/** @param {Figure} figure */
export function holds(figure) {
  const { ours, most = Number.POSITIVE_INFINITY, mostRatio = Number.POSITIVE_INFINITY } = figure
  return Math.max(...ours) <= most && !(ratioOf(figure) > mostRatio)
}

/**
 * @param {readonly Figure[]} figures
 * @returns {string}
 */
export function table(figures) {
  const rows = [HEAD, ...figures.map(row)]
  const widths = HEAD.map((_, column) => Math.max(...rows.map((cells) => cells[column]?.length ?? 0)))
  const line = (/** @type {readonly string[]} */ cells) =>
    cells.map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0))).join('  ')
  return rows.map(line).join('\n')
}

/** @param {Figure} figure */
function row(figure) {
  const { name, floor, ours, unit, most, mostRatio } = figure
  const bounds = [mostRatio && `≤ ${mostRatio} ×`, most && `≤ ${most} ${unit}`].filter(Boolean).join(', ')
  const verdict = bounds === '' ? '' : holds(figure) ? 'yes' : 'NO'
  const ratio = floor ? `${ratioOf(figure).toFixed(2)} ×` : ''
  return [name, floor ? spread(floor, unit) : '', spread(ours, unit), ratio, bounds, verdict]
}

/**
 * @param {Figure} figure
 * @returns {number} NaN where there is no floor
 */
function ratioOf({ floor = [], ours }) {
  return median(ours.map((value, turn) => value / (floor[turn] ?? Number.NaN)))
}

/**
 * `1240 ms (1201–1312)`: the median, the lowest and the highest.
 *
 * @param {readonly number[]} values
 * @param {string} unit
 */
function spread(values, unit) {
  const middle = `${short(median(values))} ${unit}`
  return values.length === 1
    ? middle
    : `${middle} (${short(Math.min(...values))}–${short(Math.max(...values))})`
}

/** @param {number} value */
function short(value) {
  return value.toFixed(value >= 100 ? 0 : value >= 10 ? 1 : 2)
}
