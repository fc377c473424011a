import type { Language } from '../../languages/language.ts'
import type { Lexicon } from '../../languages/words/lexicon.ts'
import { readTokens } from '../../languages/words/read-tokens.ts'
import { maxTokens, type Token } from '../../languages/words/tokens.ts'

/** The part of a message that a search is made of. */
export interface ReadPart {
  tokens: Token[]
  /** Words that were not read, of a long message only some of them. */
  unread: string[]
  /** Not all of the message was read. */
  isCut: boolean
  /** More was left out than `unread` tells. */
  hasMore: boolean
}

/** Of a message that is longer the end is read too: a request often stands behind its story. */
const tailTokens = 100
/** Characters that are cut into words at the beginning and at the end of a message: three and more for each that is read. */
const headLength = 3_000
const tailLength = 1_000
const mostUnread = 60

/**
 * Cuts a message into tokens, the whole of it when it has at most `maxTokens`; of a longer one the beginning and the
 * end, with a full stop in between. The time does not grow with the length of the message.
 */
export function readPart(text: string, tables: { language: Language; lexicon: Lexicon }): ReadPart {
  const isLong = text.length > headLength + tailLength
  const head = readTokens(isLong ? cutAtBlank(text, headLength) : text, tables)
  if (!isLong && head.length <= maxTokens) return { tokens: head, unread: [], isCut: false, hasMore: false }
  const tail = isLong ? readTokens(text.slice(text.length - tailLength), tables) : head
  const first = head.slice(0, maxTokens - tailTokens)
  const from = Math.max(isLong ? 0 : first.length, tail.length - tailTokens)
  const last = tail.slice(from)
  const between = isLong ? head.slice(first.length) : head.slice(first.length, from)
  const words = [...new Set(between.filter(({ kind }) => kind !== 'sign').map(({ raw }) => raw))]
  return {
    tokens: [...first, fullStop, ...last],
    unread: words.slice(0, mostUnread),
    isCut: true,
    hasMore: isLong || words.length > mostUnread,
  }
}

const fullStop: Token = { text: '.', raw: '.', kind: 'sign', glued: true, capital: false }

/** Up to about so many characters, never within a word when there is a blank near. */
function cutAtBlank(text: string, length: number): string {
  const blank = text.lastIndexOf(' ', length)
  return text.slice(0, blank > length - 100 ? blank : length)
}
