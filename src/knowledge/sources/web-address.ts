/** Longer ones are no addresses of pages that anybody reads. */
export const longestAddress = 2_000

/**
 * The address of a page as it is told apart from others: without the part that stays in the browser. Null where it is
 * none on the web, or holds a password.
 */
export function readWebAddress(text: string): string | null {
  const url = URL.canParse(text) ? new URL(text) : null
  if (url === null || !['http:', 'https:'].includes(url.protocol)) return null
  if (url.username !== '' || url.password !== '') return null
  url.hash = ''
  return url.href.length > longestAddress ? null : url.href
}
