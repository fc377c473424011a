import type { CurrencyRow, FeatureRow } from './table-rows.ts'

/** Phrases separated by commas; "barat[o|a]" stands for "barato, barata", "[la|] casa" for "la casa, casa". */
export function splitPhrases(text: string): string[] {
  return text
    .split(',')
    .flatMap(spellOut)
    .map((phrase) => phrase.trim().replace(/\s+/g, ' '))
    .filter(Boolean)
}

function spellOut(phrase: string): string[] {
  const choice = /\[([^\]]*)\]/.exec(phrase)
  if (!choice) return [phrase]
  const before = phrase.slice(0, choice.index)
  const after = phrase.slice(choice.index + choice[0].length)
  return (choice[1] ?? '').split('|').flatMap((form) => spellOut(`${before}${form}${after}`))
}

/** Pairs separated by commas: the first word, and all that stands behind it. */
export function splitPairs(text: string): (readonly [string, string])[] {
  return splitPhrases(text).map((pair) => {
    const blank = pair.indexOf(' ')
    return [pair.slice(0, blank), pair.slice(blank + 1)] as const
  })
}

/** Tables of tag -> phrases as one. */
export function readPhrases(...tables: readonly Record<string, string>[]): Record<string, readonly string[]> {
  const phrases: Record<string, readonly string[]> = {}
  for (const table of tables)
    for (const [tag, text] of Object.entries(table)) phrases[tag] = [...(phrases[tag] ?? []), ...splitPhrases(text)]
  return phrases
}

/**
 * Features, one a line; a line that begins with two blanks continues the one before:
 * name : name of the English row = synonyms < phrases that only say it in a listing > phrases that only ask for it.
 */
export function readFeatures(text: string): FeatureRow[] {
  return text
    .trim()
    .replace(/\n {2,}/g, ' ')
    .split('\n')
    .map((line) => {
      const [, name = '', english = '', also = '', saidBy = '', askedBy = ''] =
        /^([^:=<>]+)(?::([^=<>]*))?(?:=([^<>]*))?(?:<([^>]*))?(?:>(.*))?$/.exec(line) ?? []
      return {
        name: name.trim(),
        ...(english.trim() === '' ? {} : { english: english.trim() }),
        also: splitPhrases(also),
        saidBy: splitPhrases(saidBy),
        askedBy: splitPhrases(askedBy),
      }
    })
}

/** Currencies, one a line: name: symbols of listings: words. */
export function readCurrencies(text: string): CurrencyRow[] {
  return text
    .trim()
    .split('\n')
    .map((line) => {
      const [name = '', symbols = '', words = ''] = line.split(':')
      return { name: name.trim(), symbols: splitPhrases(symbols), words: splitPhrases(words) }
    })
}
