export const chatbotViews = ['settings', 'site', 'connect', 'versions'] as const
export type ChatbotView = (typeof chatbotViews)[number]

export interface ChatbotSearch {
  view?: ChatbotView
  /** Words to find settings by */
  q?: string
}

export function readChatbotSearch(search: Record<string, unknown>): ChatbotSearch {
  const view = chatbotViews.find((each) => each === search.view)
  const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).slice(0, 100) : ''
  return { ...(view && view !== 'settings' && { view }), ...(q && { q }) }
}
