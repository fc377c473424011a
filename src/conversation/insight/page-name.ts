const longest = 200

/** Where pages go when a chatbot stands on more of them in a day than are told apart. No page is called so: those have a slash. */
export const otherPages = 'other'

/**
 * A page as it is counted: host and path, without what may be about the person who looks at it (query, fragment, user
 * names, addresses in the path). '' where it is no web address.
 */
export function pageNameOf(address: string): string {
  const url = URL.parse(address)
  if (url === null || !/^https?:$/.test(url.protocol)) return ''
  const path = /@|%40/i.test(url.pathname) ? '/' : url.pathname.replace(/(.)\/+$/, '$1')
  return [...`${url.host}${path}`].slice(0, longest).join('')
}
