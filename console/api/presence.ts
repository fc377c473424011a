/** Whoever has done nothing for so long may have gone. */
const awayMs = 120_000

/** Told along with calls that nobody may be there for; the server lets them keep no session going. */
const unattendedHeader = 'x-unattended'

/** What a person does, as opposed to what a page does by itself. */
const deeds = ['pointerdown', 'keydown', 'wheel', 'touchmove', 'click', 'input'] as const

/** Whether somebody sits before the console: it reads some things again and again, which is no use of a session. */
export class Presence {
  /** The page was opened by somebody. */
  #lastDeedAt = Date.now()

  constructor(page: Pick<EventTarget, 'addEventListener'>) {
    const note = ({ isTrusted }: Event): void => {
      if (isTrusted) this.#lastDeedAt = Date.now()
    }
    for (const deed of deeds) page.addEventListener(deed, note, { capture: true, passive: true })
  }

  get isHere(): boolean {
    return Date.now() - this.#lastDeedAt < awayMs
  }

  /** `fetch` for calls of the console: says so where nobody may be there. */
  readonly fetch: typeof fetch = (input, init = {}) => {
    if (this.isHere) return fetch(input, init)
    const headers = new Headers(init.headers)
    headers.set(unattendedHeader, '1')
    return fetch(input, { ...init, headers })
  }
}
