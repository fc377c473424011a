import type { Criterion } from '../search/condition.ts'
import { describeCriterion, type Money } from '../search/describe-criteria.ts'
import { countSearches, listCityNames } from '../search/look-up.ts'
import type { SearchPlan } from '../search/search-state.ts'
import { formatNumber, type Wording } from '../search/wording.ts'
import { escapeMarkdown } from './escape-markdown.ts'
import type { GuideContext } from './guide-context.ts'
import { loosen } from './loosen.ts'

interface Relaxation {
  kind: 'with' | 'without'
  /** The looser criterion, or those that are left out. */
  said: Criterion[]
  criteria: Criterion[]
  total: number
  step: number
}

const mostCriteria = 8
const mostCities = 5

/** For a search without matches: what would help, by really counting, and the search that a mere "yes" asks for. */
export async function relaxSearch(
  context: GuideContext,
  plan: SearchPlan,
  money: Money,
): Promise<{ lines: string[]; offer: SearchPlan | null }> {
  const { words, db, scope } = context
  const wording = withoutNowhere(context.wording)
  const lines: string[] = []
  const unknownPlaces = namePlacesNowhere(plan.criteria)
  if (unknownPlaces.length > 0) {
    const cities = await listCityNames(db, scope, mostCities)
    const sentences = [words.unknownPlace(wording.or(unknownPlaces.map((name) => escapeMarkdown(name, 80))))]
    if (cities.length > 0) sentences.push(words.placesHere(words.and(cities.map((city) => escapeMarkdown(city)))))
    lines.push(sentences.join(wording.betweenSentences))
  }
  const options = namesOneHome(plan.criteria) ? [] : await countRelaxations(context, plan.criteria)
  const clauses = options.map(({ kind, said, total }) => {
    const phrases = said.map((each) => words.quote(escapeMarkdown(describeCriterion(wording, each, money), 150)))
    return words.relax[kind](words.and(phrases), formatNumber(wording, total))
  })
  if (clauses.length > 0) {
    const told = clauses.map((clause) => words.sentence(clause))
    lines.push(
      [...told.slice(0, 1), words.relax.sayYes(options[0]?.total ?? 0), ...told.slice(1)].join(
        wording.betweenSentences,
      ),
    )
  } else if (!namesOneHome(plan.criteria) && plan.criteria.filter(({ mode }) => mode !== 'wish').length > 1)
    lines.push(words.relax.several)
  const [best] = options
  return { lines, offer: best ? { criteria: best.criteria, sort: plan.sort, limit: plan.limit } : null }
}

/** One certain home was asked for, by its number, address or link: no other search would find it. */
function namesOneHome(criteria: readonly Criterion[]): boolean {
  return criteria.some(({ anyOf }) =>
    anyOf.some(
      (each) =>
        each.is === 'ids' || (each.is === 'nowhere' && (each.field === 'MLSNumber' || each.field === 'Address')),
    ),
  )
}

/** Where a sentence of its own says that a place is unknown here, its name needs no remark. */
export function withoutNowhere(wording: Wording): Wording {
  return { ...wording, nowhere: '' }
}

/** Cities, states and postal codes that no listing has. */
export function namePlacesNowhere(criteria: readonly Criterion[]): string[] {
  return criteria
    .flatMap(({ anyOf }) => anyOf)
    .flatMap((condition) => (condition.is === 'all' ? condition.of : [condition]))
    .flatMap((condition) =>
      condition.is === 'nowhere' && condition.field !== 'Address' && condition.field !== 'MLSNumber'
        ? [condition.name]
        : [],
    )
}

/** The gentlest loosened bounds that find something, then the criterion without which most would be found. */
async function countRelaxations(context: GuideContext, criteria: readonly Criterion[]): Promise<Relaxation[]> {
  const filtering = criteria.filter(({ mode }) => mode !== 'wish').slice(0, mostCriteria)
  const without = (...left: Criterion[]) => ({
    kind: 'without' as const,
    said: left,
    criteria: criteria.filter((each) => !left.includes(each)),
    step: 0,
  })
  const tried = filtering.flatMap((criterion): Untried[] => [
    ...loosen(criterion).map((loosened, step) => ({
      kind: 'with' as const,
      said: [loosened],
      criteria: criteria.map((each) => (each === criterion ? loosened : each)),
      step,
    })),
    without(criterion),
  ])
  const found = await countAll(context, tried)
  const looser = found.filter(({ kind }) => kind === 'with').toSorted((a, b) => a.step - b.step || b.total - a.total)
  const gentlest = looser.filter((each, at) => looser.findIndex((other) => topicOf(other) === topicOf(each)) === at)
  const left = found
    .filter((each) => each.kind === 'without' && !gentlest.some((other) => topicOf(other) === topicOf(each)))
    .toSorted(byGiveUp)
  if (found.length > 0) return [...gentlest.slice(0, left.length > 0 ? 1 : 2), ...left].slice(0, 2)
  const pairs = filtering.flatMap((first, index) => filtering.slice(index + 1).map((second) => without(first, second)))
  return filtering.length < 3 ? [] : (await countAll(context, pairs)).toSorted(byGiveUp).slice(0, 1)
}

type Untried = Omit<Relaxation, 'total'>

function topicOf({ said: [first] }: Untried): Criterion['topic'] | undefined {
  return first?.topic
}

async function countAll({ db, scope }: GuideContext, tried: readonly Untried[]): Promise<Relaxation[]> {
  const searches = tried.map(({ criteria }) => criteria)
  const counts = await countSearches(db, scope, searches)
  return tried.map((each, index) => ({ ...each, total: counts[index] ?? 0 })).filter(({ total }) => total > 0)
}

function byGiveUp(a: Relaxation, b: Relaxation): number {
  const lasts = (relaxation: Relaxation) => relaxation.said.filter(isGivenUpLast).length
  return lasts(a) - lasts(b) || b.total - a.total
}

/** Where to live and whether to buy or rent. */
function isGivenUpLast({ topic, anyOf }: Criterion): boolean {
  if (anyOf.some(({ is }) => is === 'nowhere')) return false
  return topic === 'Place' || topic === 'SaleType'
}
