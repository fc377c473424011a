import type { BlockList } from '../block-list.ts'
import { tellRows } from '../table-rows.ts'
import { readTable } from './line-table.ts'
import type { Line } from './page-lines.ts'

/** What the whole document is set in. */
export interface Setting {
  /** Of most letters, in points. */
  size: number
  font: string
  /** Sizes of titles, the largest first. */
  titleSizes: readonly number[]
}

const longestTitle = 160
const longestBoldTitle = 80
const bullet = /^\s*(?:[-*•–·◦▪●■]|\(?(?:\d{1,3}|[a-z])[.)])(?:\s+|$)/u
const han = /\p{Script=Han}|[\u3000-\u303f\uff00-\uffef]/u

interface Paragraph {
  text: string
  kind: 'text' | 'item'
  lines: Line[]
}

/** Adds what one area of a page says: titles, paragraphs, entries of lists and rows of tables. */
export function addArea(blocks: BlockList, area: readonly Line[], setting: Setting, page: number): void {
  const lines = area.map(withBullet)
  const leading = usualLeading(lines)
  let paragraph: Paragraph | null = null
  const flush = (): void => {
    if (paragraph) addParagraph(blocks, paragraph, setting, page)
    paragraph = null
  }
  for (let at = 0; at < lines.length; ) {
    const line = lines[at]
    if (!line) break
    const table = readTable(lines.slice(at, at + 2_000))
    if (table) {
      flush()
      for (const row of tellRows({ rows: table.rows })) blocks.add('row', row, { page })
      at += table.lines
      continue
    }
    if (paragraph && !goesOn(paragraph, line, { leading, setting })) flush()
    paragraph = paragraph ? lengthen(paragraph, line) : begin(line)
    at += 1
  }
  flush()
}

function begin(line: Line): Paragraph {
  const text = textOf(line)
  return { text: text.replace(bullet, ''), kind: bullet.test(text) ? 'item' : 'text', lines: [line] }
}

function lengthen({ text, kind, lines }: Paragraph, line: Line): Paragraph {
  return { text: joinLines(text, textOf(line)), kind, lines: [...lines.slice(-200), line] }
}

/** A word that was broken where the line ended is one word; Chinese has no blanks. */
function joinLines(text: string, next: string): string {
  if (/\p{L}[-\u00AD]$/u.test(text) && /^\p{Ll}/u.test(next)) return text.slice(0, -1) + next
  const isHan = han.test(text.slice(-1)) && han.test(next.slice(0, 1))
  return `${text}${isHan ? '' : ' '}${next}`
}

function goesOn(
  paragraph: Paragraph,
  line: Line,
  { leading, setting }: { leading: number; setting: Setting },
): boolean {
  const above = paragraph.lines.at(-1)
  if (!above || bullet.test(textOf(line))) return false
  const [first, last] = [line.segments[0], above.segments[0]]
  if (!first || !last) return false
  if (Math.abs(first.size - last.size) > last.size * 0.08) return false
  // A bold line above its text, or below the one before.
  if (first.font !== last.font && (isTitleFont(above, setting) || isTitleFont(line, setting))) return false
  const gap = line.y - above.y
  return gap > 0 && gap < Math.max(leading * 1.3, first.size * 1.15) && gap < first.size * 2.2
}

function isTitleFont({ segments }: Line, setting: Setting): boolean {
  return segments.every(({ font }) => font !== setting.font) && segments.length > 0
}

function addParagraph(blocks: BlockList, { text, kind, lines }: Paragraph, setting: Setting, page: number): void {
  const level = kind === 'text' ? titleLevel(text, lines, setting) : null
  if (level === null) blocks.add(kind, text, { page })
  else blocks.add('heading', text, { level, page })
}

function titleLevel(text: string, lines: readonly Line[], setting: Setting): number | null {
  const size = Math.max(...lines.flatMap(({ segments }) => segments.map((segment) => segment.size)))
  const rank = setting.titleSizes.findIndex((one) => size >= one - 0.3)
  if (rank !== -1 && text.length <= longestTitle) return Math.min(4, rank + 1)
  if (lines.length > 2 || text.length > longestBoldTitle || /[.!?;,:。！？；，：]$/.test(text.trim())) return null
  if (size < setting.size * 0.9 || !/^[\p{Lu}\p{Lo}\p{N}]/u.test(text) || !/\p{L}{2}/u.test(text)) return null
  const isCapitals = text.length > 3 && text === text.toUpperCase() && /\p{Lu}{2}/u.test(text)
  const isOfOtherFont = lines.every((line) => isTitleFont(line, setting))
  return isCapitals || isOfOtherFont ? Math.min(5, setting.titleSizes.length + 1) : null
}

/** "•" and "1." stand apart from what they begin. */
function withBullet(line: Line): Line {
  const [mark, first, ...rest] = line.segments
  if (!mark || !first || mark.text.trim().length > 5 || !bullet.test(`${mark.text.trim()} `)) return line
  if (mark.text.trim().replace(bullet, '') !== '') return line
  return { ...line, segments: [{ ...first, x: mark.x, text: `${mark.text.trim()} ${first.text}` }, ...rest] }
}

function textOf({ segments }: Line): string {
  return segments
    .map(({ text }) => text)
    .join(' ')
    .trim()
}

/** From one line to the next, in points: of most lines. */
function usualLeading(lines: readonly Line[]): number {
  const gaps = lines
    .slice(1)
    .map(({ y }, at) => y - (lines[at]?.y ?? y))
    .filter((gap) => gap > 2)
    .toSorted((one, other) => one - other)
  return gaps[Math.floor(gaps.length / 3)] ?? 12
}
