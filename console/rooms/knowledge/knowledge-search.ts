export const knowledgeViews = ['sources', 'missing', 'try'] as const
export type KnowledgeView = (typeof knowledgeViews)[number]

export interface KnowledgeSearch {
  view?: KnowledgeView
  chatbot?: string
}

export function readKnowledgeSearch(search: Record<string, unknown>): KnowledgeSearch {
  const view = knowledgeViews.find((each) => each === search.view)
  return {
    ...(view && view !== 'sources' && { view }),
    ...(typeof search.chatbot === 'string' && { chatbot: search.chatbot.slice(0, 100) }),
  }
}
