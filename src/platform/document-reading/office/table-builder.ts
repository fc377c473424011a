import type { BlockList } from '../block-list.ts'
import { tellRows } from '../table-rows.ts'

/** A cell may say that it is as wide as all columns of a sheet. */
const mostColumns = 256
const mostRows = 60_000

interface Cell {
  text: string
  /** Goes on downwards from the cell above. */
  continues: boolean
}

/** Puts a table together cell by cell, as the elements of a file tell it. */
export class TableBuilder {
  readonly #rows: string[][] = []
  #row: string[] = []
  #cell: Cell | null = null
  #span = 1
  #headerRows = 0

  openRow(): void {
    this.#row = []
  }

  openCell(span = 1): void {
    this.#cell = { text: '', continues: false }
    this.span(span)
  }

  /** How many columns the open cell goes over. */
  span(columns: number): void {
    this.#span = Number.isFinite(columns) ? Math.min(mostColumns, Math.max(1, columns)) : 1
  }

  /** The open cell says what the one above says. */
  continueAbove(): void {
    if (this.#cell) this.#cell.continues = true
  }

  /** The open row names the columns. */
  markHeader(): void {
    if (this.#rows.length === this.#headerRows) this.#headerRows += 1
  }

  addText(text: string): void {
    if (this.#cell) this.#cell.text += `${this.#cell.text === '' ? '' : ' '}${text}`
  }

  /** `times`: equal cells may be written once. */
  closeCell(times = 1): void {
    if (!this.#cell) return
    const { text, continues } = this.#cell
    const above = this.#rows.at(-1)?.[this.#row.length] ?? ''
    for (let time = 0; time < times && this.#row.length < mostColumns; time += 1)
      this.#row.push(continues ? above : text)
    for (let more = 1; more < this.#span && this.#row.length < mostColumns; more += 1) this.#row.push('')
    this.#cell = null
  }

  closeRow(): void {
    if (this.#rows.length < mostRows) this.#rows.push(this.#row)
    this.#row = []
  }

  /** All of it in one line. */
  plainText(): string {
    return tellRows({ rows: this.#rows }).join('. ')
  }

  /** A table of one column, or of one row, only lays text out. */
  addTo(blocks: BlockList, where: { page?: number | undefined } = {}): void {
    const filled = this.#rows.map((row) => row.filter((cell) => cell.trim() !== ''))
    if (this.#rows.length < 2 || filled.every((row) => row.length < 2)) {
      for (const cell of filled.flat()) blocks.add('text', cell, where)
      return
    }
    const header = this.#headerRows > 0 ? { headerRows: this.#headerRows } : {}
    for (const row of tellRows({ rows: this.#rows, ...header })) blocks.add('row', row, where)
  }
}
