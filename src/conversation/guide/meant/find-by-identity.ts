import { checkListings, findFirst } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import { loadWeightOfWord } from '../../../reading/answering/weight-of-word.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import { anyStatus } from '../about-homes/any-status.ts'
import type { GuideContext } from '../guide-context.ts'
import { addressOf } from '../skills/address-of.ts'
import { saidIn } from '../skills/said-in.ts'
import { namesOfRecord } from './names-of-record.ts'
import { type Sign, wordsOf } from './read-signs.ts'
import { tellApart } from './tell-apart.ts'

const shortest = 4
/** What visitors say more often ("the pool", "the house") names no home. */
const leastWeight = 4.4
const mostWords = 4
/** More homes than these share it. */
const mostAlike = 12

/**
 * The only home of the chatbot that is called what stands behind an article, by its street, its town or its kind: "the one in Willow",
 * "that schoolhouse", "y el adosado de Paterna", "the Beacon one". What a home has ("the barn") is asked of the one in talk, and names none.
 * null where none is called so, or several are alike. `focus`: the home in talk, whose own words name no other.
 */
export async function findByIdentity(
  context: GuideContext,
  { signs, told, focus }: { signs: readonly Sign[]; told: readonly Criterion[]; focus: number | null },
): Promise<number | null> {
  const { db, scope } = context
  const weights = scope.languages.derive(loadWeightOfWord)
  const named = signs
    .filter(({ isOfHome, isPlain, text }) => isOfHome && !isPlain && text.length >= shortest && /^\p{L}+$/u.test(text))
    .map(({ text }) => text)
    .filter((text) => weights.of(text) >= leastWeight)
    .slice(0, mostWords)
  // "the spring", of a home whose record speaks of one, is no house on Cold Spring Road.
  const own =
    focus === null
      ? []
      : await Promise.all(named.map(async (word) => checkListings(db, scope, [focus], [saidIn(word)])))
  const words = named.filter((_word, at) => own[at]?.size !== 1)
  const places = told.filter(({ topic }) => topic === 'Place')
  if (words.length === 0 && places.length === 0) return null
  const searches = [
    ...(places.length === 0 ? [] : [places]),
    ...words.flatMap((word) => [[addressOf([word])], [saidIn(word)]]),
  ]
  const found = await Promise.all(
    searches.map((search) => findFirst(db, scope, [...search, anyStatus], null, mostAlike + 1)),
  )
  const called = found.flatMap((homes, at) => {
    const isPlace = places.length > 0 && at === 0
    const kept = homes.filter(
      (home) => isPlace || words.some((word) => isCalled(home, word, !weights.isSaidOften(word))),
    )
    return homes.length > mostAlike && isPlace ? [] : kept
  })
  const homes = [...new Map(called.map((home) => [home.id, home])).values()]
  if (homes.length === 0) return null
  const ids = homes.map(({ id }) => id)
  const met = await Promise.all(told.map(async (criterion) => checkListings(db, scope, ids, [criterion])))
  const all = homes.filter(({ id }) => met.every((each) => each.has(id)))
  const among = all.length > 0 ? all : homes
  const [only, another] = among
  if (only !== undefined && another === undefined) return only.id
  return tellApart(among, { signs, telling: new Set(), traits: [] })
}

/** By its address, its kind or a name in its record ("Allowed" is none: visitors say it often); that its description has the word says nothing. */
function isCalled(home: FoundListing, word: string, isSeldom: boolean): boolean {
  const kinds = [...wordsOf(home.PropertyType).map(foldText), ...(isSeldom ? namesOfRecord(home) : [])]
  const own = wordsOf(home.Address ?? '')
  return kinds.includes(word) || own.some((each) => each === word || (each.startsWith(word) && word.length > shortest))
}
