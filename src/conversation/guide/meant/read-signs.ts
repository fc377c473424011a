import { foldText } from '../../../platform/text/listing-keys.ts'
import { loadWeightOfWord } from '../../../reading/answering/weight-of-word.ts'
import { guideWordsOf } from '../../../reading/languages/all-words.ts'
import { simplifyText } from '../../../reading/languages/chinese/characters.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import { tokenize } from '../../../reading/languages/words/tokens.ts'
import { compileDescribedWords, wordSet } from '../described/read-descriptions.ts'

/** A word or number of a message that may name a home. */
export interface Sign {
  raw: string
  /** Where it stands in the message. */
  start: number
  end: number
  /** Folded, without its apostrophe. */
  text: string
  /** Said of one home: behind "the" or "that", before the next verb or sign ("the one on Birch", "die für 429"). */
  isOfHome: boolean
  /** Seldom said, and so perhaps a name: "the Lindenau one", and not "the well". */
  isSeldom: boolean
  /** Directly behind the article: "the rancher". */
  isHead: boolean
  /** "house" of "that house", "los" of "los gastos", "grand" of "le plus grand", 花园: a home, and nothing of which; a word of the language, and no name. */
  isPlain: boolean
  /** A number behind "the", "number", "#", or where the message begins, and nothing counted behind it. */
  isNumber: boolean
  /** "number 4", "#9". */
  isNumbered: boolean
  /** A number that nothing is counted by, said of a home: "die für 429", "el de 289 mil". */
  isAmount: boolean
}

const mostSigns = 40
/** Words of what is said of one home, behind its article. */
const mostOfHome = 8

interface Grammar {
  /** "thousand", of a price. */
  scales: ReadonlySet<string>
  /** What stands before the number of a home: "number", "no". */
  leads: ReadonlySet<string>
}

/** Named, as what is made of a language's tables is kept under the function that makes it. */
function numberGrammarOf({ language }: LanguageTables): Grammar {
  const { scales, shortScales } = language.numbers
  return {
    scales: new Set([...Object.keys(scales), ...Object.keys(shortScales)]),
    leads: wordSet(guideWordsOf(language.code).asks['point.number']),
  }
}

interface Cut {
  raw: string
  text: string
  index: number
  /** A sign of the sentence stands before it. */
  isApart: boolean
  isHash: boolean
}

/** The words and numbers of a message; of Chinese each character. Pure. */
export function readSigns(message: string, tables: LanguageTables): Sign[] {
  const { the, one, ends, links, small, never, orders } = tables.derive(compileDescribedWords)
  const { scales, leads } = tables.derive(numberGrammarOf)
  // With these something else is said of it, or of others: "with", "of", "next".
  const joins = (text: string): boolean => links.has(text) || small.has(text) || never.has(text)
  const cuts = cutSigns(message)
  const ofHome = new Set<number>()
  for (const [at, cut] of cuts.entries()) {
    if (!the.has(cut.text)) continue
    for (let next = at + 1; next <= at + mostOfHome; next++) {
      const word = cuts[next]
      if (word === undefined || word.isApart || (ends.has(word.text) && next > at + 1)) break
      ofHome.add(next)
    }
  }
  // "that house" names none, whichever address or record has the word; "the house 21" may.
  const saysOnlyHome = ({ text }: Cut, at: number): boolean =>
    one.has(text) && the.has(cuts[at - 1]?.text ?? '') && !/^\d/u.test(cuts[at + 1]?.text ?? '')
  const weights = tables.languages.derive(loadWeightOfWord)
  // "los gastos", beside a home on Los Boldos
  const isSmall = ({ text }: Cut): boolean => /^\p{Script=Latin}{2,}$/u.test(text) && weights.of(text) < leastOfName
  const isWordOfHan = ({ text: one }: Cut, { text: other }: Cut): boolean => isKnownHan(`${one}${other}`, tables)
  return cuts.map((cut, at) => {
    const [before, next] = [cuts[at - 1], cuts[at + 1]]
    const endsAt = (word: Cut | undefined) =>
      word === undefined || word.isApart || ends.has(word.text) || one.has(word.text)
    const endsHere = endsAt(next) || (next !== undefined && joins(next.text))
    const isScaled = next !== undefined && scales.has(next.text) && endsAt(cuts[at + 2])
    const isLed = cut.isHash || (before !== undefined && !cut.isApart && leads.has(before.text))
    const isOfThe = before !== undefined && the.has(before.text)
    const isFirst = at === 0 || cut.isApart || (at === 1 && !isOfThe)
    return {
      raw: cut.raw,
      start: cut.index,
      end: cut.index + cut.raw.length,
      text: cut.text,
      isOfHome: ofHome.has(at),
      isSeldom: weights.of(cut.text) >= leastOfSeldom && !weights.isSaidOften(cut.text),
      isHead: ofHome.has(at) && isOfThe,
      isPlain:
        saysOnlyHome(cut, at) ||
        isSmall(cut) ||
        orders.has(cut.text) ||
        (before !== undefined && isWordOfHan(before, cut)),
      // "2" alone is a place of the list.
      isNumber: isLed || (cut.text.length > 1 && endsHere && (isOfThe || isFirst || next === undefined)),
      isNumbered: isLed,
      isAmount: ofHome.has(at) && cut.text.length > 1 && (endsAt(next) || isScaled),
    }
  })
}

/** Words that everybody says all the time are no names. */
const leastOfName = 3.3
const leastOfSeldom = 4.4

/** "花园": two characters that are a word, of a street that has them in its name. */
function isKnownHan(pair: string, { lexicon }: LanguageTables): boolean {
  if (!/^\p{Script=Han}{2}$/u.test(pair)) return false
  return [pair, simplifyText(pair)].some(
    (text) => lexicon.longestAt(tokenize(text, pair.length), 0)?.end === pair.length,
  )
}

/** "Fisher's" is "fishers", and "7B" one sign. */
function cutSigns(message: string, most = mostSigns): Cut[] {
  const found: Cut[] = []
  let before = 0
  const pattern = /\p{Script=Han}|(?:(?!\p{Script=Han})[\p{L}\p{M}\p{N}])+(?:['’](?!\p{Script=Han})\p{L}+)*/gu
  for (const { 0: raw, index } of message.matchAll(pattern)) {
    if (found.length >= most) break
    const between = message.slice(before, index)
    found.push({
      raw,
      text: foldText(raw).replace(/['’]/gu, ''),
      index,
      isApart: /[,.;:!?()¿¡，。；：！？]/u.test(between),
      isHash: between.endsWith('#') || between.endsWith('№'),
    })
    before = index + raw.length
  }
  return found
}

/** The words of a text as signs are read. */
export const wordsOf = (text: string): string[] => cutSigns(text, mostWords).map((cut) => cut.text)

/** Of a listing's text. */
const mostWords = 1000
