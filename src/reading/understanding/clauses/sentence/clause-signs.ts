import { type ClauseWord, saysHome } from '../words-of-clauses.ts'

// What single words of a clause tell of it.

export function isOfHome(tag: string): boolean {
  return /^(family\.|unit\.|sort\.|currency\.|SaleType|figure\.|field\.)/.test(tag)
}

export function isOfPlace(tag: string): boolean {
  return /^(glue\.|place\.|opinion|scope\.)/.test(tag)
}

const ofHomes = /^(family\.|figure\.(?!count)|sort\.|follow\.|bound\.|SaleType|studio|unit\.|field\.)/

export function saysOfHomes({ tags }: ClauseWord): boolean {
  return tags.some((tag) => ofHomes.test(tag))
}

/** "which", "those": which of the homes that were shown. */
export function pointsAtShown({ tags }: ClauseWord): boolean {
  return tags.includes('follow.instead')
}

/** "cheaper", "closer": than what was shown. */
export function compares({ tags }: ClauseWord): boolean {
  return tags.some((tag) => comparisons.test(tag))
}

const comparisons = /^follow\.(cheaper|pricier|bigger|smaller|newer|older|moreBedrooms|fewerBedrooms|closer)$/

/** "the first one". */
export function countsOff({ tags }: ClauseWord): boolean {
  return tags.includes('sort.limit')
}

/** What a clause may begin with before its subject: "and", "well", "hi". */
export function isOpening({ kinds, tags, isSign }: ClauseWord): boolean {
  if (kinds.some((kind) => openingKinds.has(kind) === false)) return false
  return isSign || kinds.length > 0 || tags.some((tag) => /^(filler|scope\.(and|or)|opinion|new\..*)$/.test(tag))
}

const openingKinds: ReadonlySet<string> = new Set(['seams', 'talk'])

export function isPlainWord(word: ClauseWord | undefined): boolean {
  return word !== undefined && !/^\p{Script=Han}/u.test(word.text)
}

export function slips(verb: string): number {
  return verb.length <= 3 ? 0 : verb.length <= 7 ? 1 : 2
}

/** "which house in Kent is the cheapest": homes, and their order. */
export function ordersHomes(words: readonly ClauseWord[]): boolean {
  return (
    words.some((word) => (saysHome(word) && !word.tags.includes('self.thing')) || word.tags.includes('family.any')) &&
    words.some(({ tags }) => tags.some((tag) => tag.startsWith('sort.')))
  )
}
