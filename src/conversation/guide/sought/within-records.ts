import { countAtHand } from '../../../homes/search/listing-questions.ts'
import type { SearchResult } from '../../../homes/search/search-listings.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import { isLargePlace } from '../../../reading/languages/large-places.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { FoundCriterion } from '../../../reading/understanding/understanding.ts'
import type { GuideContext } from '../guide-context.ts'
import { findMeaning } from './find-meaning.ts'
import { findSought } from './find-sought.ts'
import { soughtIn, soughtPart, withoutRead, wordsOf } from './sought-words.ts'

/** A search that looked in the records as well, and what of it no record speaks of. */
export interface WithinRecords {
  result: SearchResult
  unmentioned: readonly string[]
}

/**
 * What is looked for in words that no table knows narrows the search to the homes whose records surely bear it out; where it was taken
 * for something that none has, that gives way. A word that no record speaks of ("character") empties nothing: it is told, and what else
 * was asked for stands.
 */
export async function withinRecords(
  context: GuideContext,
  { sentence, understood, result }: { sentence: string; understood: Understood; result: SearchResult },
  search: (understood: Understood) => Promise<SearchResult>,
): Promise<WithinRecords> {
  const asIs = { result, unmentioned: [] }
  const { sort, limit, figures, follow, refusedWords, criteria } = understood
  const isPlain = limit === null && figures.length === 0 && follow.every((each) => each === 'showAll')
  if (!isPlain || refusedWords.length > 0 || sentence === '') return asIs
  const isEmpty = result.total === 0
  // A feature that was guessed at may stand in a record in other words; what no home has at all may be said there by its own.
  const ofNone = isEmpty ? await hadByNone(context, understood) : []
  const own = criteria.filter(
    (each) => ofNone.includes(each) || (isOfText(each) && (!isEmpty || isGuessed(understood, each))),
  )
  if (isEmpty ? own.length === 0 : result.total < 2 || sort !== null) return asIs
  const given = criteria.filter((each) => !own.includes(each))
  const said = soughtPart(context, sentence, understood)
  const plain = isEmpty ? { ...understood, criteria: given } : understood
  const sought = soughtIn(context, said, plain).filter((word) => !isRead(plain, word))
  const kept = result.state.criteria.filter(({ mode }) => mode !== 'wish')
  const among = isEmpty ? kept.filter((each) => !own.some((feature) => isSame(feature, each))) : kept
  const question = withoutRead(said, plain)
  const ways = [wordsOfCriteria(context, understood, ofNone), sought].filter((words) => words.length > 0)
  for (const words of ways) {
    const found = await findSought(context, { question, words, among, mayMean: false, isAsked: false })
    if (found === null) continue
    // What has to be there is no wish besides.
    const others = plain.criteria.filter(
      (each) => each.mode !== 'wish' || !namesOf(each).some((name) => words.includes(name)),
    )
    const narrowed = await search({ ...plain, criteria: [...others, found] })
    if (narrowed.total > 0) return { result: narrowed, unmentioned: [] }
  }
  // A feature that the tables know is missed by each home that has it not, and by no other name.
  const isKnown = isEmpty && own.some((each) => each.topic === 'Feature' && !isGuessed(understood, each))
  const meant = isKnown ? null : await findMeaning(context, { words: sought, among })
  if (meant !== null) {
    const ordered = await search({ ...plain, criteria: [...plain.criteria, meant] })
    if (ordered.total > 0) return { result: ordered, unmentioned: [] }
  }
  return isEmpty ? withoutUnknown(asIs, understood, search) : asIs
}

/** The words that criteria were read from, however often visitors say them; none by which people are told apart, but where they are a kind of home. */
function wordsOfCriteria(
  { scope, asked }: GuideContext,
  { lexemes }: Understood,
  criteria: readonly FoundCriterion[],
): string[] {
  const { gate } = scope.languages.tablesOf(asked)
  const words = criteria.flatMap(({ topic, from, to }) =>
    lexemes
      .slice(from, to)
      .filter(({ tags }) => !tags.some(isSmall))
      .flatMap(({ text }) => wordsOf(text))
      .filter((word) => topic !== 'Feature' || !gate.tellsPeople(word)),
  )
  return [...new Set(words)]
}

const isSmall = (tag: string): boolean => /^(?:glue|scope|place|filler)/u.test(tag)

/**
 * Criteria that no home of the firm meets: a kind that it does not have ("une coloc", read as a room to let), a place where nothing lies
 * ("near queens", of Queen's), a feature. Their words may stand in records all the same. Not the name of a large place of the world.
 */
async function hadByNone({ db, scope }: GuideContext, { criteria }: Understood): Promise<FoundCriterion[]> {
  const asked = criteria.filter((each) => each.mode === 'must' && inWords.has(each.topic) && !isElsewhere(each))
  if (asked.length === 0) return []
  const counts = await countAtHand(
    db,
    scope,
    asked.map(({ topic, mode, anyOf }) => [{ topic, mode, anyOf }]),
  )
  return asked.filter((_each, at) => counts?.[at] === 0)
}

const inWords: ReadonlySet<Criterion['topic']> = new Set<Criterion['topic']>([
  'PropertyType',
  'SpaceType',
  'Feature',
  'Place',
])

const isElsewhere = ({ anyOf }: Criterion): boolean =>
  anyOf.some((each) => each.is === 'nowhere' && isLargePlace(foldText(each.name)))

/** Words that were guessed to be a feature and that no table knows are wished for, where the search finds homes without them. */
async function withoutUnknown(
  asIs: WithinRecords,
  understood: Understood,
  search: (understood: Understood) => Promise<SearchResult>,
): Promise<WithinRecords> {
  const unknown = understood.criteria.filter((each) => isOfText(each) && isGuessed(understood, each))
  if (unknown.length === 0) return asIs
  const criteria = understood.criteria.map(
    (each): FoundCriterion => (unknown.includes(each) ? { ...each, mode: 'wish' } : each),
  )
  const result = await search({ ...understood, criteria })
  return result.total === 0 ? asIs : { result, unmentioned: unknown.flatMap(namesOf) }
}

const namesOf = ({ anyOf }: Criterion): string[] => anyOf.flatMap((each) => (each.is === 'text' ? [each.name] : []))

const isOfText = ({ topic, mode, anyOf }: FoundCriterion): boolean =>
  topic === 'Feature' && mode === 'must' && anyOf.every(({ is }) => is === 'text')

function isGuessed({ guesses }: Understood, { anyOf }: FoundCriterion): boolean {
  const guessed = new Set(guesses.map(({ words }) => words.toLowerCase()))
  return anyOf.every((each) => each.is === 'text' && guessed.has(each.name))
}

const isSame = (one: Criterion, other: Criterion): boolean =>
  one.topic === other.topic && JSON.stringify(one.anyOf) === JSON.stringify(other.anyOf)

/** What is a criterion of its own is not looked for a second time. */
function isRead({ criteria, lexemes }: Understood, word: string): boolean {
  return criteria.some(
    ({ topic, from, to }) =>
      topic !== 'Place' && lexemes.slice(from, to).some(({ text }) => text.toLowerCase().includes(word)),
  )
}
