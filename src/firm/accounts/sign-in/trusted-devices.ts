import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto'
import { hostCookieName, readCookie, writeHostCookie } from './host-cookie.ts'

const cookieName = 'browser'
const lastsDays = 180
const dayMs = 86_400_000
/** Of people who share a browser. */
const mostAccounts = 4

export interface TrustedDevicesSource {
  publicUrl: () => string
  now: () => Date
  /** What marks are signed with, the same in every process. */
  findSecret: () => Promise<string>
}

interface Mark {
  browser: string
  /** Days since 1970, on which it was made. */
  day: number
  signature: string
}

/**
 * Knows browsers that have signed in to an account before, by a cookie: a mark for each account, which nobody else can
 * make and which does not say whose it is. It proves nothing but that: passwords that are tried there are counted by
 * themselves, so that strangers keep nobody waiting.
 */
export class TrustedDevices {
  readonly #source: TrustedDevicesSource

  constructor(source: TrustedDevicesSource) {
    this.#source = source
  }

  /** The name of a browser that is known for an account; null: it is not. */
  async find(cookies: string | undefined, email: string): Promise<string | null> {
    const marks = this.#read(cookies)
    if (marks.length === 0) return null
    const secret = await this.#source.findSecret()
    return marks.find((mark) => isOf(mark, email, secret))?.browser ?? null
  }

  /** A Set-Cookie header that makes the browser known for an account, as it is for others. */
  async trust(cookies: string | undefined, email: string): Promise<string> {
    const secret = await this.#source.findSecret()
    const marks = this.#read(cookies)
    const known = marks.find((mark) => isOf(mark, email, secret))
    const browser = known?.browser ?? randomBytes(12).toString('base64url')
    const day = this.#today()
    const mark = { browser, day, signature: sign({ browser, day, email }, secret) }
    const kept = [mark, ...marks.filter((other) => other !== known)].slice(0, mostAccounts)
    const value = kept
      .map((each) => `${each.browser}${each.day.toString(36).padStart(4, '0')}${each.signature}`)
      .join('.')
    return writeHostCookie(this.#source.publicUrl(), {
      name: cookieName,
      value,
      seconds: lastsDays * 86_400,
      sameSite: 'Strict',
    })
  }

  #today(): number {
    return Math.floor(this.#source.now().getTime() / dayMs)
  }

  #read(cookies: string | undefined): Mark[] {
    const value = readCookie(cookies, hostCookieName(this.#source.publicUrl(), cookieName)) ?? ''
    const today = this.#today()
    return value.split('.', mostAccounts).flatMap((text) => {
      const [, browser = '', day = '', signature = ''] = /^([\w-]{16})([0-9a-z]{4})([\w-]{43})$/.exec(text) ?? []
      const age = today - Number.parseInt(day, 36)
      return age >= 0 && age <= lastsDays ? [{ browser, day: Number.parseInt(day, 36), signature }] : []
    })
  }
}

function sign({ browser, day, email }: { browser: string; day: number; email: string }, secret: string): string {
  return createHmac('sha256', secret)
    .update(JSON.stringify(['browser', browser, day, email]))
    .digest('base64url')
}

function isOf({ signature, ...mark }: Mark, email: string, secret: string): boolean {
  return timingSafeEqual(Buffer.from(signature), Buffer.from(sign({ ...mark, email }, secret)))
}
