import type { Unzipped } from '../../../../../platform/document-reading/office/unzip.ts'
import { columnOf } from '../../../../../platform/document-reading/office/xlsx-sheet.ts'

/** What a sheet says behind its rows, or of many of them, and what has to be known before they are read. */
export interface SheetSurvey {
  /** Cells that were merged downwards: the value of the first row is that of all. */
  merges: { column: number; first: number; last: number }[]
  hiddenRows: number
  hiddenColumns: number
  /** Cells lead somewhere. */
  hasLinks: boolean
}

const mostMerges = 20_000
/** More rows than this share no cell that says something of homes. */
const tallestMerge = 5_000
/** No element that is looked for is longer. */
const longestElement = 2_000

const elements = /<(?:\w+:)?(row|col|mergeCell|hyperlink)\s([^<>]*)>/g

/** Looks through a sheet once, without taking it apart. */
export async function surveySheet(zip: Unzipped, part: string): Promise<SheetSurvey> {
  const found: SheetSurvey = { merges: [], hiddenRows: 0, hiddenColumns: 0, hasLinks: false }
  const decoder = new TextDecoder()
  let text = ''
  for await (const piece of zip.bytesOf(part)) {
    text += decoder.decode(piece, { stream: true })
    // What is cut in two is looked at with the next piece.
    const end = Math.max(text.lastIndexOf('>') + 1, text.length - longestElement)
    for (const [, name, attributes = ''] of text.slice(0, end).matchAll(elements)) note(found, name ?? '', attributes)
    found.hasLinks ||= text.includes('HYPERLINK(')
    text = text.slice(end)
  }
  found.merges.sort((a, b) => a.first - b.first)
  return found
}

function note(found: SheetSurvey, name: string, attributes: string): void {
  if (name === 'mergeCell') {
    const range = /\bref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/.exec(attributes)
    const [column, first, last] = [columnOf(range?.[1]), Number(range?.[2]), Number(range?.[3])]
    if (column === null || !(last > first) || last - first > tallestMerge) return
    if (found.merges.length < mostMerges) found.merges.push({ column, first, last })
    return
  }
  if (name === 'hyperlink') found.hasLinks = true
  if (!/\bhidden="(?:1|true)"/.test(attributes)) return
  if (name === 'row') found.hiddenRows += 1
  else {
    const [first, last] = [/\bmin="(\d+)"/, /\bmax="(\d+)"/].map((each) => Number(each.exec(attributes)?.[1]))
    // Columns behind the table are hidden up to the last one that there can be.
    if (first !== undefined && last !== undefined && last - first < 1_000) found.hiddenColumns += last - first + 1
  }
}

/** Puts the values of merged cells into the rows below, which are given in their order. */
export class MergedCells {
  readonly #waiting: SheetSurvey['merges']
  #next = 0
  #open: { column: number; last: number; value: unknown }[] = []

  constructor(merges: SheetSurvey['merges']) {
    this.#waiting = merges
  }

  fill(number: number, cells: unknown[]): void {
    if (this.#open.length > 0) this.#open = this.#open.filter(({ last }) => last >= number)
    for (const { column, value } of this.#open) cells[column] ??= value
    for (let merge = this.#waiting[this.#next]; merge && merge.first <= number; merge = this.#waiting[this.#next]) {
      this.#next += 1
      const { column, first, last } = merge
      const value = cells[column]
      if (first === number && value !== undefined) this.#open.push({ column, last, value })
    }
  }
}
