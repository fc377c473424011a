import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { type LanguageCode, languageCodes } from '../../src/reading/languages/language.ts'
import { languageOf } from '../../src/reading/languages/languages.ts'
import { compileLexiconInSteps, type Lexicon } from '../../src/reading/languages/words/lexicon.ts'
import { Vocabulary } from '../../src/reading/languages/words/phrase-tree.ts'
import { readTokens } from '../../src/reading/languages/words/read-tokens.ts'
import type { KeptSaidWords, SaidWords } from '../../src/reading/languages/words/said-words.ts'
import { correctWord, keepsLetters } from '../../src/reading/understanding/words/correct-words.ts'
import type { CorpusLine } from './read-corpus.ts'

/** So many messages have a word before a slip of the pen is taken for it, whatever the slip. */
const fewestMeant = 5
/** What so many hands write is a word of the language. */
const fewestHands = 3
/** Unless what it is a letter short of is written so many times as often: "nich", "jetz". */
const slipIsRarer = 5

/** The languages that a slip of the pen is corrected in: Chinese has no letters to miss. */
export const correctedLanguages = languageCodes.filter((code) => code !== 'zh')

/**
 * What the messages of the corpus tell of a language's words: which of those that its lists know are said at all, so that a slip may
 * mean them, and which further ones are words of their own and no slip of others. Pure.
 */
export function saidWordsOf(code: LanguageCode, lines: readonly CorpusLine[]): SaidWords {
  const all = compileWith(code)
  const heard = countWords(
    all,
    lines.filter(({ language }) => language === code),
  )
  const times = (word: string) => heard.get(word)?.lines ?? 0
  const meant = [...all.correctable.values()].flat().filter((word) => times(word) >= fewestMeant)
  const narrow = compileWith(code, { meant, own: [] })
  const own = [...heard]
    .filter(([word, { hands }]) => hands.size >= fewestHands && !narrow.isKnown(word))
    .filter(([word]) => {
      const corrected = correctWord(word, narrow)
      return corrected !== null && !(keepsLetters(word, corrected) && times(corrected) >= slipIsRarer * times(word))
    })
    .map(([word]) => word)
  return { meant: meant.toSorted(), own: own.toSorted() }
}

/** Writes them beside the languages, where the server reads them. */
export function writeSaidWords(lines: readonly CorpusLine[], folder = saidFolder): void {
  for (const code of correctedLanguages) {
    const { meant, own } = saidWordsOf(code, lines)
    const kept: KeptSaidWords = { meant: inLines(meant), own: inLines(own) }
    writeFileSync(join(folder, `${code}.json`), `${JSON.stringify(kept, null, 2)}\n`)
  }
}

const saidFolder = join(import.meta.dirname, '../../src/reading/languages/said')
const longestLine = 130

function inLines(words: readonly string[]): string[] {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < longestLine) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  return lines
}

function compileWith(code: LanguageCode, said?: SaidWords): Lexicon {
  const { said: _, ...language } = languageOf(code)
  const steps = compileLexiconInSteps(said ? { ...language, said } : language, new Vocabulary())
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

interface Heard {
  lines: number
  hands: Set<string>
}

/** In how many messages each word stands, and whose hands wrote them. */
function countWords(lexicon: Lexicon, lines: readonly CorpusLine[]): Map<string, Heard> {
  const heard = new Map<string, Heard>()
  for (const { text, hand } of lines) {
    const words = readTokens(text, { language: lexicon.language, lexicon }).filter(({ kind }) => kind === 'word')
    for (const word of new Set(words.map((token) => token.text))) {
      const count = heard.get(word) ?? { lines: 0, hands: new Set<string>() }
      count.lines += 1
      count.hands.add(hand)
      heard.set(word, count)
    }
  }
  return heard
}
