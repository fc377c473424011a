import type { Line, Segment } from './page-lines.ts'

/** Lines that are a table, and how many of them. */
export interface LineTable {
  rows: string[][]
  lines: number
}

/** A line further below than that, in heights of letters, does not go on in the cells above. */
const mostLeading = 1.6

/** Reads the table that begins with the first line; null: none does. */
export function readTable(lines: readonly Line[]): LineTable | null {
  if ((lines[0]?.segments.length ?? 0) < 2) return null
  const run = lines.slice(0, endOfRun(lines))
  const columns = findColumns(run)
  const rows: string[][] = []
  let lastY = 0
  for (const { y, segments } of run) {
    const cells = columns.map(() => '')
    for (const segment of segments) {
      const column = columnOf(segment, columns)
      cells[column] = `${cells[column] ?? ''} ${segment.text}`.trim()
    }
    const above = rows.at(-1)
    const size = segments[0]?.size ?? 0
    // A cell of several lines: nothing stands in the first column.
    if (above && cells[0] === '' && y - lastY < size * mostLeading)
      for (const [column, cell] of cells.entries()) above[column] = `${above[column] ?? ''} ${cell}`.trim()
    else rows.push(cells)
    lastY = y
  }
  return { rows, lines: run.length }
}

/** Lines with several cells, and those between them that go on within one that is not the first. */
function endOfRun(lines: readonly Line[]): number {
  const second = lines[0]?.segments[1]?.x ?? 0
  let end = 0
  for (const [at, { y, segments }] of lines.entries()) {
    const gap = at === 0 ? 0 : y - (lines[at - 1]?.y ?? y)
    const [first] = segments
    if (!first || gap > first.size * 4) break
    const goesOn = first.x > second - first.size * 2 && gap < first.size * mostLeading
    if (segments.length < 2 && !goesOn) break
    end = at + 1
  }
  return end
}

interface Column {
  from: number
  to: number
}

/** Of the lines with the usual number of cells: a title over several columns is none of them. */
function findColumns(lines: readonly Line[]): Column[] {
  const counts = Map.groupBy(
    lines.filter(({ segments }) => segments.length > 1),
    ({ segments }) => segments.length,
  )
  const [usual = []] = [...counts.values()].toSorted(
    (one, other) => other.length - one.length || widthOf(other) - widthOf(one),
  )
  const columns = Array.from({ length: widthOf(usual) }, (_, column) => ({
    from: Math.min(...usual.map(({ segments }) => segments[column]?.x ?? Number.POSITIVE_INFINITY)),
    to: Math.max(...usual.map(({ segments }) => segments[column]?.right ?? 0)),
  }))
  const areApart = columns.every(({ from }, at) => at === 0 || from > (columns[at - 1]?.to ?? 0) - 1)
  return areApart ? columns : unite(lines.flatMap(({ segments }) => segments))
}

function widthOf(lines: readonly Line[]): number {
  return lines[0]?.segments.length ?? 0
}

/** Where something stands on any line; what overlaps is one column. */
function unite(segments: readonly Segment[]): Column[] {
  const columns: Column[] = []
  for (const { x, right } of segments.toSorted((one, other) => one.x - other.x)) {
    const last = columns.at(-1)
    if (last && x < last.to) last.to = Math.max(last.to, right)
    else columns.push({ from: x, to: right })
  }
  return columns
}

/** The one that it shares most with, or else the nearest. */
function columnOf({ x, right }: Segment, columns: readonly Column[]): number {
  const closeness = columns.map(({ from, to }) => Math.min(right, to) - Math.max(x, from))
  return Math.max(0, closeness.indexOf(Math.max(...closeness)))
}
