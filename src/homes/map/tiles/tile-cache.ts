import { randomBytes } from 'node:crypto'
import { mkdir, readdir, readFile, rename, rm, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** A tile as it is kept and sent. */
export interface KeptTile {
  /** "" when there is none at its place. */
  type: string
  /** Until when it may be used without asking again, in milliseconds. */
  until: number
  /** Of a drawing gzip, of a picture its bytes. */
  bytes: Buffer
}

interface Entry {
  bytes: number
}

/** What an entry of a folder takes on the disk besides its bytes, roughly. */
const overhead = 512
const name = /^[\w-]{1,80}$/

/**
 * Tiles on the disk, up to a number of bytes: those that were not used for longest go first. What the folder holds is
 * looked at once, when the first tile is wanted. It may be emptied at any time; a file that cannot be read or written is
 * a tile that is not kept. Each process on the folder counts what it knows of.
 */
export class TileCache {
  readonly #folder: string
  readonly #mostBytes: number
  readonly #mayWrite: () => Promise<boolean>
  #entries: Promise<Map<string, Entry>> | null = null
  #bytes = 0

  constructor(options: { folder: string; mostBytes: number; mayWrite: () => Promise<boolean> }) {
    this.#folder = options.folder
    this.#mostBytes = options.mostBytes
    this.#mayWrite = options.mayWrite
  }

  /** The tile of a name, also one that is past its time; null when there is none. */
  async find(key: string): Promise<KeptTile | null> {
    const entries = await this.#open()
    const entry = entries.get(key)
    if (!entry) return null
    entries.delete(key)
    entries.set(key, entry)
    const tile = await readFile(join(this.#folder, key)).then(unpackTile, () => null)
    if (tile === null) this.#forget(entries, key)
    return tile
  }

  async keep(key: string, tile: KeptTile): Promise<void> {
    if (!name.test(key)) throw new Error(`no name for a tile: ${key}`)
    const entries = await this.#open()
    const packed = packTile(tile)
    if (packed.length + overhead > this.#mostBytes || !(await this.#mayWrite())) return
    const arriving = join(this.#folder, `${key}.${randomBytes(6).toString('hex')}.new`)
    try {
      await writeFile(arriving, packed, { mode: 0o600 })
      await rename(arriving, join(this.#folder, key))
    } catch {
      await rm(arriving, { force: true }).catch(() => {})
      return
    }
    this.#forget(entries, key)
    entries.set(key, { bytes: packed.length + overhead })
    this.#bytes += packed.length + overhead
    await this.#makeRoom(entries)
  }

  async #makeRoom(entries: Map<string, Entry>): Promise<void> {
    while (this.#bytes > this.#mostBytes) {
      const [oldest] = entries.keys()
      if (oldest === undefined) return
      this.#forget(entries, oldest)
      await rm(join(this.#folder, oldest), { force: true }).catch(() => {})
    }
  }

  #forget(entries: Map<string, Entry>, key: string): void {
    this.#bytes -= entries.get(key)?.bytes ?? 0
    entries.delete(key)
  }

  #open(): Promise<Map<string, Entry>> {
    this.#entries ??= this.#look()
    return this.#entries
  }

  async #look(): Promise<Map<string, Entry>> {
    const found: { key: string; bytes: number; at: number }[] = []
    try {
      await mkdir(this.#folder, { recursive: true, mode: 0o700 })
      for (const key of await readdir(this.#folder)) {
        const file = await stat(join(this.#folder, key)).catch(() => null)
        if (!file?.isFile()) continue
        // What a killed process was writing.
        if (!name.test(key)) await rm(join(this.#folder, key), { force: true })
        else found.push({ key, bytes: file.size + overhead, at: file.mtimeMs })
      }
    } catch {
      // A folder that cannot be made or read keeps nothing: tiles are fetched each time.
    }
    const entries = new Map<string, Entry>()
    for (const { key, bytes } of found.sort((a, b) => a.at - b.at)) {
      entries.set(key, { bytes })
      this.#bytes += bytes
    }
    await this.#makeRoom(entries)
    return entries
  }
}

/** A line of JSON, then the bytes. */
function packTile({ type, until, bytes }: KeptTile): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ type, until, length: bytes.length })}\n`), bytes])
}

function unpackTile(packed: Buffer): KeptTile | null {
  const end = packed.indexOf(10)
  if (end < 0 || end > 200) return null
  try {
    const { type, until, length } = JSON.parse(packed.toString('utf8', 0, end))
    const bytes = packed.subarray(end + 1)
    // A power cut may have left less than was written.
    if (typeof type !== 'string' || typeof until !== 'number' || length !== bytes.length) return null
    return { type, until, bytes }
  } catch {
    return null
  }
}
