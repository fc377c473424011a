import { checkListings, findFirst } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { memoize } from '../../../platform/memoize.ts'
import { loadWeightOfWord } from '../../../reading/answering/weight-of-word.ts'
import { wordsOfText } from '../../../reading/answering/words-of-text.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import { loadMeaning } from '../../../reading/meaning/meaning-file.ts'
import { type MeaningOfText, meaningOfWords, nearestPieces } from '../../../reading/meaning/meaning-table.ts'
import type { FoundCriterion } from '../../../reading/understanding/understanding.ts'
import type { GuideContext } from '../guide-context.ts'
import { type PassageOfHome, passagesOfHome } from '../record/passages-of-home.ts'
import { isOfAgent } from '../record/record-topics.ts'
import { asTexts } from './find-sought.ts'

/** Homes whose records are looked through; of more, words alone decide. */
const mostRead = 40
/** From so much on a passage is near to what is sought, on a scale to 1; and the homes that it is of are so much nearer than all others. */
export const leastNear = 0.5
export const clearlyNearer = 0.08
/** Passages as near as this to the nearest are as good. */
const asGood = 0.03
/** What more of the homes mean tells none of them apart. */
const mostShare = 0.34
/** Passages of which is kept what they mean: of some two hundred homes. */
const mostKept = 4_000

export interface NearHome {
  home: FoundListing
  passage: PassageOfHome
  near: number
}

/** How near each of some homes comes to what is sought, by what the words mean, the nearest first. */
export function nearestHomes(
  languages: Languages,
  words: readonly string[],
  homes: readonly FoundListing[],
): NearHome[] {
  const meant = languages.derive(makeMeaningReader)
  const sought = meant(words.join(' '))
  return homes
    .flatMap((home): NearHome[] => {
      const [best] = passagesOfHome(home)
        .filter(
          (passage) => (passage.kind !== 'field' || passage.fact === 'PropertyType') && !isOfAgent(languages, passage),
        )
        .map((passage) => ({ home, passage, near: nearestPieces(sought, meant(passage.text)).mean }))
        .toSorted((one, other) => other.near - one.near)
      return best === undefined ? [] : [best]
    })
    .toSorted((one, other) => other.near - one.near)
}

/**
 * What is sought in words that no record has, as a wish for the homes whose records mean it: "somewhere for my ponies", of "three stables
 * and three acres". null where none is near, or none clearly nearer than the others.
 */
export async function findMeaning(
  { db, scope }: GuideContext,
  { words, among }: { words: readonly string[]; among: readonly Criterion[] },
): Promise<FoundCriterion | null> {
  if (words.length === 0) return null
  const homes = await findFirst(db, scope, among, null, mostRead + 1)
  if (homes.length > mostRead || homes.length < 2) return null
  const near = nearestHomes(scope.languages, words, homes)
  const [best] = near
  if (best === undefined || best.near < leastNear) return null
  const chosen = near.filter((each) => each.near >= best.near - asGood)
  const next = near[chosen.length]
  const isClear = next !== undefined && next.near <= best.near - clearlyNearer
  if (!isClear || chosen.length > Math.max(1, homes.length * mostShare)) return null
  const anyOf = asTexts(
    chosen.map(({ home, passage }) => ({ home, passage: nearestPart(scope.languages, words, passage) })),
    words.join(' '),
  )
  if (anyOf.length === 0) return null
  // "No pool, but a garden" is near to a pool, and denies it.
  const ids = chosen.map(({ home }) => home.id)
  const borne = await checkListings(db, scope, ids, [{ topic: 'Feature', mode: 'must', anyOf }])
  return borne.size === 0 ? null : { topic: 'Feature', mode: 'wish', anyOf, from: 0, to: 0 }
}

/** The part of a passage between two signs that is nearest to what is sought: what a search finds by its words. */
function nearestPart(languages: Languages, words: readonly string[], passage: PassageOfHome): PassageOfHome {
  const meant = languages.derive(makeMeaningReader)
  const sought = meant(words.join(' '))
  const value = passage.kind === 'sentence' ? passage.text : passage.text.slice(passage.name.length + 1)
  const [best = value] = value
    .split(/[^\p{L}\p{M}\p{N}\s'’-]+/u)
    .filter((part) => part.trim() !== '')
    .toSorted((one, other) => nearestPieces(sought, meant(other)).mean - nearestPieces(sought, meant(one)).mean)
  return { kind: 'sentence', name: '', text: best.trim() }
}

/** Named, as what is made of the languages is kept under the function that makes it. What a passage means is kept: it is asked for again. */
function makeMeaningReader(languages: Languages): (text: string) => MeaningOfText {
  const meaning = languages.derive(loadMeaning)
  const weights = languages.derive(loadWeightOfWord)
  return memoize((text) => meaningOfWords(meaning, weights, wordsOfText(text)), mostKept)
}
