import { findOnCircles } from './data/clear-circles.ts'
import type { FeatureTexts } from './data/features.ts'
import type { MadeListing } from './data/make-listings.ts'
import { evaluate } from './evaluate/evaluate.ts'
import type { Context, StoredListing } from './evaluate/holds.ts'
import { priceOf } from './evaluate/measure.ts'
import { saysFeature } from './evaluate/mention.ts'
import { pickShown } from './evaluate/pick-shown.ts'
import type { Conversation, Sentence } from './say.ts'

/**
 * What would make the measurement worthless: meanings that find nothing or everything, readings that say the same on these
 * listings although they should differ, listings just on a circle, and listings whose text the evaluator misreads.
 */
export function checkSentences(sentences: readonly Sentence[], listings: readonly StoredListing[]): string[] {
  const context: Context = { listings, shown: [] }
  const offered = listings.filter(({ Status }) => Status !== 'Sold').length
  return sentences.flatMap((sentence) =>
    sentence.readings.flatMap((meaning) => {
      const { matches } = evaluate(meaning, context)
      const faults: string[] = []
      if ((matches.length === 0) !== sentence.isEmptyMeant) faults.push(`finds ${matches.length} listings`)
      if (matches.length === offered && meaning.all.length > 0) faults.push('finds every listing')
      if (meaning.limit !== null && matches.length <= meaning.limit) faults.push('its limit leaves nothing out')
      if (meaning.figures.some(({ of }) => of !== null) && matches.every((each) => priceOf(each) === null)) {
        faults.push('has no price to count with')
      }
      if (findOnCircles(listings, [meaning]).length > 0) faults.push('has a listing just on its circle')
      return faults.map((fault) => `"${sentence.text}" ${fault}`)
    }),
  )
}

/** The evaluator reads the text; the maker knows what it wrote. */
export function checkMentions(made: readonly MadeListing[], features: readonly FeatureTexts[]): string[] {
  return made.flatMap(({ listing, saidFeatures }) =>
    features
      .filter(({ name }) => saysFeature(listing, name) !== saidFeatures.includes(name))
      .map(({ name }) => `${name}: ${listing.Description ?? ''} ${JSON.stringify(listing.ExtensionColumn ?? [])}`),
  )
}

/** Each turn must find something, on the listings that a right answer to the turn before has shown. */
export function checkConversations(
  conversations: readonly Conversation[],
  listings: readonly StoredListing[],
): string[] {
  return conversations.flatMap(({ turns }) => {
    const shown: StoredListing[][] = []
    return turns.flatMap(({ text, readings }) => {
      const expected = readings.map((meaning) => ({ meaning, expected: evaluate(meaning, { listings, shown }) }))
      const [first] = expected
      shown.push(first ? pickShown(first.expected, first.meaning) : [])
      return expected
        .filter(({ meaning }) => !meaning.all.some(({ kind }) => kind === 'nothing'))
        .filter((each) => pickShown(each.expected, each.meaning).length === 0)
        .map(() => `"${turns[0]?.text}" \u2026 "${text}" shows nothing`)
    })
  })
}
