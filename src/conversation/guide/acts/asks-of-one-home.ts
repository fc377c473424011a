import type { ReadClause } from '../../../reading/acts/read-acts.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'

/** From so much on a question is one of the home in view, though its words could narrow a search as well: "furnished?" */
const surely = 0.78

/** Whether a clause asks something of the home in view: by its act, and unless it says where or how many others should be. */
export function asksOfOneHome(
  { acts, about }: ReadClause,
  { criteria, sort, figures, drops, follow, saysHome }: Understood,
): boolean {
  const [first] = acts
  if (first?.act !== 'ask-home' || first.likely < surely || about === 'nth' || about === 'described') return false
  // "any studio that takes cats, renting is fine too"
  if (criteria.some(({ topic }) => topic === 'SaleType')) return false
  // "Which homes have 3 bedrooms?"
  if (saysHome && criteria.some(({ topic }) => ofRooms.has(topic))) return false
  const looksElsewhere = criteria.some(
    ({ topic, anyOf }) => topic === 'Place' && anyOf.every(({ is }) => is !== 'nowhere'),
  )
  return (
    !looksElsewhere &&
    sort === null &&
    drops.length + follow.length === 0 &&
    figures.every(({ kind }) => kind === 'count')
  )
}

const ofRooms: ReadonlySet<string> = new Set(['Bedrooms', 'Bathrooms', 'Price', 'BuildingArea'])

/** What is asked, without what a search would make of its words: "does the house …", "dogs?" of a home that stands fixed. */
export function askedOfHome(understood: Understood): Understood {
  return {
    ...understood,
    saysHome: false,
    follow: [],
    criteria: understood.criteria.filter(({ topic }) => topic !== 'PropertyType' && topic !== 'SaleType'),
  }
}

/** Acts that have nothing to do with homes, the firm or the talk. */
const foreign: ReadonlySet<string> = new Set(['outside', 'advertise', 'inject', 'joke', 'flirt', 'abuse', 'unclear'])
const mayBeForeign = 0.5
const isSurelyForeign = 0.85

/** Whether what nothing was read of is about something else altogether; what asks for nothing (`asks`) is rather heard than turned away. */
export function isForeign(clause: ReadClause, asks: boolean): boolean {
  return shareOfForeign(clause) >= (asks ? mayBeForeign : isSurelyForeign)
}

/** How likely a clause is about something that is neither homes nor the firm nor the talk, from 0 to 1. */
export function shareOfForeign({ acts }: ReadClause): number {
  return acts.reduce((sum, { act, likely }) => sum + (foreign.has(act) ? likely : 0), 0)
}
