import { type Line, type Segment, toLines } from './page-lines.ts'

const fewestLines = 3
const fewestStarts = 4
const mostColumns = 5
const startWidth = 6
/** Shorter lines are cells rather than prose. */
const proseLetters = 14
/** More lines across a gutter than this share: it is none. */
const mostAcross = 0.4

/** Lines of a page in the order in which they are read: columns of prose one after the other, tables line by line. */
export function readingOrder(segments: readonly Segment[], depth = 1): Line[][] {
  const gutter = depth < mostColumns ? findGutter(segments) : null
  if (gutter === null) return [toLines(segments)]
  const areas: Line[][] = []
  let whole: Segment[] = []
  for (const band of bandsAt(segments, gutter)) {
    if (!band.isColumns) {
      whole.push(...band.left, ...band.right, ...band.across)
      continue
    }
    if (whole.length > 0) areas.push(toLines(whole))
    whole = []
    areas.push(...readingOrder(band.left, depth + 1), ...readingOrder(band.right, depth + 1))
  }
  if (whole.length > 0) areas.push(toLines(whole))
  return areas
}

interface Band {
  left: Segment[]
  right: Segment[]
  /** What reaches over the gutter, alone in a band of its own. */
  across: Segment[]
  isColumns: boolean
}

/** Where the second column begins: an x at which many lines of prose do. */
function findGutter(segments: readonly Segment[]): number | null {
  const margin = segments.reduce((least, { x }) => Math.min(least, x), Number.POSITIVE_INFINITY)
  const starts = Map.groupBy(segments, ({ x }) => Math.round(x / startWidth))
  let best: { gutter: number; count: number } | null = null
  for (const those of starts.values()) {
    const gutter = Math.min(...those.map(({ x }) => x)) - 1
    if (those.length < fewestStarts || gutter < margin + 60) continue
    const bands = bandsAt(segments, gutter)
    const across = bands.reduce((sum, band) => sum + band.across.length, 0)
    const columns = bands.filter(({ isColumns }) => isColumns)
    const count = columns.reduce((sum, { left, right }) => sum + left.length + right.length, 0)
    if (count > (best?.count ?? 0) && across < segments.length * mostAcross) best = { gutter, count }
  }
  return best?.gutter ?? null
}

/** From the top: what lies on both sides of a gutter, between lines that reach over it. */
function bandsAt(segments: readonly Segment[], gutter: number): Band[] {
  const bands: Band[] = []
  let band: Band = { left: [], right: [], across: [], isColumns: false }
  for (const segment of segments.toSorted((one, other) => one.y - other.y)) {
    const isAcross = segment.x < gutter - 2 && segment.right > gutter + 2
    if (isAcross) {
      bands.push(band, { left: [], right: [], across: [segment], isColumns: false })
      band = { left: [], right: [], across: [], isColumns: false }
    } else if (segment.x < gutter) band.left.push(segment)
    else band.right.push(segment)
  }
  return [...bands, band].map((one) => ({ ...one, isColumns: areColumns(one.left, one.right) }))
}

function areColumns(left: readonly Segment[], right: readonly Segment[]): boolean {
  const [leftLines, rightLines] = [toLines(left), toLines(right)]
  if (leftLines.length < fewestLines || rightLines.length < fewestLines) return false
  if (lettersOf(left) / leftLines.length < proseLetters || lettersOf(right) / rightLines.length < proseLetters)
    return false
  // Columns of prose need not stand on the same lines; rows of a table do.
  const aligned = leftLines.filter(({ y }) => rightLines.some((line) => Math.abs(line.y - y) < 2)).length
  if (aligned < Math.min(leftLines.length, rightLines.length) / 2) return true
  return fullShare(leftLines) > 0.6 && fullShare(rightLines) > 0.5
}

/** Share of the lines that reach nearly to the end of the column: prose does, cells do not. */
function fullShare(lines: readonly Line[]): number {
  const ends = lines.map(({ segments }) => segments.at(-1)?.right ?? 0)
  const start = Math.min(...lines.map(({ segments }) => segments[0]?.x ?? 0))
  const width = Math.max(...ends) - start
  return ends.filter((end) => end > start + width * 0.75).length / lines.length
}

function lettersOf(segments: readonly Segment[]): number {
  return segments.reduce((sum, { text }) => sum + text.length, 0)
}
