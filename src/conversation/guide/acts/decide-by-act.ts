import type { ReadClause } from '../../../reading/acts/read-acts.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { GuideState } from '../guide-context.ts'
import type { Part } from '../knowledge/route-message.ts'
import { hardTopics } from '../wishes/decide-wish.ts'
import { shareOfForeign } from './asks-of-one-home.ts'
import { type Route, routeOfAct, wishOfReject } from './route-of-act.ts'

/** From so much on the guide does what the act says where the tables say otherwise (docs/decisions/0111: what it was measured by). */
const sureFrom = 0.85
/** Turning somebody away costs more than a search too many, and what reads like a search mostly is one. */
const surely = 0.95
/** Of first messages of which so much is about something else, 97 in 100 are (hands apart from those learned from). */
const sureAtFirst = 0.65

/**
 * What answers a clause: what the tables say, unless its act is sure and the two do not go together. Pure.
 */
export function decideByAct(
  part: Part,
  clause: ReadClause,
  { understood, previous, namesHome }: { understood: Understood; previous: GuideState | null; namesHome: boolean },
): Part {
  const [first] = clause.acts
  if (first === undefined) return part
  const { act, likely } = first
  if (act === 'reject') {
    if (likely < sureFrom || part.wish !== undefined || looksForHomes(understood) || previous === null) return part
    return withRoute(part, { from: 'homes', wish: wishOfReject(clause.topic?.name) })
  }
  // Of days on which one may come in.
  if (clause.topic?.name === 'ask-home:open-house' && part.wish === 'tour') return part
  const route = routeOfAct[act]
  if (route === undefined || keepsTo(part, route)) return part
  const isOutside = route.to.wish === 'outside'
  const readsAsSearch = part.from === 'homes' && part.wish === undefined && understood.criteria.length > 0
  // At the beginning of a conversation nothing else is likelier to be said of other things.
  const isBeginning = previous === null || previous.shown.length === 0
  // "houses in Atlantis": a kind of home is asked for.
  const isPlainSearch =
    part.from === 'homes' && part.wish === undefined && understood.criteria.every(({ topic }) => topic === 'Feature')
  const isForeign =
    act === 'outside' && !understood.saysHome && isBeginning && isPlainSearch && shareOfForeign(clause) >= sureAtFirst
  if (!isForeign && likely < (isOutside || readsAsSearch ? surely : sureFrom)) return part
  // A home is named, or what was asked for is given.
  if ((namesHome || understood.saysHome) && isOutside) return part
  if (part.wish !== undefined && part.wish === previous?.pending) return part
  if (part.from === 'homes' && part.wish === undefined && looksForHomes(understood)) return part
  // Who gives an address or a number has given it, whatever else is said.
  if (part.wish === 'contact' || part.wish === 'alert') return part
  return withRoute(part, route.to)
}

function keepsTo({ from, wish }: Part, { to, or }: NonNullable<(typeof routeOfAct)['seek']>): boolean {
  if (wish !== undefined) return wish === to.wish || or.includes(wish)
  return (to.wish === undefined && from === to.from) || or.includes(from)
}

function withRoute({ text, after }: Part, route: Route): Part {
  return { text, ...route, ...(after === undefined ? {} : { after }) }
}

/** By a condition that only homes have, an order or a figure: a search is what it is, whoever asks and whatever they say of themselves. */
function looksForHomes({ criteria, sort, figures }: Understood): boolean {
  const isHard = criteria.some(
    ({ topic, mode, anyOf }) => mode === 'must' && hardTopics.has(topic) && anyOf.every(({ is }) => is !== 'nowhere'),
  )
  return isHard || sort !== null || figures.length > 0
}
