import type { Lexicon } from '../../languages/words/lexicon.ts'
import type { Token } from '../../languages/words/tokens.ts'

export interface ForeignPhrase {
  readonly tags: readonly string[]
  readonly end: number
}

/** What homes are searched by. */
const contentTags = /^(family\.|studio$|feature\.|unit\.|SaleType\.|SpaceType\.|bedrooms\.|parking\.|field\.)/
/** What holds a sentence together. */
const linkTags = /^(scope\.|place\.(in|near|on)$|filler$|glue\.)/
const shortestContent = 4

/**
 * Words of other languages in a sentence: "looking for a piso with terraza", "busco casa in Kent". Only what the
 * sentence's own language does not know is looked for, and small words only of a language that has said something
 * besides, or of English. By the token where each begins.
 */
export function findForeign(
  tokens: readonly Token[],
  own: Lexicon,
  others: () => readonly Lexicon[],
): ReadonlyMap<number, ForeignPhrase> {
  const unknown = tokens.flatMap((token, index) =>
    isUnknown(tokens, index, own) && token.kind === 'word' ? [index] : [],
  )
  // Short ones are small words at most, which only a language that says more, or English, can say.
  const isTelling = own.language.code !== 'en' || unknown.some((index) => !isShort(tokens[index]))
  if (unknown.length === 0 || !isTelling) return new Map()
  const found = new Map<number, ForeignPhrase>()
  for (const other of others()) {
    const phrases = unknown.flatMap((index) => {
      const phrase = other.longestAt(tokens, index)
      if (phrase === null) return []
      const words = tokens.slice(index, phrase.end).map(({ text }) => text)
      const isParking = other.language.bareFields.parking.includes(words.join(' '))
      const tags = ownTags(phrase.tags, other, own)
      return [{ index, end: phrase.end, tags: isParking ? [...tags, 'bare.parking'] : tags }]
    })
    const isContent = ({ index, tags }: (typeof phrases)[number]) =>
      tags.some((tag) => contentTags.test(tag)) && isSaid(tokens[index], other, tags)
    const speaks = other.language.code === 'en' || phrases.some(isContent)
    for (const phrase of phrases) {
      const token = tokens[phrase.index]
      const isStrange = other.language.code === 'en' || !own.isKnown(token?.text ?? '')
      const isLink = speaks && isStrange && phrase.tags.some((tag) => linkTags.test(tag)) && token?.capital !== true
      if (!found.has(phrase.index) && (isContent(phrase) || isLink))
        found.set(phrase.index, { tags: phrase.tags, end: phrase.end })
    }
  }
  return found
}

function isUnknown(tokens: readonly Token[], index: number, own: Lexicon): boolean {
  return own.longestAt(tokens, index) === null && own.exonymAt(tokens, index) === null
}

function isShort(token: Token | undefined): boolean {
  return token !== undefined && /^[a-z]/.test(token.text) && token.text.length < shortestContent
}

/** A word with a capital letter is a name, unless its language gives one to every noun; short words are anybody's. */
function isSaid(token: Token | undefined, { language }: Lexicon, tags: readonly string[]): boolean {
  if (token === undefined || isShort(token)) return false
  return !token.capital || (language.capitalNouns === true && tags.some((tag) => /^(family|unit)\./.test(tag)))
}

/** Features and currencies are numbered by each language for itself: the same ones have an English name in common. */
function ownTags(tags: readonly string[], other: Lexicon, own: Lexicon): string[] {
  return tags.flatMap((tag) => {
    if (tag.startsWith('currency.')) return []
    if (!tag.startsWith('feature.')) return [tag]
    const row = other.language.features[Number(tag.slice('feature.'.length))]
    const name = row?.english ?? row?.name
    const index = own.language.features.findIndex((each) => (each.english ?? each.name) === name)
    return index < 0 ? [] : [`feature.${index}`]
  })
}
