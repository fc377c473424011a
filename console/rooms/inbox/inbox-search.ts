/** Which conversations the inbox shows. */
export const inboxViews = ['all', 'waiting', 'taken', 'mine'] as const
export type InboxView = (typeof inboxViews)[number]

/** Languages that visitors are understood in. */
export const spokenLanguages = ['en', 'es', 'fr', 'de', 'pt', 'zh'] as const

/** What stands in the address of the inbox; a field that is left out is as usual. */
export interface InboxSearch {
  view?: InboxView
  /** serialNumber of the only chatbot to show */
  chatbot?: string
  /** Only what waits for an answer */
  unanswered?: true
  /** Only in this language, by its code */
  language?: string
  /** Account whose conversations are shown; `nobody` */
  assigned?: string
  /** Words to look for */
  q?: string
}

export function readInboxSearch(search: Record<string, unknown>): InboxSearch {
  const view = inboxViews.find((each) => each === search.view)
  // The address may hold words that look like a number.
  const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).slice(0, 200) : ''
  return {
    ...(view && view !== 'all' && { view }),
    ...(typeof search.chatbot === 'string' && { chatbot: search.chatbot.slice(0, 100) }),
    ...(search.unanswered === true && { unanswered: true as const }),
    ...(spokenLanguages.some((code) => code === search.language) && { language: String(search.language) }),
    ...(typeof search.assigned === 'string' && search.assigned !== '' && { assigned: search.assigned.slice(0, 100) }),
    ...(q && { q }),
  }
}
