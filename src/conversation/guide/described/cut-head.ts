import { foldText } from '../../../platform/text/listing-keys.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import { goesOn } from '../../../reading/languages/words/thread-words.ts'
import { compileDescribedWords } from './read-descriptions.ts'

/** What a message says first, and what stands behind it. */
export interface Cut {
  head: string
  rest: string
  /** Whether it begins with an article: "the one for sale", "y la casa de Belén que tienen". */
  isDefinite: boolean
  /** Whether the sign behind it asks: "o de coqueiros bate sol?" may ask something of its own. */
  isAsked: boolean
  /** Whether no sign stands between the two: "the one for sale how high are the ceilings". */
  isBare: boolean
}

const longestRead = 300
const mostOfHead = 12
const mostLetters = 24
const mostCuts = 3
/** Small words before the article: "ok so and the", "what about the", "nee dann lieber die". */
const mostBefore = 3

/**
 * The ways in which a message says first which home it means and then, behind a sign, what it asks: "the one for sale, do I have to join
 * the club", "88 Tideway: what's the roof". What stands first begins with an article, or has no verb and asks nothing. Pure.
 */
export function cutHeads(message: string, tables: LanguageTables): Cut[] {
  if (message.length > longestRead) return []
  const found: Cut[] = []
  for (const { 0: sign, index } of message.matchAll(/[,;:，；：。？?]|\.(?=\s)|\s[-–—]\s/gu)) {
    const [head, rest] = [message.slice(0, index).trim(), message.slice(index + sign.length).trim()]
    if (head === '' || !/[\p{L}\p{N}]/u.test(rest) || found.length >= mostCuts) continue
    const isDefinite = beginsDefinite(head, tables)
    // "y la de Santa Anita tiene agua? porque luego no hay" asks what it asks before the sign.
    const asks = /[?？]/u.test(sign) && !(isDefinite && asksNothing(head, tables))
    const mayName = !asks && (isDefinite || saysNoVerb(head, tables))
    if (mayName && isShort(head)) found.push({ head, rest, isDefinite, isAsked: /[?？]/u.test(sign), isBare: false })
  }
  return [...found, ...cutAtVerbs(message, tables)]
}

/** Where a verb or a question word begins, behind what begins with an article. */
function cutAtVerbs(message: string, tables: LanguageTables): Cut[] {
  const { ends } = tables.derive(compileDescribedWords)
  const words = [...message.matchAll(/[\p{L}\p{M}\p{N}']+/gu)]
  const found: Cut[] = []
  for (const { 0: word, index } of words.slice(leastOfHead, mostOfHead)) {
    const [head, rest] = [message.slice(0, index).trim(), message.slice(index).trim()]
    if (/[,;:.?!]/u.test(head)) break
    if (ends.has(foldText(word)) && isShort(head) && beginsDefinite(head, tables))
      found.push({ head, rest, isDefinite: true, isAsked: false, isBare: true })
  }
  // The longest first: "for" of "the one for sale" begins no question.
  return found.slice(-mostCuts).toReversed()
}

const leastOfHead = 2

const isShort = (head: string): boolean =>
  head.split(/\s+/u).length <= mostOfHead && (!/\p{Script=Han}/u.test(head) || head.length <= mostLetters)

const wordsIn = (text: string): string[] => foldText(text).match(/[\p{L}\p{M}\p{N}']+/gu) ?? []

function beginsDefinite(head: string, tables: LanguageTables): boolean {
  const { the, code } = tables.derive(compileDescribedWords)
  if (code === 'zh') return [...the].some((word) => head.includes(word))
  const words = wordsIn(head)
  const at = words.findIndex((word) => the.has(word))
  return at === 0 || (at > 0 && at <= mostBefore && goesOn(words.slice(0, at).join(' '), code))
}

/** "and the brick one?", "那套龙泉的呢？" */
function asksNothing(head: string, tables: LanguageTables): boolean {
  const { the, code } = tables.derive(compileDescribedWords)
  if (code === 'zh') return head.endsWith('呢')
  const words = wordsIn(head)
  return saysNoVerb(words.slice(words.findIndex((word) => the.has(word))).join(' '), tables)
}

function saysNoVerb(head: string, tables: LanguageTables): boolean {
  const { ends, some, code } = tables.derive(compileDescribedWords)
  // "a loft" and "tiene garaje" name none.
  return code !== 'zh' && wordsIn(head).every((word) => !ends.has(word) && !some.has(word))
}
