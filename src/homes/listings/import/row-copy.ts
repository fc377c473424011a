import { once } from 'node:events'
import type { Writable } from 'node:stream'

/** What is collected before it is handed to the connection. */
const pieceCharacters = 65_536
/** What may wait for the database while it commits the batch before. */
export const waitingBytes = 2 * 1_048_576

/** A COPY that is fed line by line and committed as a whole. It begins when there is something to send. */
export class RowCopy {
  readonly #begin: () => Promise<Writable>
  #stream: Writable | null = null
  #piece = ''
  #failure: Error | null = null
  #mayBegin = false

  /** `before`: what the connection does first; meanwhile lines are collected. */
  constructor(begin: () => Promise<Writable>, before: Promise<void> = Promise.resolve()) {
    this.#begin = async () => {
      await before
      return begin()
    }
    const freed = (): void => {
      this.#mayBegin = true
    }
    before.then(freed, freed)
  }

  /** Takes a line; a promise when the database should be waited for. */
  add(line: string): Promise<unknown> | undefined {
    this.#piece += `${line}\n`
    return this.#piece.length < (this.#mayBegin ? pieceCharacters : waitingBytes) ? undefined : this.#send()
  }

  async end(): Promise<void> {
    const stream = await this.#send()
    if (this.#failure) throw this.#failure
    const finished = once(stream, 'finish')
    stream.end()
    await finished
  }

  /** Takes back what was not ended. */
  cancel(): void {
    if (!this.#failure) this.#stream?.destroy()
  }

  async #send(): Promise<Writable> {
    if (this.#failure) throw this.#failure
    const stream = this.#stream ?? (await this.#open())
    const piece = this.#piece
    this.#piece = ''
    if (!stream.write(piece)) await once(stream, 'drain')
    return stream
  }

  async #open(): Promise<Writable> {
    const stream = await this.#begin()
    // The stream itself forgets that it has failed.
    stream.on('error', (error) => {
      this.#failure ??= error
    })
    this.#stream = stream
    return stream
  }
}
