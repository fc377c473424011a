import { once } from '../../../platform/memoize.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import { languageCodes } from '../language-code.ts'
import { latinWords, type SmallWords, scriptsOfOne, wordsOfScripts } from './small-words.ts'
import { isReadLanguage, type SpokenLanguage } from './spoken-language.ts'

const longestLooked = 600
/** One word tells nothing: names are words of some language too. */
const leastScore = 1.2
/** How much more than a language that is read must another know of a sentence to be taken for it. */
const lead = 1.4
/** A word that is written with letters of a language, although nobody knows it. */
const letterScore = 0.5

/** Each form of a word -> what it says for each language that has it. */
type Index = ReadonlyMap<string, ReadonlyMap<SpokenLanguage, number>>

interface Compared {
  index: Index
  letters: readonly (readonly [SpokenLanguage, ReadonlySet<string>])[]
}

const latin = once(() => compare(latinWords))
const scripts = once(() => wordsOfScripts.map(({ script, languages }) => ({ script, ...compare(languages) })))

function compare(languages: Readonly<Partial<Record<SpokenLanguage, SmallWords>>>): Compared {
  // Keys of the table are of its type.
  const rows = Object.entries(languages) as [SpokenLanguage, SmallWords][]
  const holders = new Map<string, Map<SpokenLanguage, number>>()
  const note = (form: string, language: SpokenLanguage, weight: number) => {
    const known = holders.get(form) ?? new Map<SpokenLanguage, number>()
    known.set(language, Math.max(weight, known.get(language) ?? 0))
    holders.set(form, known)
  }
  for (const [language, { words }] of rows)
    for (const word of words.split(/\s+/).filter(Boolean)) {
      note(word, language, 1)
      // Many write without accents.
      if (foldLatin(word) !== word) note(foldLatin(word), language, 0.7)
    }
  return {
    index: new Map([...holders].map(([form, known]) => [form, shareOut(known)])),
    letters: rows.map(([language, { letters = '' }]) => [language, new Set(letters)] as const),
  }
}

/** What several languages have tells little of each. */
function shareOut(known: ReadonlyMap<SpokenLanguage, number>): Map<SpokenLanguage, number> {
  return new Map([...known].map(([language, weight]) => [language, weight / Math.sqrt(known.size)]))
}

/** Not the letters of "95k" and "1bd". */
const wordsIn = /(?<![\p{N}\p{L}])[\p{L}\p{M}\u200c]+(?:['’][\p{L}\p{M}]+)?/gu

const foldLatin = (word: string): string => (/\p{Script=Latin}/u.test(word) ? foldText(word) : word)

/**
 * The language of a text that is none of those that the guide reads, by its script, its commonest words and its letters:
 * "other" where it is in a script that nobody here writes; null: one that is read, or nothing tells. `likely`: that of
 * the message before, which a text of names and numbers keeps.
 */
export function tellLanguage(text: string, likely: SpokenLanguage | null = null): SpokenLanguage | 'other' | null {
  const looked = text.slice(0, longestLooked).normalize('NFC')
  const count = (pattern: RegExp) => looked.match(pattern)?.length ?? 0
  const letters = count(/[\p{L}\p{M}]/gu)
  const kept = likely !== null && !isReadLanguage(likely) ? likely : null
  if (letters === 0) return kept
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  const han = count(/\p{Script=Han}/gu)
  if (han > 0 && (kana + han) * 2 >= letters) return kana > 0 || kept === 'ja' ? 'ja' : null
  if (count(/\p{Script=Latin}/gu) * 2 >= letters) return ofScript(looked, latin(), kept)
  const alone = scriptsOfOne.find(([script]) => count(script) * 2 >= letters)
  if (alone) return alone[1]
  for (const each of scripts()) {
    const signs = count(each.script)
    // A vowel sign may stand apart from its letter, and belongs to no script alone.
    if (signs * 3 < letters) continue
    return ofScript(looked, each, kept) ?? (kept !== null && isAmong(each, kept) ? kept : (each.letters[0]?.[0] ?? null))
  }
  return 'other'
}

function isAmong({ letters }: Compared, language: SpokenLanguage): boolean {
  return letters.some(([each]) => each === language)
}

function ofScript(text: string, compared: Compared, kept: SpokenLanguage | null): SpokenLanguage | null {
  const scores = new Map<SpokenLanguage, number>()
  const add = (language: SpokenLanguage, score: number) => scores.set(language, (scores.get(language) ?? 0) + score)
  const words = new Set(text.toLowerCase().match(wordsIn) ?? [])
  for (const word of words) {
    const whole = word.replace('’', "'")
    const parts = compared.index.has(whole) ? [whole] : whole.split("'")
    for (const part of parts) for (const [language, share] of compared.index.get(part) ?? []) add(language, share)
    const beyond = [...word].filter((letter) => letter > 'z' && /\p{L}/u.test(letter))
    if (beyond.length === 0) continue
    const writers = compared.letters.filter(([, letters]) => beyond.some((letter) => letters.has(letter)))
    const whole2 = writers.filter(([, letters]) => beyond.every((letter) => letters.has(letter) || !isMark(compared, letter)))
    for (const [language] of whole2) add(language, letterScore / Math.sqrt(whole2.length))
  }
  const ranked = [...scores].sort(([, a], [, b]) => b - a)
  const [best] = ranked
  if (best === undefined) return kept
  const ofRead = Math.max(0, ...languageCodes.map((code) => scores.get(code) ?? 0))
  const ofKept = kept === null ? 0 : (scores.get(kept) ?? 0)
  // "Renton", "ok": what tells nothing goes on in the language of the conversation.
  if (kept !== null && ofKept >= ofRead && ofKept * lead >= best[1]) return kept
  const [language, score] = best
  if (isReadLanguage(language) || score < leastScore || score < ofRead * lead) return null
  return language
}

/** Whether a letter tells languages of one script apart. */
function isMark({ letters }: Compared, letter: string): boolean {
  return letters.some(([, each]) => each.has(letter))
}
