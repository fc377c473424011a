import type { SearchResult } from '../../../homes/search/search-listings.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { FoundCriterion } from '../../../reading/understanding/understanding.ts'
import type { GuideContext } from '../guide-context.ts'
import { findSought } from './find-sought.ts'
import { soughtIn, soughtPart, withoutRead } from './sought-words.ts'

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
  // Of a feature that the tables know they know all the words; one that was guessed at may stand in a record in others.
  const own = criteria.filter((each) => isOfText(each) && (!isEmpty || isGuessed(understood, each)))
  if (isEmpty ? own.length === 0 : result.total < 2 || sort !== null) return asIs
  if (soughtIn(context, sentence, understood).length === 0) return asIs
  const others = criteria.filter((each) => !own.includes(each))
  const said = soughtPart(context, sentence, understood)
  const plain = isEmpty ? { ...understood, criteria: others } : understood
  const sought = soughtIn(context, said, plain).filter((word) => !isRead(plain, word))
  const kept = result.state.criteria.filter(({ mode }) => mode !== 'wish')
  const among = isEmpty ? kept.filter((each) => !own.some((feature) => isSame(feature, each))) : kept
  const question = withoutRead(said, plain)
  const found = await findSought(context, { question, words: sought, among, mayMean: false, isAsked: false })
  if (found !== null) {
    const narrowed = await search({ ...plain, criteria: [...plain.criteria, found] })
    if (narrowed.total > 0) return { result: narrowed, unmentioned: [] }
  }
  return isEmpty ? withoutUnknown(asIs, understood, search) : asIs
}

/** Words that were guessed to be a feature and that no table knows are wished for, where the search finds homes without them. */
async function withoutUnknown(
  asIs: WithinRecords,
  understood: Understood,
  search: (understood: Understood) => Promise<SearchResult>,
): Promise<WithinRecords> {
  const namesOf = ({ anyOf }: FoundCriterion): string[] =>
    anyOf.flatMap((each) => (each.is === 'text' ? [each.name] : []))
  const unknown = understood.criteria.filter((each) => isOfText(each) && isGuessed(understood, each))
  if (unknown.length === 0) return asIs
  const criteria = understood.criteria.map(
    (each): FoundCriterion => (unknown.includes(each) ? { ...each, mode: 'wish' } : each),
  )
  const result = await search({ ...understood, criteria })
  return result.total === 0 ? asIs : { result, unmentioned: unknown.flatMap(namesOf) }
}

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
