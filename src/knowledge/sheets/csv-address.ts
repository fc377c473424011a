/**
 * Where the table of an address is to be had as CSV: people copy the address of a Google sheet from their browser. All
 * others are taken as they are.
 */
export function csvAddressOf(address: string): string {
  const url = new URL(address)
  if (url.hostname !== 'docs.google.com') return address
  const published = /^(\/spreadsheets\/d\/e\/[\w-]+)\/pub(html)?$/.exec(url.pathname)
  const shared = /^(\/spreadsheets\/d\/[\w-]+)(\/(edit|view|htmlview)?)?$/.exec(url.pathname)
  const sheet = url.searchParams.get('gid')
  if (published?.[1]) {
    const single = sheet === null ? '' : `&gid=${encodeURIComponent(sheet)}&single=true`
    return `${url.origin}${published[1]}/pub?output=csv${single}`
  }
  if (shared?.[1]) {
    const gid = sheet === null ? '' : `&gid=${encodeURIComponent(sheet)}`
    return `${url.origin}${shared[1]}/export?format=csv${gid}`
  }
  return address
}
