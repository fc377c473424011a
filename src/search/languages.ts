import { english } from './english/english.ts'
import { type FairHousingGate, makeFairHousingGate } from './fair-housing.ts'
import { type FeatureRow, type Language, type LanguageCode, languageCodes } from './language.ts'
import { compileLexicon, type Lexicon } from './lexicon.ts'
import { foldWord, tokenize } from './tokens.ts'
import type { Wording } from './wording.ts'

/** What a language's words are compiled to. */
export interface LanguageTables {
  language: Language
  lexicon: Lexicon
  gate: FairHousingGate
}

const languages: readonly Language[] = [english]
const compiled = new Map<LanguageCode, LanguageTables>()

/** The languages that sentences may be in. */
export function knownLanguages(): readonly Language[] {
  return languages
}

/** The tables of a language, compiled at its first sentence; English for a code that nobody has written words for. */
export function tablesOf(code: LanguageCode): LanguageTables {
  const language = languages.find((each) => each.code === code) ?? english
  const known = compiled.get(language.code)
  if (known) return known
  const linked = { ...language, features: linkFeatures(language.features) }
  const tables = { language: linked, lexicon: compileLexicon(linked), gate: makeFairHousingGate(linked) }
  compiled.set(language.code, tables)
  return tables
}

/** What a listing says in English proves a feature that was asked for in another language too. */
function linkFeatures(rows: readonly FeatureRow[]): readonly FeatureRow[] {
  return rows.map((row) => {
    if (row.english === undefined) return row
    const same = english.features.find((each) => each.name === row.english)
    if (!same) throw new Error(`The feature “${row.name}” names an English row that is not there: ${row.english}`)
    return { ...row, saidBy: [...(row.saidBy ?? []), same.name, ...(same.also ?? []), ...(same.saidBy ?? [])] }
  })
}

/** What the search says in a language. */
export function wordingOf(code: LanguageCode): Wording {
  return (languages.find((each) => each.code === code) ?? english).wording
}

/** What a feature of any language is called in another one; its own name where that has no row for it. */
export function nameFeature(code: LanguageCode, name: string): string {
  if (languages.length < 2) return name
  const own = languages.find((each) => each.code === code) ?? english
  if (own.features.some((row) => row.name === name)) return name
  const row = languages.flatMap(({ features }) => features.filter((each) => each.name === name))[0]
  const inEnglish = row?.english ?? row?.name ?? name
  return (own.code === 'en' ? null : own.features.find((each) => each.english === inEnglish)?.name) ?? inEnglish
}

/** The language that a setting names: a code ("es", "es-MX"), its English or its own name; null when none of ours. */
export function languageNamed(name: string): LanguageCode | null {
  const wanted = foldWord(name.trim().toLowerCase())
  if (wanted === '') return null
  const code = languageCodes.find(
    (each) => wanted === each || wanted.startsWith(`${each}-`) || wanted.startsWith(`${each}_`),
  )
  if (code) return code
  const words = wanted.split(/[\s(),/]+/)
  return languages.find(({ names }) => names.some((each) => words.includes(foldWord(each))))?.code ?? null
}

const longestLooked = 60

/**
 * The language of a sentence: the one that knows most of its words. A word that several languages know counts less;
 * where nothing decides ("Renton", "2/2") it is the `likely` one, as of the sentence before.
 */
export function detectLanguage(sentence: string, likely: LanguageCode = 'en'): LanguageCode {
  if (/\p{Script=Han}/u.test(sentence)) return 'zh'
  const words = tokenize(sentence.slice(0, 2000))
    .filter((token) => token.kind === 'word' && token.text.length > 1)
    .slice(0, longestLooked)
    .map((token) => token.text)
  const first = tablesOf(likely).lexicon
  if (words.every((word) => first.isKnown(word))) return likely
  const scores = new Map<LanguageCode, number>()
  for (const word of words) {
    const knowing = languages.filter(({ code }) => code !== 'zh' && tablesOf(code).lexicon.isKnown(word))
    for (const { code } of knowing) scores.set(code, (scores.get(code) ?? 0) + 1 / knowing.length)
  }
  let best = likely
  for (const [code, score] of scores) if (score > (scores.get(best) ?? 0) + (best === likely ? 0.25 : 0)) best = code
  return best
}
