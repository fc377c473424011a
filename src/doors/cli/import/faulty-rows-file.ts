import { once } from 'node:events'
import { createWriteStream, type WriteStream } from 'node:fs'
import { toCsv, toJsonLine } from '../../../homes/listings/import/fields/faulty-row-text.ts'
import type { FaultyRow } from '../../../homes/listings/import/import-hooks.ts'

/**
 * The rows that an import passed over, each with its line and the reasons, in the format of the imported file: mended,
 * it can be imported as it is. Cells that a table program would compute are defused. The file is made with the first row.
 */
export class FaultyRowsFile {
  readonly path: string
  #stream: WriteStream | null = null
  #failure: Error | null = null

  constructor(path: string) {
    this.path = path
  }

  get isWritten(): boolean {
    return this.#stream !== null
  }

  async add(row: FaultyRow): Promise<void> {
    const isFirst = this.#stream === null
    const stream = this.#stream ?? this.#open()
    this.#stream = stream
    const text = row.text === undefined ? toCsv(row, isFirst) : toJsonLine(row, row.text)
    if (this.#failure) throw this.#failure
    if (!stream.write(text)) await once(stream, 'drain')
  }

  async close(): Promise<void> {
    if (!this.#stream) return
    if (this.#failure) throw this.#failure
    const finished = once(this.#stream, 'finish')
    this.#stream.end()
    await finished
  }

  #open(): WriteStream {
    const stream = createWriteStream(this.path)
    stream.on('error', (error) => {
      this.#failure ??= error
    })
    return stream
  }
}
