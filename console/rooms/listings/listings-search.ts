export interface ListingsSearch {
  chatbot?: string
  /** A sentence that describes a home */
  q?: string
  sale?: 'for_sale' | 'for_rent'
  look?: 'table'
  /** Id of the home that is looked at */
  home?: number
}

export function readListingsSearch(search: Record<string, unknown>): ListingsSearch {
  const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).slice(0, 500) : ''
  return {
    ...(typeof search.chatbot === 'string' && { chatbot: search.chatbot.slice(0, 100) }),
    ...(q && { q }),
    ...((search.sale === 'for_sale' || search.sale === 'for_rent') && { sale: search.sale }),
    ...(search.look === 'table' && { look: search.look }),
    ...(typeof search.home === 'number' && { home: search.home }),
  }
}
