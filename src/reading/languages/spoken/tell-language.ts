import { once } from '../../../platform/memoize.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import { languageCodes } from '../language-code.ts'
import { latinWords, type SmallWords, scriptsOfOne, wordsOfScripts } from './small-words.ts'
import { isReadLanguage, type SpokenLanguage } from './spoken-language.ts'

const longestLooked = 600
/** One word tells nothing: names are words of some language too. */
const leastScore = 1.2
/** A greeting stands alone; a shorter word may be anybody’s. */
const longWord = 5
/** How much more than a language that is read must another know of a sentence to be taken for it. */
const lead = 1.4
/** What speaks for the language of the conversation, where it is read and has a word of the text: a few words change no language. */
const ofConversation = 1.2
const fewWords = 4
/** Of a longer sentence a language must know more words than these, or write them with letters of its own. */
const mostInPassing = 2
/** Signs that say as much as several letters. */
const syllables = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu
const lettersOfSyllable = 3
/** How many Latin letters to one of another script. */
const shareOfNames = 4
const addresses = /https?:\/\/\S{1,2000}|\S{1,200}@\S{1,200}/giu
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
 * the message before, which a text of names and numbers keeps, and which a few words leave only for good.
 */
export function tellLanguage(text: string, likely: SpokenLanguage | null = null): SpokenLanguage | 'other' | null {
  const looked = text.slice(0, longestLooked).normalize('NFC').replace(addresses, ' ')
  const count = (pattern: RegExp) => looked.match(pattern)?.length ?? 0
  const letters = count(/[\p{L}\p{M}]/gu)
  const kept = likely !== null && !isReadLanguage(likely) ? likely : null
  const spoken = likely !== null && isReadLanguage(likely) ? likely : null
  if (letters === 0) return kept
  const inLatin = count(/\p{Script=Latin}/gu)
  // A name in Latin letters stands in sentences of every script, hardly a word of another one in theirs.
  const beside = letters - inLatin + count(syllables) * (lettersOfSyllable - 1)
  if (beside < 2 || beside * shareOfNames < inLatin) return ofScript(looked, latin(), kept, spoken)
  const kana = count(/[\p{Script=Hiragana}\p{Script=Katakana}]/gu)
  // Who writes Chinese to friends ends a sentence with a sign of its phonetic script: “可以煮飯ㄇ”.
  const han = count(/[\p{Script=Han}\p{Script=Bopomofo}]/gu)
  if (han > 0 && han + kana >= letters - inLatin - kana) return kana > 0 || kept === 'ja' ? 'ja' : null
  const isOf = (script: RegExp) => count(script) * 2 >= letters - inLatin
  const alone = scriptsOfOne.find(([script]) => isOf(script))
  if (alone) return alone[1]
  const several = scripts().find(({ script }) => isOf(script))
  if (several === undefined) return 'other'
  return ofScript(looked, several, kept) ?? (kept !== null && isAmong(several, kept) ? kept : firstOf(several))
}

/** Where nothing tells, the language that most of a script's texts are in. */
function firstOf({ letters }: Compared): SpokenLanguage | null {
  return letters[0]?.[0] ?? null
}

function isAmong({ letters }: Compared, language: SpokenLanguage): boolean {
  return letters.some(([each]) => each === language)
}

function ofScript(
  text: string,
  compared: Compared,
  kept: SpokenLanguage | null,
  spoken: SpokenLanguage | null = null,
): SpokenLanguage | null {
  const scores = new Map<SpokenLanguage, number>()
  const add = (language: SpokenLanguage, score: number) => scores.set(language, (scores.get(language) ?? 0) + score)
  const words = new Set(text.toLowerCase().match(wordsIn) ?? [])
  const knownIn = new Map<SpokenLanguage, number>()
  for (const word of words) {
    const whole = word.replace('’', "'")
    const parts = compared.index.has(whole) ? [whole] : whole.split("'")
    for (const part of parts) for (const [language, share] of compared.index.get(part) ?? []) add(language, share)
    const writers = writersOf(compared, word)
    const known = new Set([...parts.flatMap((part) => [...(compared.index.get(part)?.keys() ?? [])]), ...writers])
    for (const language of known) knownIn.set(language, (knownIn.get(language) ?? 0) + 1)
    for (const language of writers) add(language, letterScore / Math.sqrt(writers.length))
  }
  const ranked = [...scores].sort(([, a], [, b]) => b - a)
  const [best] = ranked
  if (best === undefined) return kept
  const ofRead = Math.max(0, ...languageCodes.map((code) => scores.get(code) ?? 0))
  const ofKept = kept === null ? 0 : (scores.get(kept) ?? 0)
  // "Renton", "ok": what tells nothing goes on in the language of the conversation.
  if (kept !== null && ofKept >= ofRead && ofKept * lead >= best[1]) return kept
  const [language, score] = best
  const least = words.size === 1 && ([...words][0]?.length ?? 0) >= longWord ? 1 : leastScore
  // "pis la toiture?": a word that the conversation's own language has as well.
  const ofSpoken = spoken === null || words.size > fewWords ? 0 : (scores.get(spoken) ?? 0)
  const prior = Math.min(ofConversation, 2 * ofSpoken)
  const isPassing = compared === latin() && words.size > fewWords && (knownIn.get(language) ?? 0) <= mostInPassing
  return isReadLanguage(language) || isPassing || score < least || score < (ofRead + prior) * lead ? null : language
}

/** The languages that write all the letters of a word that tell languages of its script apart; none without such letters. */
function writersOf({ letters }: Compared, word: string): SpokenLanguage[] {
  const marks = [...word].filter((letter) => letters.some(([, each]) => each.has(letter)))
  if (marks.length === 0) return []
  return letters.filter(([, each]) => marks.every((letter) => each.has(letter))).map(([language]) => language)
}
