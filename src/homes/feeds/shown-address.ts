/** An address as it may be shown: who asks with which password, and what stands behind the question mark, is nobody's business. */
export function withoutSecrets(address: string): string {
  const url = new URL(address)
  url.username = ''
  url.password = ''
  url.hash = ''
  if (url.search !== '') url.search = '?…'
  return decodeURI(url.href)
}
