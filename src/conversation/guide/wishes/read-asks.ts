import { guideWordsOf } from '../../../reading/languages/all-words.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import { type AskTag, askTags } from '../../../reading/languages/tables/ask-tags.ts'
import { type Token, tokenize } from '../../../reading/languages/words/tokens.ts'

export interface Ask {
  tags: readonly AskTag[]
  /** First token, and the one behind the last. */
  start: number
  end: number
}

/** What a message asks of the guide, by the phrases of a language. */
export interface Asks {
  tokens: readonly Token[]
  found: readonly Ask[]
  has: (tag: AskTag) => boolean
}

interface Phrase {
  texts: readonly string[]
  tags: AskTag[]
}

const longestRead = 300
/** Characters of a message that may hold so many words. */
const longestMessage = 6_000

/** The phrases of a language by their first word, the longest first. */
function phrasesOf({ language }: LanguageTables): ReadonlyMap<string, readonly Phrase[]> {
  const words = guideWordsOf(language.code)
  const byKey = new Map<string, Phrase>()
  for (const tag of askTags) {
    for (const written of words.asks[tag].split(',')) {
      const texts = tokenize(written).map((token) => token.text)
      if (texts.length === 0) continue
      const key = texts.join(' ')
      const phrase = byKey.get(key) ?? { texts, tags: [] }
      phrase.tags.push(tag)
      byKey.set(key, phrase)
    }
  }
  const longestFirst = [...byKey.values()].sort((a, b) => b.texts.length - a.texts.length)
  return Map.groupBy(longestFirst, ({ texts }) => texts[0] ?? '')
}

/** The words of a message that are read for what it asks, the same in every language. Links say nothing. */
export function askTokens(message: string): Token[] {
  const text = message.slice(0, longestMessage).replace(/https?:\/\/[^\s<>"']{1,2000}/gi, ' ')
  return tokenize(text, longestRead)
}

/** The longest phrase at each place, from left to right. */
export function readAsks(message: string, tables: LanguageTables): Asks {
  return findAsks(askTokens(message), tables)
}

/** The same of words that have been cut already. */
export function findAsks(tokens: readonly Token[], tables: LanguageTables): Asks {
  const phrases = tables.derive(phrasesOf)
  const found: Ask[] = []
  let at = 0
  while (at < tokens.length) {
    const start = at
    const phrase = phrases
      .get(tokens[start]?.text ?? '')
      ?.find(({ texts }) => texts.every((text, index) => tokens[start + index]?.text === text))
    at = start + (phrase?.texts.length ?? 1)
    if (!phrase) continue
    found.push({ tags: phrase.tags, start, end: at })
    // "when was it built" asks for a fact, and says "when" and "it".
    if (phrase.tags.some((tag) => /^(?:fact|weak|ask)\./.test(tag)))
      found.push(...smallWordsWithin(phrases, tokens, start, at))
  }
  const said = new Set(found.flatMap(({ tags }) => tags))
  return { tokens, found, has: (tag) => said.has(tag) }
}

function smallWordsWithin(
  phrases: ReadonlyMap<string, readonly Phrase[]>,
  tokens: readonly Token[],
  from: number,
  to: number,
): Ask[] {
  const found: Ask[] = []
  for (let at = from; at < to && to - from > 1; at++) {
    const word = phrases.get(tokens[at]?.text ?? '')?.find(({ texts }) => texts.length === 1)
    const tags = word?.tags.filter((tag) => tag === 'point.one' || tag === 'ask.question') ?? []
    if (tags.length > 0) found.push({ tags, start: at, end: at + 1 })
  }
  return found
}
