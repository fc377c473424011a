import type { Condition, Sort } from '../../criteria/condition.ts'
import { wordForms } from '../../criteria/mention-pattern.ts'
import { ask, type Position, type Reading } from '../facts.ts'
import type { NearRequest } from '../rules/meaning.ts'
import { conditionOf } from '../rules/place/place-condition.ts'
import type { FoundCriterion, Understanding } from '../understanding.ts'

/** What a sentence was read as, with places that no listing has. */
type Read = Understanding & { unknownPlaces: string[] }

const nearMiles = 5
const maxFeatures = 12

/** "near Seattle within 2 miles", "in Seattle within 3 miles": the distance holds for the place said. */
function spreadRadius(understood: Read): void {
  if (understood.radius === null) return
  const { miles, words } = understood.radius
  const places = understood.criteria.filter((criterion) => criterion.topic === 'Place')
  if (places.length === 0) understood.ignored.push(words)
  const [excluded] = places
  // "not in Seattle but within 10 miles of it"
  if (excluded?.place && places.every(({ mode }) => mode === 'not'))
    addCriterion(understood, { ...excluded, mode: 'must', anyOf: [], near: { place: excluded.place, miles } })
  understood.criteria = understood.criteria.map((criterion) => {
    if (criterion.topic !== 'Place' || criterion.mode === 'not') return criterion
    const { near, place } = criterion
    if (!near && place && criterion.anyOf.length === 1) return { ...criterion, near: { place, miles }, anyOf: [] }
    const anyOf = criterion.anyOf.map((condition) => (condition.is === 'near' ? { ...condition, miles } : condition))
    return { ...criterion, ...(near && { near: { ...near, miles: near.miles ?? miles } }), anyOf }
  })
}

function addCriterion(understood: Read, criterion: FoundCriterion): void {
  understood.criteria = [...understood.criteria, criterion]
}

/** The middle of the listings at a place; null where none is. */
function* locate({ place, within }: NearRequest): Reading<{
  name: string
  centre: Position | null
  field: Extract<Condition, { is: 'nowhere' }>['field']
}> {
  const condition = conditionOf(place)
  const of = within ? [condition, conditionOf(within)] : [condition]
  const name = of.map((each) => ('name' in each ? each.name : '')).join(', ')
  const field = condition.is === 'nowhere' ? condition.field : 'City'
  if (place.position) return { name, centre: place.position, field }
  if (condition.is === 'nowhere') return { name, centre: null, field }
  return { name, centre: yield* ask('centreOf', of.length === 1 ? condition : { is: 'all', of }), field }
}

function* locateNear(criterion: FoundCriterion, near: NearRequest): Reading<FoundCriterion> {
  const { name, centre, field } = yield* locate(near)
  const condition: Condition = centre
    ? { is: 'near', name, ...centre, miles: near.miles ?? nearMiles }
    : { is: 'nowhere', name, field }
  return { ...criterion, anyOf: [...criterion.anyOf, condition] }
}

/** Locates what is to be near, proves guessed features, and notes places that no listing has. */
export function* resolveFacts(understood: Read): Reading<void> {
  spreadRadius(understood)
  const located: FoundCriterion[] = []
  for (const found of understood.criteria) {
    const criterion = found.near ? yield* locateNear(found, found.near) : found
    const before = located.at(-1)
    if (!criterion.orBefore || !before) located.push(criterion)
    else located[located.length - 1] = { ...before, anyOf: [...before.anyOf, ...criterion.anyOf] }
  }
  understood.criteria = located
  if (understood.sortNear && understood.sort?.field === 'Distance') {
    const { name, centre, field } = yield* locate(understood.sortNear)
    if (centre) understood.sort = { ...understood.sort, from: { name, ...centre } } satisfies Sort
    else {
      understood.sort = null
      const anyOf: Condition[] = [{ is: 'nowhere', name, field }]
      addCriterion(understood, { topic: 'Place', mode: 'must', anyOf, from: 0, to: 0 })
    }
  }
  const guesses = understood.guesses.slice(0, maxFeatures)
  const conditions: Condition[] = guesses.map((guess) => ({
    is: 'text',
    name: guess.words.toLowerCase(),
    mentions: wordForms(guess.words),
  }))
  const toProve = conditions.filter((_, index) => guesses[index]?.needsProof)
  const proven = toProve.length === 0 ? [] : yield* ask('satisfiable', toProve)
  guesses.forEach((guess, index) => {
    const condition = conditions[index]
    if (!condition) return
    if (guess.needsProof && !proven[toProve.indexOf(condition)]) understood.ignored.push(...guess.words.split(' '))
    else
      addCriterion(understood, {
        topic: 'Feature',
        mode: guess.mode,
        anyOf: [condition],
        from: guess.from,
        to: guess.to,
      })
  })
  understood.ignored.push(...understood.guesses.slice(maxFeatures).map((guess) => guess.words))
  limitFeatures(understood)
  for (const criterion of understood.criteria) {
    for (const condition of flatten(criterion.anyOf))
      if (condition.is === 'nowhere') understood.unknownPlaces.push(condition.name)
  }
}

/** Each feature costs a look at every text: more than any sentence needs is reported as ignored. */
function limitFeatures(understood: Read): void {
  let seen = 0
  understood.criteria = understood.criteria.filter((criterion) => {
    if (criterion.topic !== 'Feature' || ++seen <= maxFeatures) return true
    understood.ignored.push(...criterion.anyOf.map((condition) => ('name' in condition ? condition.name : '')))
    return false
  })
}

export function flatten(conditions: readonly Condition[]): Condition[] {
  return conditions.flatMap((condition) => (condition.is === 'all' ? flatten(condition.of) : [condition]))
}
