import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import type { FaultyRow } from '../listings/import/import-listings.ts'

/** Rows that could not be imported, with their line and the reasons: made when the first one comes, ready to be mended and imported. */
export class FaultyRowsFile {
  readonly path: string
  #stream: WriteStream | null = null

  constructor(path: string) {
    this.path = path
  }

  async add({ line, reasons, columns, values, text }: FaultyRow): Promise<void> {
    if (!this.#stream) {
      this.#stream = createWriteStream(this.path)
      await once(this.#stream, 'open')
      this.#stream.write(toCsvLine(['error_line', 'error_reason', ...columns]))
    }
    const cells =
      text === undefined ? values.map((value) => (value === undefined || value === null ? '' : value)) : [text]
    if (!this.#stream.write(toCsvLine([line, reasons.join(' '), ...cells]))) await once(this.#stream, 'drain')
  }

  async close(): Promise<void> {
    if (!this.#stream) return
    this.#stream.end()
    await once(this.#stream, 'close')
  }
}

function toCsvLine(cells: readonly unknown[]): string {
  return `${cells
    .map((cell) => {
      const text = typeof cell === 'object' ? JSON.stringify(cell) : String(cell)
      return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text
    })
    .join(',')}\n`
}
