import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { Act } from '../../../reading/acts/act.ts'
import type { ReadClause } from '../../../reading/acts/read-acts.ts'
import { shareOfActs } from '../../../reading/acts/share-of-acts.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { homeInView } from '../guide-memory.ts'
import { readRecord } from '../record/read-record.ts'
import { isOfAgent } from '../record/record-topics.ts'
import { shareOfSearch } from './asks-of-one-home.ts'

/** "¿tiene parqueadero?", "vem com móveis?": what the record of the home in view answers looks for no others, unless it surely does. */
export async function isToldOfFocus(
  context: GuideContext,
  { sentence, act, understood }: { sentence: string; act: ReadClause | null; understood: Understood },
  previous: GuideState | null,
): Promise<boolean> {
  const id = homeInView(previous)
  if (act === null || id === undefined) return false
  // "cheaper" asks nothing, though a price is told.
  if (shareOfSearch(act) >= perhapsSearch || shareOfActs(act, asking) < leastAsked) return false
  const { saysHome, criteria } = understood
  if (saysHome || criteria.some(({ topic }) => topic === 'Place') || shareOfActs(act, ofMany) >= perhapsOfMany)
    return false
  const [home] = await lookUpListings(context.db, context.scope, [id])
  if (home === undefined) return false
  const { likely, told } = readRecord(context, sentence, home)
  return likely >= surelyOfFocus && !told.some((passage) => isOfAgent(context.scope.languages, passage))
}

/** "average price of those" */
const ofMany: ReadonlySet<Act> = new Set(['figure', 'compare', 'more'])
const perhapsOfMany = 0.4
const asking: ReadonlySet<Act> = new Set(['ask-home', 'ask-how', 'ask-firm', 'ask-area', 'commute', 'money'])
const leastAsked = 0.1
const perhapsSearch = 0.6
const surelyOfFocus = 0.65
