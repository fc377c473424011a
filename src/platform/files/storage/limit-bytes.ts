import { Transform } from 'node:stream'
import { fail } from '../../errors.ts'

/** Lets bytes through, counts them, and fails with `body-too-large` as soon as there are more than allowed. */
export class LimitBytes extends Transform {
  readonly #maxBytes: number
  #bytes = 0

  constructor(maxBytes: number) {
    super()
    this.#maxBytes = maxBytes
  }

  get bytes(): number {
    return this.#bytes
  }

  override _transform(
    chunk: Buffer,
    _encoding: BufferEncoding,
    done: (error: Error | null, chunk?: Buffer) => void,
  ): void {
    this.#bytes += chunk.length
    if (this.#bytes > this.#maxBytes) done(fail('body-too-large', { limit: describeLimit(this.#maxBytes) }))
    else done(null, chunk)
  }
}

/** "100 MB": MB here are 1,048,576 bytes, as in wire-decisions.md. */
function describeLimit(bytes: number): string {
  return bytes >= 1_048_576 ? `${Math.floor(bytes / 1_048_576)} MB` : `${bytes} bytes`
}
