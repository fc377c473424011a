export const periods = ['d7', 'd30', 'd90', 'd365'] as const
export type Period = (typeof periods)[number]
export const usualPeriod: Period = 'd30'

export const groupings = ['day', 'language', 'page'] as const
export type Grouping = (typeof groupings)[number]

/** What can be drawn, each a counter of the server. */
export const measures = [
  'conversations',
  'questions',
  'answered',
  'noAnswer',
  'saidWrong',
  'byPerson',
  'leads',
  'tours',
] as const
export type Measure = (typeof measures)[number]

export interface InsightSearch {
  view?: 'unmet' | 'usage'
  period?: Period
  chatbot?: string
  by?: Grouping
  show?: Measure
}

export function readInsightSearch(search: Record<string, unknown>): InsightSearch {
  const period = periods.find((each) => each === search.period)
  const by = groupings.find((each) => each === search.by)
  const show = measures.find((each) => each === search.show)
  return {
    ...((search.view === 'unmet' || search.view === 'usage') && { view: search.view }),
    ...(period && period !== usualPeriod && { period }),
    ...(typeof search.chatbot === 'string' && { chatbot: search.chatbot.slice(0, 100) }),
    ...(by && by !== 'day' && { by }),
    ...(show && show !== 'conversations' && { show }),
  }
}

export function daysOf(period: Period): number {
  return Number(period.slice(1))
}
