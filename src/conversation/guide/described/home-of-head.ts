import { checkListings, findFirst, lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { Act } from '../../../reading/acts/act.ts'
import type { ReadClause } from '../../../reading/acts/read-acts.ts'
import { shareOfActs } from '../../../reading/acts/share-of-acts.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { anyStatus } from '../about-homes/any-status.ts'
import { comparesHomes, isAskedOf } from '../acts/asks-of-one-home.ts'
import type { GuideState } from '../guide-context.ts'
import { turnTo } from '../guide-memory.ts'
import type { GuideTurn } from '../guide-request.ts'
import { readSigns } from '../meant/read-signs.ts'
import { tellApart } from '../meant/tell-apart.ts'
import { cutHeads } from './cut-head.ts'
import { readDescriptions } from './read-descriptions.ts'

/** What is asked, of the home that was said before it. */
export interface OfHead {
  content: string
  previous: GuideState
  home: number
}

/** From so much on what stands behind is asked of the home that stands before it. */
const ratherAsked = 0.5
const mostKnown = 20
const mostOfChatbot = 12
const perhapsCompares = 0.35

/** What asks something that a home has an answer to. */
const asking: ReadonlySet<Act> = new Set(['ask-home', 'ask-how', 'ask-firm', 'ask-area', 'commute', 'money', 'safety'])
/** What is done with a home, which a message says as a whole: "bon la maison alors, je viens lundi". */
const doing: ReadonlySet<Act> = new Set(['tour', 'change-tour', 'save', 'like', 'reject', 'alert', 'send'])
const perhapsDone = 0.25
/** What is said of a home of one's own, or asked over several, though a home is named in it. */
const ofOthers: ReadonlySet<Act> = new Set(['sell', 'value', 'let-out', 'figure', 'tenant-matter'])

/**
 * "the one for rent, could my kid sleep in the den": what is asked behind the sign, of the home that is said before it; by what the home is
 * (its sale, its kind, its rooms, its place) among those that are known, then among all. null where a message is not made so, or what
 * stands first is true of several homes or none.
 */
export async function homeOfHead(
  turn: GuideTurn,
  content: string,
  previous: GuideState | null,
): Promise<OfHead | null> {
  const { reading, tables } = turn
  const cuts = cutHeads(content, tables)
  if (cuts.length === 0) return null
  const whole = reading.act(content, previous)
  const isElse = shareOfActs(whole, doing) >= perhapsDone || shareOfActs(whole, ofOthers) >= ratherAsked
  if (isElse || comparesHomes(whole, perhapsCompares)) return null
  for (const { head, rest, isDefinite, isAsked, isBare } of cuts) {
    if (isAsked && asksItself(reading.act(head, previous))) continue
    // "the little one, is it on septic?", of two that are compared: no home on Little Creek.
    if (readDescriptions(head, tables).some(({ comparison, words }) => comparison !== null && words.length === 0))
      continue
    const clause = reading.actIn('home', rest, 'later')
    if (shareOfActs(clause, asking) < ratherAsked) continue
    const { criteria } = await reading.read(rest)
    // "12 Main St, Springfield, is it sunny": where it is belongs to its name.
    if (criteria.some(({ topic, anyOf }) => topic === 'Place' && anyOf.every(({ is }) => is !== 'nowhere'))) continue
    const id = await homeSaid(turn, head, { content, previous, isDefinite, isBare })
    if (id !== null) return { content: rest, previous: turnTo(previous, id), home: id }
  }
  return null
}

/** Whether what stands first asks something of its own: "o de coqueiros bate sol?", and not "and the brick one?" */
function asksItself(clause: ReadClause): boolean {
  return isAskedOf(clause) && (clause.topic?.likely ?? 0) >= ownTopic
}

const ownTopic = 0.6

async function homeSaid(
  { reading, context, tables }: GuideTurn,
  head: string,
  {
    content,
    previous,
    isDefinite,
    isBare,
  }: { content: string; previous: GuideState | null; isDefinite: boolean; isBare: boolean },
): Promise<number | null> {
  const { db, scope } = context
  const told = isDefinite ? traitsOf(await reading.read(head)) : []
  // "the house has a pool": without a sign a mere kind of home only begins a sentence.
  if (isBare && told.every(({ topic }) => topic === 'PropertyType')) return null
  const { shown = [], mentioned = [], focus = null } = previous ?? {}
  const known = [...new Set([...shown, ...mentioned])].slice(0, mostKnown)
  for (const ids of told.length === 0 ? [] : [shown, known]) {
    const fitting = await meeting(told, ids.slice(0, mostKnown))
    const [only, another] = fitting
    if (only !== undefined && another === undefined) return only
    if (focus !== null && fitting.includes(focus)) return focus
    if (fitting.length > 1 && fitting.length < ids.length) return apart(fitting)
  }
  // "Brauquartier: wie lange läuft der Mietvertrag", where two stand: the rest may tell which.
  const whole = isBare ? [] : await reading.named(content, previous)
  const [named, second] = isBare || whole.length === 1 ? whole : await reading.named(head, previous)
  if (named !== undefined && second === undefined && (await meeting(told.filter(isPlace), [named])).length === 1)
    return named
  if (new Set(told.map(({ topic }) => topic)).size < leastTold) return null
  const all = await findFirst(db, scope, [...told, anyStatus], null, mostOfChatbot)
  const [only, another] = all
  return another === undefined ? (only?.id ?? null) : all.length < mostOfChatbot ? apart(all.map(({ id }) => id)) : null

  async function meeting(criteria: readonly Criterion[], ids: readonly number[]): Promise<readonly number[]> {
    const met = await Promise.all(criteria.map((criterion) => checkListings(db, scope, ids, [criterion])))
    return ids.filter((id) => met.every((each) => each.has(id)))
  }

  async function apart(ids: readonly number[]): Promise<number | null> {
    const signs = readSigns(head, tables)
    const telling = new Set(signs.map(({ text }) => text))
    return tellApart(await lookUpListings(db, scope, ids), { signs, telling, traits: [] })
  }
}

const leastTold = 2
const isPlace = ({ topic }: Criterion): boolean => topic === 'Place'

/** What a home is; what it has is rather asked of it. */
function traitsOf({ criteria }: Understood): Criterion[] {
  return criteria
    .filter(
      ({ topic, mode, anyOf }) => mode === 'must' && traits.has(topic) && !anyOf.every(({ is }) => is === 'nowhere'),
    )
    .map(({ topic, mode, anyOf }) => ({ topic, mode, anyOf }))
}

const traits: ReadonlySet<Criterion['topic']> = new Set<Criterion['topic']>([
  ...(['Price', 'Bedrooms', 'Bathrooms', 'SaleType', 'PropertyType', 'Place', 'YearBuilt', 'Status'] as const),
])
