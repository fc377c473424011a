/** Whoever has done nothing for so long may have gone. */
const awayMs = 120_000

/** What a person does, as opposed to what a page does by itself. */
const deeds = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'click', 'input']

/**
 * `fetch` for calls of the console, which reads some things again and again: where nobody may be there it says so, and the
 * server lets such calls keep no session going. The page itself was opened by somebody.
 */
export function watchPresence(page: Pick<EventTarget, 'addEventListener'>): typeof fetch {
  let lastDeedAt = Date.now()
  const note = ({ isTrusted }: Event): void => {
    if (isTrusted) lastDeedAt = Date.now()
  }
  for (const deed of deeds) page.addEventListener(deed, note, true)
  return (input, init = {}) => {
    const headers = new Headers(init.headers)
    if (Date.now() - lastDeedAt > awayMs) headers.set('x-unattended', '1')
    return fetch(input, { ...init, headers })
  }
}
