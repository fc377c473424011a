import type { LanguageCode } from '../languages/language.ts'
import type { Languages, LanguageTables } from '../languages/languages.ts'
import { readTokens } from '../languages/words/read-tokens.ts'

/** A text without the sentences that were held back. */
export interface CheckedText {
  text: string
  withheld: string[]
}

/** Longer texts are read up to here; what stands behind is not shown, for nobody has looked at it. */
const longestText = 100_000
/** A text without any sign is cut into pieces of at most this many characters, so that none takes long. */
const longestSentence = 2_000

/**
 * The text of a listing as it may be shown: sentences that prefer or exclude people of a protected class ("no
 * children", "perfect for a Christian family") are left out; facts ("55+ community", "Section 8 accepted") stay. With
 * `longest` it may end behind so many letters and digits: who shows no more of it need not have the rest read.
 */
export function cleanListingText(languages: Languages, text: string, longest = Number.POSITIVE_INFINITY): CheckedText {
  return withhold(
    languages.tablesOf(languages.detect(text)),
    text,
    () => false,
    () => '',
    longest,
  )
}

/**
 * Words of a language model: a sentence that describes homes or areas by who lives there, or chooses by it, is
 * replaced by the fair-housing sentence of the language, once; further ones are left out.
 */
export function checkAnswerText(languages: Languages, text: string, language?: LanguageCode): CheckedText {
  const tables = languages.tablesOf(language ?? languages.detect(text))
  const message = tables.language.wording.fairHousing
  let isSaid = text.includes(message)
  const parts = text.split(message).map((part) =>
    withhold(
      tables,
      part,
      (sentence) => declines(tables, sentence),
      (sentence) => {
        if (isSaid) return ''
        isSaid = true
        return sentence.replace(sentence.trim(), () => message)
      },
    ),
  )
  return { text: parts.map((part) => part.text).join(message), withheld: parts.flatMap(({ withheld }) => withheld) }
}

/** Whether a text prefers, excludes or describes people by a protected class. */
export function statesPreference(tables: LanguageTables, text: string): boolean {
  return findPreferences(tables, text).length > 0
}

function findPreferences(tables: LanguageTables, text: string): { words: string; isTopic: boolean }[] {
  const { words, isTopic } = tables.gate.check(readTokens(text, tables), new Set())
  return words.map((each, index) => ({ words: each, isTopic: isTopic[index] ?? false }))
}

/** "I can't search by religion": who declines to choose names what is not chosen by. */
function declines(tables: LanguageTables, sentence: string): boolean {
  const { lexicon } = tables
  const tokens = readTokens(sentence, tables)
  const denies = tokens.some(
    (token) => /n't$|not$/.test(token.text) || lexicon.longestAt([token], 0)?.tags.includes('scope.not'),
  )
  return denies && findPreferences(tables, sentence).every(({ isTopic }) => isTopic)
}

function withhold(
  tables: LanguageTables,
  text: string,
  isAllowed: (sentence: string) => boolean,
  replace: (sentence: string) => string,
  longest = Number.POSITIVE_INFINITY,
): CheckedText {
  const withheld: string[] = []
  const kept: string[] = []
  // What is said again is looked at once.
  const isHeldBack = new Map<string, boolean>()
  let length = 0
  for (const sentence of cutSentences(text.slice(0, longestText))) {
    if (length > longest) break
    const isBad = isHeldBack.get(sentence) ?? (statesPreference(tables, sentence) && !isAllowed(sentence))
    isHeldBack.set(sentence, isBad)
    if (isBad) withheld.push(sentence.trim())
    const left = isBad ? replace(sentence) : sentence
    kept.push(left)
    if (longest < text.length) length += left.match(/[\p{L}\p{N}]/gu)?.length ?? 0
  }
  return { text: withheld.length === 0 ? kept.join('') : kept.join('').trim(), withheld }
}

/** Sentences and lines with all their signs and blanks: joined they are the text. */
function cutSentences(text: string): string[] {
  const pieces = text.match(/[^.!?;\n。！？；•]*(?:[.!?;\n。！？；•]+["'”’)\]]*\s*|$)/gu) ?? []
  return pieces.flatMap((piece) =>
    piece.length <= longestSentence ? [piece] : (piece.match(new RegExp(`[^]{1,${longestSentence}}`, 'g')) ?? []),
  )
}
