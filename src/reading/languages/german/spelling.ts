import { splitPhrases } from '../tables/phrase-tables.ts'

const umlauts: Readonly<Record<string, string>> = { ä: 'ae', ö: 'oe', ü: 'ue', Ä: 'Ae', Ö: 'Oe', Ü: 'Ue' }

/** Words that are another word without their dots: "größer" and "großer", "älter" and "alter", "schön" and "schon". */
const apart = new Set(
  'größer,größe,größen,älter,höher,jünger,näher,länger,kürzer,wärmer,schön,schöner,schöne'.split(','),
)

/** Told apart by its dots from a word without them: "größer" becomes "groesser", which others write themselves. */
export function spellApart(word: string): string {
  return apart.has(word) ? spellOut(word) : word
}

function spellOut(text: string): string {
  return text.replace(/[äöüÄÖÜ]/g, (letter) => umlauts[letter] ?? letter).replace(/ß/g, 'ss')
}

/** Each phrase as people write it: with dots, which count as none, and with an e for them. */
export function withSpellings(phrases: readonly string[]): string[] {
  return phrases.flatMap((phrase) => {
    const own = phrase.normalize('NFC').split(' ').map(spellApart).join(' ')
    return /[äöüÄÖÜ]/.test(own) ? [own, spellOut(own)] : [own]
  })
}

const dotless: Readonly<Record<string, string>> = { ä: 'a', ö: 'o', ü: 'u', ß: 'ss' }

/** The same as tokens have it, in lower case and without dots: told once here and not for each phrase in each table. */
export function plainSpellings(phrases: readonly string[]): string[] {
  return withSpellings(phrases).map((phrase) =>
    phrase.toLowerCase().replace(/[äöüß]/g, (letter) => dotless[letter] ?? letter),
  )
}

/** Phrases separated by commas, in all their spellings; "~" behind a letter stands for any ending of an adjective. */
export function splitGerman(text: string): string[] {
  return plainSpellings(splitPhrases(text.replace(/(?<=\p{L})~/gu, '[|e|en|er|es|em]')))
}

/** Tables of tag -> phrases as one. */
export function readGerman(...tables: readonly Record<string, string>[]): Record<string, readonly string[]> {
  const phrases: Record<string, readonly string[]> = {}
  for (const table of tables)
    for (const [tag, text] of Object.entries(table)) phrases[tag] = [...(phrases[tag] ?? []), ...splitGerman(text)]
  return phrases
}
