import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { readFault } from '../read-fault.ts'

/** Of all parts that are read of one file, unpacked: what makes more of less is a bomb, or a book of numbers. */
const mostUnpacked = 400 * 1_048_576
const mostEntries = 20_000

/** The parts of an Office file, each unpacked when it is asked for, and counted. */
export class Unzipped {
  readonly #zip: ZipFile
  readonly #entries: ReadonlyMap<string, Entry>
  #unpacked = 0

  private constructor(zip: ZipFile, entries: ReadonlyMap<string, Entry>) {
    this.#zip = zip
    this.#entries = entries
  }

  static async open(bytes: Buffer): Promise<Unzipped> {
    try {
      const zip = await fromBufferPromise(bytes, { lazyEntries: true, autoClose: false, strictFileNames: false })
      if (zip.entryCount > mostEntries) throw readFault('too-large')
      const entries = new Map<string, Entry>()
      for await (const entry of zip.eachEntry()) entries.set(entry.fileName.replace(/^\//, ''), entry)
      return new Unzipped(zip, entries)
    } catch (error) {
      throw asFault(error)
    }
  }

  get names(): string[] {
    return [...this.#entries.keys()]
  }

  has(name: string): boolean {
    return this.#entries.has(name)
  }

  /** How large a part says that it is, unpacked; 0 of one that is not there. */
  sizeOf(name: string): number {
    return this.#entries.get(name)?.uncompressedSize ?? 0
  }

  /** Tells one content of a part from another. */
  markOf(name: string): string {
    const entry = this.#entries.get(name)
    return entry ? `${entry.crc32}-${entry.uncompressedSize}` : ''
  }

  /** The bytes of a part, as they are unpacked; nothing of a part that is not there. */
  async *bytesOf(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name)
    if (!entry) return
    if (entry.generalPurposeBitFlag & 1) throw readFault('locked')
    try {
      for await (const piece of await this.#zip.openReadStreamPromise(entry)) {
        this.#unpacked += piece.length
        if (this.#unpacked > mostUnpacked) throw readFault('too-large')
        yield piece
      }
    } catch (error) {
      throw asFault(error)
    }
  }
}

function asFault(error: unknown): unknown {
  return error instanceof Error && error.name === 'ReadError' ? error : readFault('damaged', error)
}
