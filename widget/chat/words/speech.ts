import { createContext } from 'preact'
import { useContext } from 'preact/hooks'
import type { english } from './english.ts'

export type WordKey = keyof typeof english

/** A text, or one for each plural form that the language has. */
export type Words = {
  [Key in WordKey]: (typeof english)[Key] extends string
    ? string
    : { other: string } & Partial<Record<Intl.LDMLPluralRule, string>>
}

/** How the window speaks: in the visitor's language. */
export interface Speech {
  /** BCP 47 tag. */
  language: string
  direction: 'ltr' | 'rtl'
  /** The words of a key, with `{name}` filled in; where there are plural forms, chosen by `values.count`. */
  say(key: WordKey, values?: Record<string, string | number>): string
  number(value: number, maximumFractionDigits?: number): string
  /** An amount with its currency symbol as the listing spells it ("$", "€", "US$"), at the place where the language has it. */
  money(amount: number, symbol: string): string
  /** Likewise with few signs, for a pin: "$560K", "1,2 Mio. €". */
  moneyShort(amount: number, symbol: string): string
}

export const SpeechContext = createContext<Speech | null>(null)

export function useSpeech(): Speech {
  const speech = useContext(SpeechContext)
  if (!speech) throw new Error('there is no speech around this component')
  return speech
}

/** How numbers and times are written: Arabic pages write them with the digits that listings and phones use. */
export function localeOf(language: string): string {
  return language.startsWith('ar') ? 'ar-u-nu-latn' : language
}

/** Makes the speech of a language (a BCP 47 tag) from its words. */
export function makeSpeech(language: string, direction: 'ltr' | 'rtl', words: Words): Speech {
  const locale = localeOf(language)
  const plural = new Intl.PluralRules(locale)
  const formats = new Map<string, Intl.NumberFormat>()
  const formatOf = (options: Intl.NumberFormatOptions): Intl.NumberFormat => {
    const name = JSON.stringify(options)
    const format = formats.get(name) ?? new Intl.NumberFormat(locale, options)
    formats.set(name, format)
    return format
  }
  const number = (value: number, maximumFractionDigits = 2): string => formatOf({ maximumFractionDigits }).format(value)
  // As the answers write it, and America where it speaks Spanish.
  const leadsWith = (symbol: string): string => (language.startsWith('es') && symbol.endsWith('$') ? symbol : '')
  const money = (amount: number, symbol: string, options: Intl.NumberFormatOptions): string =>
    leadsWith(symbol) +
    // Where a symbol stands, and whether a blank keeps it off the digits, is the same for all that end in a letter.
    formatOf({
      style: 'currency',
      currency: /\p{L}$/u.test(symbol) ? 'CHF' : 'USD',
      currencyDisplay: 'narrowSymbol',
      ...options,
    })
      .formatToParts(amount)
      .map(({ type, value }) => (type !== 'currency' ? value : leadsWith(symbol) ? '' : symbol))
      .join('')
      .trim()
  return {
    language,
    direction,
    say(key, values = {}) {
      const text = words[key]
      const form = typeof text === 'string' ? text : (text[plural.select(Number(values.count ?? 0))] ?? text.other)
      return form.replace(/\{(\w+)\}/g, (whole, name: string) => {
        const value = values[name]
        return value === undefined ? whole : typeof value === 'number' ? number(value) : value
      })
    },
    number,
    money: (amount, symbol) =>
      money(amount, symbol, {
        minimumFractionDigits: Number.isInteger(amount) ? 0 : 2,
        maximumFractionDigits: Number.isInteger(amount) ? 0 : 2,
      }).trim(),
    moneyShort: (amount, symbol) =>
      // A rent is told in full: nobody says 1.85 thousand a month.
      money(
        amount,
        symbol,
        amount < 10_000 ? { maximumFractionDigits: 0 } : { notation: 'compact', maximumSignificantDigits: 3 },
      ).trim(),
  }
}
