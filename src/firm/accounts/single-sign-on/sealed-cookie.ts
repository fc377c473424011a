import { type Static, type TObject, Type } from 'typebox'
import Value from 'typebox/value'
import type { FirmApp } from '../../firm-app.ts'
import { hostCookieName, readCookie, writeHostCookie } from '../sign-in/host-cookie.ts'

type Holder = Pick<FirmApp, 'secrets' | 'publicUrl' | 'now'>

/** What a browser keeps for us for some minutes, sealed: it can neither be read there nor made there. */
export class SealedCookie<Shape extends TObject> {
  readonly #name: string
  readonly #shape: Shape
  readonly #minutes: number

  constructor(name: string, shape: Shape, minutes: number) {
    this.#name = name
    this.#shape = shape
    this.#minutes = minutes
  }

  /** The Set-Cookie header with which it begins. */
  async write({ secrets, publicUrl, now }: Holder, value: Static<Shape>): Promise<string> {
    const until = now().getTime() + this.#minutes * 60_000
    const sealed = await secrets.seal(this.#place(), Buffer.from(JSON.stringify({ value, until })))
    return this.#set(publicUrl, sealed.toString('base64url'), this.#minutes * 60)
  }

  /** What a Cookie header holds of it; null: nothing that we have sealed, or it is over. */
  async read({ secrets, publicUrl, now }: Holder, cookies: string | undefined): Promise<Static<Shape> | null> {
    const sealed = readCookie(cookies, hostCookieName(publicUrl, this.#name))
    if (sealed === null) return null
    const plain = await secrets.open(this.#place(), Buffer.from(sealed, 'base64url'))
    const kept: unknown = plain && JSON.parse(plain.toString())
    if (!Value.Check(Kept, kept) || kept.until <= now().getTime()) return null
    return Value.Check(this.#shape, kept.value) ? kept.value : null
  }

  /** The Set-Cookie header that takes it away again. */
  end({ publicUrl }: Pick<FirmApp, 'publicUrl'>): string {
    return this.#set(publicUrl, '', 0)
  }

  #place() {
    return { table: 'cookies', column: this.#name, row: 1 }
  }

  /** Lax: it must come along when the provider leads the browser back. */
  #set(publicUrl: string, value: string, seconds: number): string {
    return writeHostCookie(publicUrl, { name: this.#name, value, seconds, sameSite: 'Lax' })
  }
}

/** `until`: milliseconds since 1970. */
const Kept = Type.Object({ value: Type.Unknown(), until: Type.Number() })
