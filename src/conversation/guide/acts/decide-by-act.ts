import type { Act } from '../../../reading/acts/act.ts'
import type { ReadClause } from '../../../reading/acts/read-acts.ts'
import { shareOfActs } from '../../../reading/acts/share-of-acts.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { GuideState } from '../guide-context.ts'
import type { Part } from '../knowledge/route-message.ts'
import { hardTopics, type Wish } from '../wishes/decide-wish.ts'
import { asksWhomToAsk, shareOfForeign } from './asks-of-one-home.ts'
import { type Route, routeOfAct, wishOfReject } from './route-of-act.ts'

const selling: ReadonlySet<Act> = new Set(['sell', 'value', 'let-out'])
const hardlySelling = 0.1
const ofHomes: ReadonlySet<Act> = new Set(['seek', 'refine', 'more', 'similar', 'ask-home', 'details'])
const ratherOfHomes = 0.5

/** From so much on the guide does what the act says where the tables say otherwise (docs/decisions/0111: what it was measured by). */
const sureFrom = 0.85
/** Turning somebody away costs more than a search too many, and what reads like a search mostly is one. */
const surely = 0.95
const sureOfUnread = 0.55
const sureOfHow = 0.6
/** Of first messages of which so much is about something else, 97 in 100 are (hands apart from those learned from). */
const sureAtFirst = 0.65

/**
 * What answers a clause: what the tables say, unless its act is sure and the two do not go together. Pure.
 */
export function decideByAct(
  heard: Part,
  clause: ReadClause,
  {
    understood,
    previous,
    namesHome,
    ofHome = () => clause,
  }: {
    understood: Understood
    previous: GuideState | null
    namesHome: boolean
    /** The clause as if one home were in view. */
    ofHome?: () => ReadClause
  },
): Part {
  const [first] = clause.acts
  if (first === undefined) return heard
  const { act, likely } = first
  const hasView = previous !== null && (previous.shown.length > 0 || namesHome)
  // "make it 10", of the visit whose day stands in the form.
  const isOfVisit = heard.wish === 'tour' && previous?.visit !== undefined
  const isAnswer = isOfVisit || (heard.wish !== undefined && heard.wish === previous?.pending)
  const part =
    hasView && !isAnswer && isHardlySaid(heard, clause, understood) ? withRoute(heard, { from: 'homes' }) : heard
  // How something works may be told by the firm, or by the glossary; a home in view tells it only where one is meant.
  if (
    act === 'ask-how' &&
    part.from === 'homes' &&
    part.wish === undefined &&
    likely >= sureOfHow &&
    !looksForHomes(understood)
  )
    return withRoute(part, { from: 'either' })
  // With homes in view a number is that of who knows of them, unless the firm has told its own and is asked for it.
  if (hasView && part.wish === undefined && asksWhomToAsk(clause, ofHome) && !namesBounds(understood))
    return act === 'ask-firm'
      ? { ...withRoute(part, { from: 'firm' }), otherwise: 'agent' }
      : withRoute(part, { from: 'homes', wish: 'agent' })
  // "et à vendre, une maison vers Forest ?": homes are looked for, and none of one's own is spoken of.
  const isOwn = shareOfActs(clause, selling) >= hardlySelling || shareOfActs(clause, ofHomes) < ratherOfHomes
  const saysMy = understood.lexemes.some(({ tags }) => tags.includes('glue.my'))
  if (part.wish === 'seller' && !isOwn && !saysMy && understood.criteria.some(({ topic }) => topic === 'PropertyType'))
    return withRoute(part, { from: 'homes' })
  if (act === 'reject') {
    if (likely < sureFrom || part.wish !== undefined || looksForHomes(understood) || previous === null) return part
    return withRoute(part, { from: 'homes', wish: wishOfReject(clause.topic?.name) })
  }
  if (asksWhenFree(part, clause)) return withRoute(part, { from: 'homes' })
  // Of days on which one may come in.
  if (clause.topic?.name === 'ask-home:open-house' && part.wish === 'tour') return part
  const route = routeOfAct[act]
  if (route === undefined || (keepsTo(part, route) && !isMisheard(part, clause))) return part
  const isOutside = route.to.wish === 'outside'
  const readsAsSearch = part.from === 'homes' && part.wish === undefined && understood.criteria.length > 0
  // At the beginning of a conversation nothing else is likelier to be said of other things.
  const isBeginning = previous === null || previous.shown.length === 0
  // "houses in Atlantis": a kind of home is asked for.
  const isPlainSearch =
    part.from === 'homes' && part.wish === undefined && understood.criteria.every(({ topic }) => topic === 'Feature')
  const isForeign =
    act === 'outside' && !understood.saysHome && isBeginning && isPlainSearch && shareOfForeign(clause) >= sureAtFirst
  // Where the tables read nothing at all, what is likely is better than nothing.
  const isUnread = part.from === 'homes' && part.wish === undefined && readsNothing(understood)
  const least = isOutside || readsAsSearch ? surely : isUnread ? sureOfUnread : sureFrom
  if (!isForeign && likely < least) return part
  // A home is named, or what was asked for is given.
  if ((namesHome || understood.saysHome) && isOutside) return part
  if (part.wish !== undefined && part.wish === previous?.pending) return part
  const isOfDay = act === 'tour' && likely >= surely && onlyNumbers(understood)
  if (part.from === 'homes' && part.wish === undefined && looksForHomes(understood) && !isOfDay) return part
  // Who gives an address or a number has given it, whatever else is said.
  if (part.wish === 'contact' || part.wish === 'alert') return part
  return withRoute(part, route.to)
}

/**
 * The parts of a text as the tables route them; null: none. What the networks surely read as one clause for one thing is not taken
 * apart: "two guys, two cats, one cello. a porch is a must. renting or buying, what is out there?" looks for homes as a whole. Pure.
 */
export function joinSure(
  text: string,
  parts: readonly Part[] | null,
  { clauses, actOf }: { clauses: readonly ReadClause[]; actOf: (text: string) => ReadClause },
): readonly Part[] {
  const whole: Part = { text, from: 'homes' }
  const [only, another] = clauses
  const [first] = only?.acts ?? []
  if (parts === null || parts.length < 2 || first === undefined || another !== undefined) return parts ?? [whole]
  const route = first.likely < surely ? undefined : routeOfAct[first.act]
  if (route === undefined || parts.some(({ wish, from }) => wish === 'contact' || from === 'firm')) return parts
  const isElse = ({ acts: [own] }: ReadClause) =>
    own !== undefined && own.act !== first.act && own.likely >= sureFrom && routeOfAct[own.act] !== undefined
  return parts.some((part) => isElse(actOf(part.text))) ? parts : [{ text, ...route.to }]
}

/** Whether it says where, how many or for how much: "the number of whoever is selling it" counts no homes. */
function namesBounds({ criteria, sort }: Understood): boolean {
  return sort !== null || criteria.some(({ topic }) => hardTopics.has(topic) && topic !== 'SaleType')
}

/** "anything cheaper?" */
const comparing: ReadonlySet<string> = new Set(['cheaper', 'pricier', 'bigger', 'smaller', 'newer', 'older'])

/** "when can we move in": of the home, though it is said as one says when one comes to see it. */
function asksWhenFree({ wish }: Part, { acts, anyTopic }: ReadClause): boolean {
  const mayAsk = acts.some(({ act, likely }) => act === 'ask-home' && likely >= perhapsAsked)
  return (
    (wish === 'tour' || (wish === undefined && acts[0]?.act === 'tour')) &&
    mayAsk &&
    anyTopic?.name === 'ask-home:move-in-date' &&
    anyTopic.likely >= surelyWhen
  )
}

const perhapsAsked = 0.15
const surelyWhen = 0.8

/**
 * Words that a wish is known by stand in questions of a home as well, where their act is hardly likely: a day ("and if my girlfriend's dog
 * comes for the weekend"), selling ("我想卖烧烤", of a shop to let), and what is merely heard ("i have a cat, how many baths").
 */
function isHardlySaid({ wish }: Part, clause: ReadClause, { opinionHint }: Understood): boolean {
  if (wish === undefined) return false
  // "is it a safe street" asks for a judgement, whatever else it sounds like.
  if (wish === 'area' && opinionHint) return false
  if (wish === 'heard' || wish === 'outside') {
    if (shareOfForeign(clause) >= perhapsForeign) return false
    const isOfTopic = clause.anyTopic?.name.startsWith('ask-home:') === true && clause.anyTopic.likely >= sureTopic
    // "e tenho um gatinho...", of the home in view: an animal asks whether it may come.
    const isOfAnimals = clause.anyTopic?.name === 'ask-home:pets' && clause.anyTopic.likely >= surelyAnimals
    const least = isOfAnimals ? hardlyOfHome : isOfTopic ? perhapsOfHome : surelyOfHome
    return shareOfActs(clause, ofHome) >= least
  }
  const { name = '', likely = 0 } = clause.anyTopic ?? {}
  // "can we drive out sunday" is of nothing that a record tells.
  if (wish === 'tour' && (name === 'ask-home:open-house' || likely < perhapsTopic)) return false
  const own = actsOfWish[wish]
  return own !== undefined && shareOfActs(clause, own.acts) < own.least
}

const ofHome: ReadonlySet<Act> = new Set(['ask-home'])
const perhapsForeign = 0.05
const perhapsTopic = 0.4
const sureTopic = 0.9
const perhapsOfHome = 0.45
const surelyAnimals = 0.95
const hardlyOfHome = 0.2
const surelyOfHome = 0.7

/** From so much on an act is likely enough for the wish that the words say (measured: a tour that was meant had 0.1 and more). */
const actsOfWish: Partial<Record<Wish, { acts: ReadonlySet<Act>; least: number }>> = {
  tour: { acts: new Set(['tour', 'give-time', 'yes']), least: 0.08 },
  // "ugh too late, could i be in the limerock one before xmas"
  dislikes: { acts: new Set(['reject', 'complain', 'no', 'refine', 'abuse', 'acknowledge']), least: 0.08 },
  // "et je gare ma caisse où", "can my cat live there"
  area: { acts: new Set(['ask-area', 'schools', 'safety', 'commute', 'fair-housing']), least: 0.1 },
  seller: {
    acts: new Set([
      'sell',
      'value',
      'let-out',
      'tell-self',
      'ask-firm',
      'ask-how',
      'money',
      'figure',
      'person',
      'call-back',
    ]),
    least: 0.4,
  },
}

/** Words for seeing a home and where it is stand in questions of anything else: "where do I park", "how many bathrooms are there". */
function isMisheard({ wish }: Part, { acts: [first], topic }: ReadClause): boolean {
  if (first?.act !== 'ask-home' || first.likely < sureFrom || topic === null) return false
  // Of safety and of who lives there nobody judges; whether it floods, and where a car is charged, its record may tell.
  if (wish === 'area' && topic.likely < surelyWhen) return false
  const own = wish === undefined ? undefined : topicsOfWish[wish]
  return own !== undefined && !own.has(topic.name.replace(/^ask-home:/u, ''))
}

/** Of which topics of a home a skill knows more than its record. */
const topicsOfWish: Partial<Record<Wish, ReadonlySet<string>>> = {
  area: new Set(['location', 'neighbors', 'amenities', 'transit', 'address', 'insurance', 'security', 'other']),
  map: new Set(['address', 'location', 'direction', 'amenities', 'noise', 'neighbors', 'transit']),
  pictures: new Set(['photos-true', 'layout', 'floor-plan', 'view', 'kitchen']),
  tour: new Set(['open-house', 'virtual-tour', 'availability']),
  send: new Set(['photos-true', 'floor-plan']),
}

/** "set me up to see it friday four thirty": numbers of a clock, and no price that anybody named as one. */
function onlyNumbers({ criteria, sort, figures, saysHome }: Understood): boolean {
  return !saysHome && sort === null && figures.length === 0 && criteria.every(({ topic }) => topic === 'Price')
}

function readsNothing({
  criteria,
  sort,
  figures,
  follow,
  drops,
  saysHome,
  refusedWords,
  opinionHint,
}: Understood): boolean {
  const says = criteria.length + figures.length + follow.length + drops.length + refusedWords.length > 0
  return !says && !saysHome && !opinionHint && sort === null
}

function keepsTo({ from, wish }: Part, { to, or }: NonNullable<(typeof routeOfAct)['seek']>): boolean {
  if (wish !== undefined) return wish === to.wish || or.includes(wish)
  return (to.wish === undefined && from === to.from) || or.includes(from)
}

function withRoute({ text, after }: Part, route: Route): Part {
  return { text, ...route, ...(after === undefined ? {} : { after }) }
}

/** By a condition that only homes have, an order or a figure: a search is what it is, whoever asks and whatever they say of themselves. */
function looksForHomes({ criteria, sort, figures, follow }: Understood): boolean {
  const isHard = criteria.some(
    ({ topic, mode, anyOf }) => mode === 'must' && hardTopics.has(topic) && anyOf.every(({ is }) => is !== 'nowhere'),
  )
  return isHard || sort !== null || figures.length > 0 || follow.some((step) => comparing.has(step))
}
