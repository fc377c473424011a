import { createHmac } from 'node:crypto'
import type { Database } from '../database/connect.ts'
import { readAddress, readMark } from './address-store.ts'

interface Source {
  db: Database
  /** PORCHLIGHT_PUBLIC_URL; null: not set. */
  configured: string | null
  /** The address that counts now, and how it is changed. */
  read(): string
  write(url: string): void
}

/** Under which address this server is known: the configuration’s, else the one that was set in the console, else its own. */
export class PublicAddress {
  readonly #source: Source
  /** What counted before one was set in the console. */
  #usual: string | null = null
  #mark: string | null = null

  constructor(source: Source) {
    this.#source = source
  }

  get isSetByServer(): boolean {
    return this.#source.configured !== null
  }

  /** Without what was set in the console: cookies of sign-ins are for this one, so that no address locks anybody out. */
  get usual(): string {
    return this.#usual ?? this.#source.read()
  }

  /** Takes over what is set in the database. Harmless when repeated. */
  async follow(): Promise<void> {
    if (this.isSetByServer) return
    const { url } = await readAddress(this.#source.db)
    if (url === null) {
      if (this.#usual !== null) this.#source.write(this.#usual)
      this.#usual = null
      return
    }
    this.#usual ??= this.#source.read()
    this.#source.write(url)
  }

  /** What only this server answers to a challenge. */
  async proveTo(challenge: string): Promise<string> {
    this.#mark ??= await readMark(this.#source.db)
    return createHmac('sha256', this.#mark).update(`porchlight address ${challenge}`).digest('hex')
  }
}

/** Where a server proves that it is the one. */
export const proofPath = '/.well-known/porchlight'
