/** The cookie of who is signed in to the console. */
export const sessionCookie = 'session'

/** The name of a cookie of ours: bound to this very host where browsers can be told so. Without `name`: how all begin. */
export function hostCookieName(publicUrl: string, name?: string): string {
  const start = isHttps(publicUrl) ? '__Host-porchlight' : 'porchlight'
  return name === undefined ? start : `${start}-${name}`
}

/** What a Cookie header holds under a name; null: nothing. */
export function readCookie(cookies: string | undefined, cookieName: string): string | null {
  const start = `${cookieName}=`
  const pair = cookies?.split(';').find((part) => part.trimStart().startsWith(start))
  return pair === undefined ? null : pair.trim().slice(start.length)
}

export interface HostCookie {
  name: string
  value: string
  /** 0: the browser is to forget it. */
  seconds: number
  sameSite: 'Lax' | 'Strict'
}

/** A Set-Cookie header that no script of a page reads. */
export function writeHostCookie(publicUrl: string, { name, value, seconds, sameSite }: HostCookie): string {
  const secure = isHttps(publicUrl) ? '; Secure' : ''
  const ends = `Max-Age=${seconds}; Path=/; HttpOnly; SameSite=${sameSite}${secure}`
  return `${hostCookieName(publicUrl, name)}=${value}; ${ends}`
}

export function isHttps(publicUrl: string): boolean {
  return publicUrl.startsWith('https:')
}
