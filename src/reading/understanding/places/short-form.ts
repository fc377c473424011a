import { sharedStart } from '../../../platform/text/shared-start.ts'
import { isLargePlace } from '../../languages/large-places.ts'

/** A short form keeps so much of what it begins with, and adds at most an ending. */
const mostKept = 0.6
const longestShort = 8
const leastShared = 4
/** Of four or five letters only three may be the city's, where an ending follows that pet names have: "indy", "sacto". */
const leastOfPet = 3
const longestPet = 5
const petEnding = /[aioy]$/u
const leastLonger = 3

/**
 * The city that people call by a short form of their own, "floripa" for Florianópolis, "valpo" for Valparaíso, "philly" for
 * Philadelphia: it begins like one of the cities alone and is much shorter. null for the name of another large place, and where two
 * cities begin so. Pure; `word` and `cities` are lower case without accents.
 */
export function cityOfShortForm(word: string, cities: readonly string[], isLed: boolean): string | null {
  if (word.length > longestShort || isLargePlace(word)) return null
  const least = isLed && word.length <= longestPet && petEnding.test(word) ? leastOfPet : leastShared
  const alike = cities.filter((city) => {
    const shared = sharedStart(word, city)
    const isWhole = shared === word.length
    return !isWhole && shared >= least && shared / word.length >= mostKept && city.length >= word.length + leastLonger
  })
  return alike.length === 1 ? (alike[0] ?? null) : null
}
