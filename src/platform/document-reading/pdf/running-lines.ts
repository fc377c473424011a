import { type Segment, toLines } from './page-lines.ts'

export interface PlacedPage {
  segments: Segment[]
  height: number
}

/** What stands in the same words at the head or foot of most pages is no text of them. */
const edgeLines = 2
/** Share of a page's height. */
const edge = 0.1
const fewestPages = 3
const share = 0.6
const pageNumber = /^\W*(page|seite|página|pagina|第)?\s*\d{1,4}\s*(页)?(\s*(of|von|de|\/|sur)\s*\d{1,4})?\W*$/iu

/** Takes away what runs along the heads and feet of pages: the title again, the number of the page. */
export function withoutRunningLines(pages: readonly PlacedPage[]): Segment[][] {
  const edges = pages.map(({ segments, height }) => {
    const lines = toLines(segments.filter(({ y }) => y < height * edge || y > height * (1 - edge)))
    return [...lines.slice(0, edgeLines), ...lines.slice(edgeLines).slice(-edgeLines)]
  })
  const counts = new Map<string, number>()
  for (const lines of edges)
    for (const key of new Set(lines.flatMap(({ segments }) => segments.map(keyOf))))
      counts.set(key, (counts.get(key) ?? 0) + 1)
  const isRunning = (segment: Segment): boolean =>
    pages.length >= fewestPages && (counts.get(keyOf(segment)) ?? 0) >= Math.max(fewestPages, pages.length * share)
  return pages.map(({ segments }, at) => {
    const gone = (edges[at] ?? [])
      .flatMap((line) => line.segments.map((segment) => ({ segment, isAlone: line.segments.length === 1 })))
      .filter(({ segment, isAlone }) => isRunning(segment) || (isAlone && pageNumber.test(segment.text)))
      .map(({ segment }) => segment)
    return segments.filter((piece) => !gone.some((one) => isPartOf(piece, one)))
  })
}

function isPartOf(piece: Segment, { x, right, y, size }: Segment): boolean {
  return Math.abs(piece.y - y) < size * 0.4 && piece.x >= x - 1 && piece.right <= right + 1
}

/** Pages differ in their number alone. */
function keyOf({ text, y }: Segment): string {
  return `${text.replace(/\d+/g, '#').trim()}@${Math.round(y / 10)}`
}
