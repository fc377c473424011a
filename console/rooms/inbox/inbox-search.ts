/** Which conversations the inbox shows. */
export const inboxViews = ['all', 'waiting', 'taken', 'mine'] as const
export type InboxView = (typeof inboxViews)[number]

/** What stands in the address of the inbox; a field that is left out is as usual. */
export interface InboxSearch {
  view?: InboxView
  /** serialNumber of the only chatbot to show */
  chatbot?: string
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
    ...(q && { q }),
  }
}
