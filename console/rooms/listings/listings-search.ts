export interface ListingsSearch {
  chatbot?: string
  /** A sentence that describes a home */
  q?: string
  sale?: 'for_sale' | 'for_rent'
  look?: 'table' | 'map'
  /** The field of the form that is to be open; any word that is no field opens it at its beginning. */
  edit?: string
}

export function readListingsSearch(search: Record<string, unknown>): ListingsSearch {
  const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).slice(0, 500) : ''
  return {
    ...(typeof search.chatbot === 'string' && { chatbot: search.chatbot.slice(0, 100) }),
    ...(q && { q }),
    ...((search.sale === 'for_sale' || search.sale === 'for_rent') && { sale: search.sale }),
    ...((search.look === 'table' || search.look === 'map') && { look: search.look }),
    ...(typeof search.edit === 'string' && { edit: search.edit.slice(0, 40) }),
  }
}

/** Of the pages beside the list. */
export function readChatbotSearch(search: Record<string, unknown>): { chatbot?: string } {
  return typeof search.chatbot === 'string' ? { chatbot: search.chatbot.slice(0, 100) } : {}
}

/** Of the page of faults; which kinds there are, it knows itself. */
export function readQualitySearch(search: Record<string, unknown>): { chatbot?: string; kind?: string } {
  return { ...readChatbotSearch(search), ...(typeof search.kind === 'string' && { kind: search.kind.slice(0, 40) }) }
}
