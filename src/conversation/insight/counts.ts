/** What is counted, by day, language and page. */
export const countNames = [
  'conversations',
  'questions',
  'answered',
  'noAnswer',
  'fromListings',
  'fromKnowledge',
  'saidRight',
  'saidWrong',
  'refused',
  'byPerson',
  'failed',
  'leads',
  'tours',
] as const

export type CountName = (typeof countNames)[number]
export type Counts = Record<CountName, number>

export function noCounts(): Counts {
  return {
    conversations: 0,
    questions: 0,
    answered: 0,
    noAnswer: 0,
    fromListings: 0,
    fromKnowledge: 0,
    saidRight: 0,
    saidWrong: 0,
    refused: 0,
    byPerson: 0,
    failed: 0,
    leads: 0,
    tours: 0,
  }
}

export function addAll(sum: Counts, more: Partial<Counts>): void {
  for (const name of countNames) sum[name] += more[name] ?? 0
}
