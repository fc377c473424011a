const firstRoom = '/console/inbox'

/**
 * Where somebody goes who is signed in: a page of the console, as they had wanted, and never another site. Without the
 * path of our public address.
 */
export function readReturnPath(wanted: unknown): string {
  if (typeof wanted !== 'string' || wanted.length > 1_000 || !wanted.startsWith('/console/')) return firstRoom
  // Dots are taken out as browsers do it.
  const base = 'http://porchlight.invalid'
  const url = URL.canParse(wanted, base) ? new URL(wanted, base) : null
  if (url?.origin !== base || /[\\\p{C}]|\/\//u.test(url.pathname)) return firstRoom
  const isPage = url.pathname.startsWith('/console/') && !/^\/console\/(auth|sign-in|assets)(\/|$)/.test(url.pathname)
  return isPage ? url.pathname + url.search + url.hash : firstRoom
}
