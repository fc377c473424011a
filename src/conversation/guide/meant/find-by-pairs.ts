import { countAtHand, countSearches, findFirst } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import { anyStatus } from '../about-homes/any-status.ts'
import type { GuideContext } from '../guide-context.ts'
import { addressOf } from '../skills/address-of.ts'
import type { Sign } from './read-signs.ts'

const mostPairs = 10
/** Where the database has to count. */
const mostSlowly = 4
/** Homes of a street or building that one of them is told apart from. */
const mostOfStreet = 12
const shortestName = 4

/**
 * The homes whose address has two words of a message side by side, whatever the words mean elsewhere: "the camp run one", "fishers row
 * 7". Of several such pairs the one that fewest homes have. Empty where none is.
 */
export async function findByPairs({ db, scope }: GuideContext, signs: readonly Sign[]): Promise<FoundListing[]> {
  const pairs = pairsOf(signs)
  if (pairs.length === 0) return []
  const searches = pairs.map((pair) => [pair, anyStatus])
  const counts =
    (await countAtHand(db, scope, searches)) ?? (await countSearches(db, scope, searches.slice(0, mostSlowly)))
  const [best] = counts
    .map((count, at) => ({ count, pair: pairs[at] }))
    .filter(({ count }) => count > 0 && count <= mostOfStreet)
    .toSorted((a, b) => a.count - b.count)
  return best?.pair === undefined ? [] : findFirst(db, scope, [best.pair, anyStatus], null, mostOfStreet)
}

function pairsOf(signs: readonly Sign[]): Criterion[] {
  const found = signs.slice(1).flatMap((sign, at): Criterion[] => {
    const before = signs[at]
    if (before === undefined) return []
    const words = [before.text, sign.text]
    // "4090 FM" of a numbered road is told by its number.
    const isName =
      words.some((word) => (word.length >= shortestName && /^\p{L}+$/u.test(word)) || /^\d{3,}$/u.test(word)) &&
      words.some((word) => /^\p{L}+$/u.test(word)) &&
      words.every((word) => word.length >= 2)
    const isHan = words.every((word) => /^\p{Script=Han}$/u.test(word)) && !sign.isPlain
    if (!isName && !isHan) return []
    return [words, ...(/^\d/u.test(sign.text) ? [[sign.text, before.text]] : [])].map(addressOf)
  })
  return found.slice(0, mostPairs)
}
