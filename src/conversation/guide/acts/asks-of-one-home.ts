import type { Act } from '../../../reading/acts/act.ts'
import type { ReadClause } from '../../../reading/acts/read-acts.ts'
import { shareOfActs } from '../../../reading/acts/share-of-acts.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { GuideState } from '../guide-context.ts'

/** From so much on a question is one of the home in view, though its words could narrow a search as well: "furnished?" */
const surely = 0.78
const ratherSurely = 0.93

/**
 * Whether a clause asks something of the home in view: by its act, and unless it says where or how many others should be. `isPointed`: a
 * place of the list is said.
 */
export function asksOfOneHome(
  { acts, about }: ReadClause,
  { criteria, sort, figures, drops, follow, saysHome }: Understood,
  isPointed = true,
): boolean {
  const [first] = acts
  // Below a list much sounds as if a place of it were said.
  const isOther = (about === 'nth' && isPointed) || about === 'described'
  if (first?.act !== 'ask-home' || first.likely < surely || isOther) return false
  // "any studio that takes cats, renting is fine too"; "units? rents?" asks of the one in view.
  if (first.likely < ratherSurely && criteria.some(({ topic }) => topic === 'SaleType')) return false
  // "Which homes have 3 bedrooms?", "homes on the market over 150 days"
  if (saysHome && criteria.some(({ topic }) => ofNumbers.has(topic))) return false
  const looksElsewhere = criteria.some(
    ({ topic, anyOf }) => topic === 'Place' && anyOf.every(({ is }) => is !== 'nowhere'),
  )
  // "how would she get out at the back", "il faut payer plus pour la voiture ?": what goes on with a search is only said as such.
  const goesOn =
    first.likely < ratherSurely ? drops.length + follow.length > 0 : follow.some((step) => moving.has(step))
  return !looksElsewhere && sort === null && !goesOn && figures.every(({ kind }) => kind === 'count')
}

/** "anything cheaper?" */
const moving: ReadonlySet<string> = new Set(['cheaper', 'pricier', 'bigger', 'smaller', 'newer', 'older', 'reset'])

const ofNumbers: ReadonlySet<string> = new Set([
  ...['Bedrooms', 'Bathrooms', 'Price', 'BuildingArea', 'LotArea', 'YearBuilt', 'DaysOnMarket', 'UnitAreaPrice'],
])

/** What is asked, without what a search would make of its words: "does the house …", "dogs?" of a home that stands fixed. */
export function askedOfHome(understood: Understood): Understood {
  return {
    ...understood,
    saysHome: false,
    follow: [],
    criteria: understood.criteria.filter(({ topic }) => topic !== 'PropertyType' && topic !== 'SaleType'),
  }
}

/** From so much on something is asked of a home that is named beside it. */
const ofNamed = 0.5

/** Whether a clause that names a home asks something of it. */
export function isAskedOf({ acts: [first] }: ReadClause): boolean {
  return first?.act === 'ask-home' && first.likely >= ofNamed
}

const ofHomeOrPlace: ReadonlySet<Act> = new Set(['ask-home', 'ask-area', 'commute'])

/** Whether a clause asks something of a home or of where it stands: "is it near a bus". */
export function asksOfHomeOrPlace(clause: ReadClause): boolean {
  return shareOfActs(clause, ofHomeOrPlace) >= mayBeForeign
}

const surelyDetails = 0.85

/** Whether a clause asks for all that is known of a home. */
export function asksForDetails({ acts: [first] }: ReadClause): boolean {
  return first?.act === 'details' && first.likely >= surelyDetails
}

const surelyMoney = 0.6

/** Whether a clause asks what can be paid, or what a loan costs. */
export function isOfLoan({ acts: [first] }: ReadClause): boolean {
  return first?.act === 'money' && first.likely >= surelyMoney
}

/** Acts that have nothing to do with homes, the firm or the talk. */
const foreign: ReadonlySet<Act> = new Set(['outside', 'advertise', 'inject', 'joke', 'flirt', 'abuse', 'unclear'])
const mayBeForeign = 0.5
const isSurelyForeign = 0.85

/** Whether what nothing was read of is about something else altogether; what asks for nothing (`asks`) is rather heard than turned away. */
export function isForeign(clause: ReadClause, asks: boolean): boolean {
  return shareOfForeign(clause) >= (asks ? mayBeForeign : isSurelyForeign)
}

/** Acts that want nothing but to be heard. */
const remarks: ReadonlySet<Act> = new Set([
  'tell-self',
  'acknowledge',
  'like',
  'reject',
  'small-talk',
  'joke',
  'thank',
  'part',
  'yes',
  'no',
  'either',
  'wait',
  'complain',
])
const mayBeRemark = 0.5

/** Whether a clause rather says something than asks: "ah oui quand même", "kids are gone and the house is too much". */
export function isRemark(clause: ReadClause, least = mayBeRemark): boolean {
  return shareOfActs(clause, remarks) >= least
}

/** Acts that only somebody of the firm can do something about. */
const forPeople: ReadonlySet<Act> = new Set(['tenant-matter', 'work-with-us', 'complain', 'call-back', 'person'])
const ofDesk: ReadonlySet<Act> = new Set(['call-back', 'person', 'complain'])
const mayNeedPerson = 0.4
const wantsThem = 0.5

/** Whether a clause is somebody's of the firm where its words do not answer it: a repair, an agent with a buyer, a complaint. */
export function isForPeople(clause: ReadClause): boolean {
  return shareOfActs(clause, forPeople) >= mayNeedPerson
}

/** Whether a clause asks what a home of one's own would bring. */
export function asksForWorth({ acts: [first, second] }: ReadClause): boolean {
  return first?.act === 'value' || (second?.act === 'value' && second.likely >= mayNeedPerson)
}

/** Whether a clause wants somebody of the firm to come or to call. */
export function wantsPeople(clause: ReadClause): boolean {
  return shareOfActs(clause, ofDesk) >= wantsThem
}

/** How likely a clause is about something that is neither homes nor the firm nor the talk, from 0 to 1. */
export function shareOfForeign(clause: ReadClause): number {
  return shareOfActs(clause, foreign)
}

/** Acts by which somebody asks for a number or a name. */
const asking: ReadonlySet<Act> = new Set(['ask-home', 'ask-firm', 'person', 'give-contact', 'complain', 'call-back'])
/** From so much on a topic asks with whom to speak: who owns a home is asked in much the same words. */
const whom: Readonly<Record<string, number>> = { 'ask-firm:phone': 0.6, 'ask-home:listing-agent': 0.75 }

/**
 * Whether a clause asks with whom to speak of a home, or for the number: "get me the phone number of this apartment". `ofHome`: the same
 * clause as if one home were in view; below a list "who owns the first one" looks like one who asks for its agent.
 */
export function asksWhomToAsk({ acts: [first], anyTopic }: ReadClause, ofHome: () => ReadClause): boolean {
  const name = anyTopic?.name ?? ''
  const least = whom[name] ?? 1
  if (first === undefined || !asking.has(first.act) || (anyTopic?.likely ?? 0) < least) return false
  if (name !== 'ask-home:listing-agent') return true
  const other = ofHome().anyTopic
  return other?.name === name && ((anyTopic?.likely ?? 0) + other.likely) / 2 >= least
}

/** Whether a clause may ask with whom to speak of a home, where its record answers with its agent. */
export function mayAskWhom(clause: ReadClause): boolean {
  const isOfAgent = [...clause.topics, clause.anyTopic].some(
    (topic) => topic !== null && whom[topic.name] !== undefined,
  )
  return isOfAgent || shareOfActs(clause, ofDesk) >= mayNeedPerson
}

const ratherWhom = 0.5
const surelyWhom = 0.9
const hardlyDesk = 0.05

/** Whether a clause rather asks with whom to speak: enough where the record says nothing else of it ("whom should I ring about it?"). */
export function ratherAsksWhom(clause: ReadClause): boolean {
  const { name = '', likely = 0 } = clause.anyTopic ?? {}
  // "whose cattle" asks for nobody to speak to.
  const least = shareOfActs(clause, ofDesk) >= hardlyDesk ? ratherWhom : surelyWhom
  return whom[name] !== undefined && likely >= least
}

const surelyMore = 0.5

/** Whether a clause wants others than those that were shown, and says of them nothing that was not said before. */
export function wantsMore(
  { acts: [first] }: ReadClause,
  { criteria, sort, figures, drops, follow }: Understood,
  previous: GuideState | null,
): boolean {
  if (first?.act !== 'more' || first.likely < surelyMore || (previous?.shown.length ?? 0) === 0) return false
  const isNew = criteria.some(({ topic }) => topic !== 'PropertyType' && topic !== 'SaleType')
  return !isNew && sort === null && figures.length + drops.length + follow.length === 0
}

const agreeing: ReadonlySet<Act> = new Set(['yes', 'like', 'acknowledge', 'thank'])
const surelyYes = 0.7

/** Whether a message agrees to what was offered, and says nothing else: "Yes. It is great.", "please do so, thanks!" */
export function saysYes(clauses: readonly ReadClause[]): boolean {
  const isYes = clauses.some(({ acts: [own] }) => own?.act === 'yes' && own.likely >= surelyYes)
  return isYes && clauses.every((clause) => shareOfActs(clause, agreeing) >= surelyYes)
}

const ofVisits: ReadonlySet<Act> = new Set(['tour', 'change-tour', 'give-time'])
const ratherVisits = 0.5

/** Whether a clause asks for a visit, or names a time for one. */
export function wantsVisit(clause: ReadClause): boolean {
  return shareOfActs(clause, ofVisits) >= ratherVisits
}

const surelyCompares = 0.5

/** Whether a clause sets homes side by side, or asks which of them is more: "88 Harbour vs Gumnut Close, whats the diff". */
export function comparesHomes(clause: ReadClause, least = surelyCompares): boolean {
  return shareOfActs(clause, comparing) >= least
}

const comparing: ReadonlySet<Act> = new Set(['compare'])

const ratherOfHomes = 0.4

/** Whether a clause rather looks for homes, or asks which is the best of them, than it asks the firm. */
export function isOfHomes(clause: ReadClause, { sort, figures }: Understood): boolean {
  const ranks = sort !== null || figures.length > 0
  return shareOfActs(clause, ranking) >= (ranks ? perhapsOfHomes : ratherOfHomes)
}

const ranking: ReadonlySet<Act> = new Set(['seek', 'refine', 'figure', 'compare', 'more', 'similar'])
/** Where an order or a figure was read as well. */
const perhapsOfHomes = 0.2

const searching: ReadonlySet<Act> = new Set(['seek', 'refine'])

/** How likely a clause looks for homes, from 0 to 1. */
export function shareOfSearch(clause: ReadClause): number {
  return shareOfActs(clause, searching)
}

const lookingOn: ReadonlySet<Act> = new Set(['seek', 'refine', 'figure', 'more', 'similar'])
const ratherOthers = 0.5

/** Whether a clause rather looks for homes, or asks for figures over them, than it speaks of one that is known. */
export function looksForOthers(clause: ReadClause): boolean {
  return shareOfActs(clause, lookingOn) >= ratherOthers
}

/** Acts that look for homes, or ask something of them that a search reads. */
const ofHomes: ReadonlySet<Act> = new Set([
  'seek',
  'refine',
  'figure',
  'compare',
  'more',
  'similar',
  'details',
  'ask-home',
])
const surelyOfHomes = 0.85

/** Whether a message surely asks for homes, or of them, and says nothing else but what is merely heard. */
export function asksOfHomes(clauses: readonly ReadClause[]): boolean {
  const asking = clauses.filter((clause) => !isRemark(clause))
  return asking.length > 0 && asking.every((clause) => shareOfActs(clause, ofHomes) >= surelyOfHomes)
}

const hardlyFigure = 0.03

/** Whether a message looks for homes and asks for no figure over them. */
export function surelySeeks(clauses: readonly ReadClause[]): boolean {
  return (
    clauses.some((clause) => shareOfSearch(clause) >= surelyOfHomes) &&
    clauses.every((clause) => shareOfActs(clause, figuring) < hardlyFigure)
  )
}

const figuring: ReadonlySet<Act> = new Set(['figure', 'compare', 'value', 'money'])
