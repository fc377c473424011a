import { missesOf } from '../../../homes/search/closest/misses-of.ts'
import { findFirst } from '../../../homes/search/listing-questions.ts'
import type { SearchResult } from '../../../homes/search/search-listings.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { loadWeightOfWord, type WeightOfWord } from '../../../reading/answering/weight-of-word.ts'
import { isSaidBy, wordsOfText } from '../../../reading/answering/words-of-text.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { GuideContext } from '../guide-context.ts'
import { passagesOfHome } from '../record/passages-of-home.ts'
import { clearlyNearer, leastNear, nearestHomes } from './find-meaning.ts'
import { soughtIn, soughtPart } from './sought-words.ts'

/** Homes whose records are looked at. */
const mostRead = 60
const mostShown = 5
/** So much of what was said stands in the record, by what its words tell. */
const leastSaid = 0.4
/** And so much more than in that of the home that came first. */
const more = 0.2

/** What nobody is shown something else for, whatever its record says. */
const kept: ReadonlySet<Criterion['topic']> = new Set<Criterion['topic']>([
  'SaleType',
  'Price',
  'Status',
  'CurrencySymbol',
])

/** A place where nothing lies keeps nothing. */
const isKept = ({ topic, anyOf }: Criterion): boolean =>
  kept.has(topic) || (topic === 'Place' && anyOf.every(({ is }) => is !== 'nowhere'))

/**
 * Where nothing matches, the home whose record says most of the words of the message is the first of those that come close: what was read of
 * them may not be what was meant ("a cottage right on the water", of homes for sale that are called so). As it was where none says much.
 */
export async function withClosestByWords(
  context: GuideContext,
  sentence: string,
  understood: Understood,
  result: SearchResult,
): Promise<SearchResult> {
  const { db, scope, words: said } = context
  const { closest, state } = result
  if (closest === undefined || result.total > 0 || state.sort !== null || understood.refusedWords.length > 0)
    return result
  const words = soughtIn(context, soughtPart(context, sentence, understood), { ...understood, criteria: [] })
  if (words.length === 0) return result
  const held = state.criteria.filter((each) => each.mode !== 'wish' && isKept(each) && !each.implied)
  const homes = await findFirst(db, scope, held, null, mostRead + 1)
  if (homes.length > mostRead) return result
  const weights = scope.languages.derive(loadWeightOfWord)
  const [first] = closest.listings
  const best = mostSaid(weights, words, homes, first) ?? mostMeant(context, words, homes)
  if (best === null || best.id === first?.id) return result
  const [misses = []] = await missesOf(db, scope, [best], state.criteria, said.code)
  const others = closest.listings.filter(({ id }) => id !== best.id)
  return { ...result, closest: { ...closest, listings: [{ ...best, misses }, ...others].slice(0, mostShown) } }
}

/** The home whose record says most of the words, where that is much and more than what the first one says. */
function mostSaid(
  weights: WeightOfWord,
  words: readonly string[],
  homes: readonly FoundListing[],
  first: FoundListing | undefined,
): FoundListing | null {
  const [best] = homes
    .map((home) => ({ home, said: saidOf(weights, words, home) }))
    .toSorted((one, other) => other.said - one.said)
  if (best === undefined || best.said < leastSaid) return null
  return first !== undefined && best.said < saidOf(weights, words, first) + more ? null : best.home
}

/** The home whose record comes clearly nearest to what is sought by what the words mean. */
function mostMeant(
  { scope }: GuideContext,
  words: readonly string[],
  homes: readonly FoundListing[],
): FoundListing | null {
  const [best, next] = nearestHomes(scope.languages, words, homes)
  if (best === undefined || best.near < leastNear) return null
  return next !== undefined && next.near > best.near - clearlyNearer ? null : best.home
}

/** How much of what the words tell a record says, from 0 to 1. Pure. */
export function saidOf(weights: WeightOfWord, words: readonly string[], home: FoundListing): number {
  const own = new Set([
    ...passagesOfHome(home).flatMap(({ text }) => wordsOfText(text)),
    ...wordsOfText(home.City ?? ''),
  ])
  const sought = words.flatMap((word) => wordsOfText(word))
  const weigh = (some: readonly string[]): number => some.reduce((sum, word) => sum + weights.of(word), 0)
  return weigh(sought.filter((word) => isSaidBy(word, own))) / Math.max(1, weigh(sought))
}
