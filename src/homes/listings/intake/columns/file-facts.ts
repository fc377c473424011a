import type { HeaderLanguage } from '../headers/header-language.ts'
import { foldName } from '../intake-target.ts'
import type { DecimalMark } from '../values/written-number.ts'
import { type CountryFacts, countries } from './country-table.ts'

/** What the whole of a file tells of each of its cells. */
export interface FileFacts {
  /** The language of most of its headers; null: none that we know. */
  language: HeaderLanguage | null
  country: CountryFacts | null
  /** The sign before fractions that its numbers show, or that its language has. */
  mark: DecimalMark | null
  /** Of its amounts; as the file writes it, or as its country has it. */
  currency: string | undefined
  /** Of areas that nothing tells the unit of. */
  unit: 'sqft' | 'sqm'
}

export const noFacts: FileFacts = { language: null, country: null, mark: null, currency: undefined, unit: 'sqft' }

/** What a language writes before a fraction. Of Spanish only Spain and the south: Mexico has the point. */
export const markOfLanguage: Readonly<Record<HeaderLanguage, DecimalMark>> = {
  en: '.',
  zh: '.',
  ja: '.',
  ko: '.',
  de: ',',
  es: ',',
  fr: ',',
  pt: ',',
  it: ',',
  nl: ',',
}

const languageCurrency: Readonly<Partial<Record<HeaderLanguage, string>>> = {
  de: 'EUR',
  fr: 'EUR',
  it: 'EUR',
  nl: 'EUR',
  es: 'EUR',
  zh: 'CNY',
  ja: 'JPY',
  ko: 'KRW',
}

/** The currency of a file that names none: its country's, or the one that its language has nearly everywhere. */
export function usualCurrency({ country, language }: Pick<FileFacts, 'country' | 'language'>): string | undefined {
  if (country !== null) return country.currency
  return language === null ? undefined : languageCurrency[language]
}

/** Of the votes of all headers the language that most are in. */
export function mainLanguage(votes: readonly (readonly HeaderLanguage[])[]): HeaderLanguage | null {
  const counts = new Map<HeaderLanguage, number>()
  // A word of several languages speaks for none of them aloud.
  for (const languages of votes)
    for (const language of languages) counts.set(language, (counts.get(language) ?? 0) + 1 / languages.length)
  const [first] = [...counts].sort(([, a], [, b]) => b - a)
  return first?.[0] ?? null
}

const share = 0.6

/** The country of a file by a column of countries, its states, or how its postal codes look in its language. */
export function findCountry(
  texts: { country: readonly string[]; state: readonly string[]; zip: readonly string[]; headers: string },
  language: HeaderLanguage | null,
): CountryFacts | null {
  const fits = (values: readonly string[], test: (value: string) => boolean): boolean =>
    values.length > 0 && values.filter(test).length >= values.length * share
  const named = countries.find(({ names }) =>
    fits(texts.country, (value) => names.split(' ').includes(foldName(value))),
  )
  if (named) return named
  const byState = countries.filter(({ states = '' }) =>
    fits(texts.state, (value) => states.split(' ').includes(foldName(value))),
  )
  const byZip = countries.filter(
    ({ zip, languages }) =>
      zip !== undefined &&
      (language === null || languages.length === 0 || languages.includes(language)) &&
      fits(texts.zip, (value) => zip.test(value.trim())),
  )
  const both = byState.find((country) => country.zip === undefined || texts.zip.length === 0 || byZip.includes(country))
  const byHeaders = countries.filter(({ headers }) => headers?.test(texts.headers) ?? false)
  const sure = both ?? byState[0] ?? byZip.find((country) => byHeaders.includes(country))
  return sure ?? byZip.find(({ code }) => code !== 'AU') ?? byHeaders[0] ?? null
}
