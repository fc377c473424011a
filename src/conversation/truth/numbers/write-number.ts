import type { LanguageCode } from '../../../reading/languages/language.ts'
import type { SaidNumber } from './read-numbers.ts'

const separators: Record<LanguageCode, { group: string; decimal: string }> = {
  en: { group: ',', decimal: '.' },
  es: { group: '.', decimal: ',' },
  fr: { group: '\u202F', decimal: ',' },
  de: { group: '.', decimal: ',' },
  pt: { group: '.', decimal: ',' },
  zh: { group: ',', decimal: '.' },
}

/** A value written the way the wrong number was: its signs between groups of digits, or its language's. */
export function writeNumber(value: number, instead: SaidNumber, language: LanguageCode): string {
  const { group, decimal } = separators[language]
  const written = /^\d{1,3}([.,'’\u00A0\u202F\u2009 ])\d{3}(?!\d)/u.exec(instead.raw)?.[1]
  const isPlain =
    instead.kind === 'year' || instead.kind === 'zip' || instead.kind === 'mls' || /^\d{4,}$/.test(instead.raw)
  const between = isPlain ? '' : (written ?? group)
  const point = written === '.' ? ',' : written === ',' ? '.' : decimal
  const rounded = Math.round(value * 100) / 100
  const [whole = '0', places] = String(rounded).split('.')
  const grouped = whole.replace(/\B(?=(\d{3})+(?!\d))/g, between)
  return places === undefined ? grouped : `${grouped}${point}${places}`
}
