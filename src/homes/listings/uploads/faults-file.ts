import { once } from 'node:events'
import { PassThrough } from 'node:stream'
import type { HomesApp } from '../../homes-app.ts'
import { toCsv } from '../import/fields/faulty-row-text.ts'
import type { FaultyRow } from '../import/import-hooks.ts'

/** What does not fit any more is only counted. */
const mostBytes = 20 * 1_048_576

/** The faulty rows of an import on their way into the storage of files. Made with the first row. */
export class FaultsFile {
  readonly #app: Pick<HomesApp, 'files' | 'newId'>
  #name: string | null = null
  #stream: PassThrough | null = null
  #stored: Promise<unknown> = Promise.resolve()
  #bytes = 0

  constructor(app: Pick<HomesApp, 'files' | 'newId'>) {
    this.#app = app
  }

  async add(row: FaultyRow): Promise<void> {
    const text = Buffer.from(toCsv(row, this.#stream === null))
    if (this.#bytes + text.length > mostBytes) return
    this.#bytes += text.length
    const stream = this.#stream ?? this.#begin()
    if (!stream.write(text)) await Promise.race([once(stream, 'drain'), this.#stored])
  }

  /** Answers under which name it is kept; null: there was no faulty row, or it could not be kept. */
  async close(): Promise<string | null> {
    this.#stream?.end()
    await this.#stored
    return this.#name
  }

  #begin(): PassThrough {
    const stream = new PassThrough()
    const id = this.#app.newId()
    const name = `${id.slice(0, 2)}/${id}`
    this.#name = name
    this.#stream = stream
    this.#stored = this.#app.files.put(name, stream, mostBytes + 1).catch(() => {
      // The import is worth more than the file of what was wrong with it.
      this.#name = null
      stream.resume()
    })
    return stream
  }
}
