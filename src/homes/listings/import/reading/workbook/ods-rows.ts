import { type Attributes, saysYes } from '../../../../../platform/document-reading/office/read-xml.ts'
import type { SheetRow } from '../../../../../platform/document-reading/office/xlsx-sheet.ts'
import type { CellValue } from './workbook-cell.ts'

/** Rows that say the same are homes only in small numbers. */
const mostRepeats = 1_000

interface Options {
  mostColumns: number
  onHidden: (what: 'hiddenRows' | 'hiddenColumns') => void
  onLink: (row: number, column: number, address: string) => void
}

/** Puts the rows of one OpenDocument table together, as its elements come by: only what the table shows. */
export class OdsRows {
  readonly #options: Options
  readonly #hiddenColumns = new Set<number>()
  /** Of cells that go on downwards: their value, and for how many rows still. */
  readonly #spans = new Map<number, { value: CellValue; rows: number }>()
  #rows: SheetRow<CellValue>[] = []
  #depth = 0
  #columns = 0
  #number = 0
  #row: { attributes: Attributes; cells: (CellValue | undefined)[]; isTooWide: boolean } | null = null
  #cell: { attributes: Attributes; text: string; link: string } | null = null
  #column = 0
  #isNote = false

  constructor(options: Options) {
    this.#options = options
  }

  take(): SheetRow<CellValue>[] {
    const rows = this.#rows
    this.#rows = []
    return rows
  }

  open(name: string, attributes: Attributes): void {
    if (name === 'table') this.#depth += 1
    if (this.#depth !== 1) return
    if (name === 'table-column') this.#noteColumns(attributes)
    else if (name === 'table-row') {
      this.#row = { attributes, cells: [], isTooWide: false }
      this.#column = 0
    } else if (name === 'table-cell' || name === 'covered-table-cell') this.#cell = { attributes, text: '', link: '' }
    else if (name === 'annotation') this.#isNote = true
    else if (this.#cell && !this.#isNote) this.#openInCell(this.#cell, name, attributes)
  }

  #openInCell(cell: { text: string; link: string }, name: string, attributes: Attributes): void {
    if (name === 'p' && cell.text !== '') cell.text += '\n'
    else if (name === 's') cell.text += ' '.repeat(Math.min(100, Number(attributes.c) || 1))
    else if (name === 'tab' || name === 'line-break') cell.text += ' '
    else if (name === 'a') cell.link ||= attributes.href ?? ''
  }

  text(text: string): void {
    if (this.#depth === 1 && this.#cell && !this.#isNote) this.#cell.text += text
  }

  close(name: string): void {
    if (name === 'table') this.#depth -= 1
    if (this.#depth !== 1) return
    if (name === 'annotation') this.#isNote = false
    else if (name === 'table-cell' || name === 'covered-table-cell') this.#closeCell()
    else if (name === 'table-row') this.#closeRow()
  }

  #noteColumns(attributes: Attributes): void {
    const count = repeats(attributes['number-columns-repeated'])
    if (isHidden(attributes) && this.#columns < this.#options.mostColumns) {
      for (let more = 0; more < Math.min(count, this.#options.mostColumns); more += 1) {
        this.#hiddenColumns.add(this.#columns + more)
        // Columns behind the table are hidden up to the last one that there can be.
        if (count < 1_000) this.#options.onHidden('hiddenColumns')
      }
    }
    this.#columns += count
  }

  #closeCell(): void {
    const [row, cell] = [this.#row, this.#cell]
    this.#cell = null
    if (!row || !cell) return
    const { attributes, text, link } = cell
    const count = repeats(attributes['number-columns-repeated'])
    const value = readValue(attributes, text)
    const rows = repeats(attributes['number-rows-spanned'])
    for (let more = 0; more < count && (value !== undefined || this.#spans.size > 0); more += 1) {
      const column = this.#column + more
      if (column >= this.#options.mostColumns) {
        row.isTooWide ||= value !== undefined
        break
      }
      this.#fill(row.cells, column, value, rows)
    }
    if (link !== '') this.#options.onLink(this.#number + 1, this.#column, link)
    this.#column += count
  }

  #fill(cells: (CellValue | undefined)[], column: number, value: CellValue | undefined, rows: number): void {
    const above = this.#spans.get(column)
    if (value !== undefined && rows > 1) this.#spans.set(column, { value, rows: Math.min(rows, 5_000) })
    const said = value ?? above?.value
    if (said !== undefined && !this.#hiddenColumns.has(column)) cells[column] = said
  }

  #closeRow(): void {
    const row = this.#row
    this.#row = null
    if (!row) return
    const count = repeats(row.attributes['number-rows-repeated'])
    for (const [column, span] of this.#spans) {
      span.rows -= count
      if (span.rows <= 0) this.#spans.delete(column)
    }
    const isShown = !isHidden(row.attributes)
    const hasSaid = row.cells.length > 0
    for (let more = 0; more < Math.min(count, mostRepeats) && hasSaid; more += 1) {
      if (!isShown) this.#options.onHidden('hiddenRows')
      else
        this.#rows.push({
          number: this.#number + more + 1,
          cells: Array.from(row.cells),
          ...(row.isTooWide && { isTooWide: true as const }),
        })
    }
    this.#number += count
  }
}

function repeats(text: string | undefined): number {
  const number = Math.floor(Number(text ?? 1))
  return number >= 1 ? Math.min(number, 2_000_000) : 1
}

function isHidden({ visibility }: Attributes): boolean {
  return visibility === 'collapse' || visibility === 'filter'
}

/** A cell as it is meant: the number behind a rounded one with its currency, days in ISO form, shares with their sign. */
function readValue(attributes: Attributes, text: string): CellValue | undefined {
  const type = attributes['value-type']
  const said = text.trim()
  if (type === 'boolean') return saysYes(attributes['boolean-value'])
  if (type === 'date') return attributes['date-value']?.replace('T', ' ').replace(/ 00:00(:00(\.0+)?)?Z?$/, '')
  const number = Number(attributes.value)
  if (attributes.value === undefined || !Number.isFinite(number)) return said === '' ? undefined : said
  const plain = Number(number.toPrecision(15))
  if (type === 'percentage') return `${Number((number * 100).toFixed(10))}%`
  const sign = /\p{Sc}/u.exec(said)?.[0]
  if (type === 'currency' && number >= 0)
    return `${sign ?? `${attributes.currency ?? ''} `}${Math.round(plain * 100) / 100}`.trim()
  // Zeros that a format puts before a number, as of ZIP codes.
  return /^0\d+$/.test(said) && Number(said) === number ? said : plain
}
