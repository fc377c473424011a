import { once } from '../../../platform/memoize.ts'
import { type LanguageCode, languageCodes } from '../language-code.ts'

/** Those that the window speaks and the guide does not read: they have all fixed texts, and no grammar. */
export const furtherLanguages = ['it', 'ru', 'ja', 'ko', 'vi', 'ar'] as const
export type FurtherLanguage = (typeof furtherLanguages)[number]

/** The languages of the window: those that the guide reads, and six more. */
export const windowLanguages = [...languageCodes, ...furtherLanguages] as const
export type WindowLanguage = (typeof windowLanguages)[number]

/** Those in which one fixed sentence can be said, and a person offered. */
export const spokenLanguages = [
  ...windowLanguages,
  ...(['tl', 'hi', 'bn', 'ur', 'pa', 'gu', 'ta', 'te', 'ne', 'tr', 'fa', 'he', 'el', 'uk', 'bg', 'sr', 'pl'] as const),
  ...(['cs', 'sk', 'hr', 'ro', 'hu', 'sv', 'da', 'no', 'fi', 'nl', 'ca', 'th', 'km', 'id', 'ms', 'sw'] as const),
  ...(['so', 'am', 'ht', 'hy', 'hmn'] as const),
] as const
export type SpokenLanguage = (typeof spokenLanguages)[number]

/** Other codes of the same, and names that the Unicode list does not have. */
const otherNames: Readonly<Record<string, SpokenLanguage>> = {
  nb: 'no',
  nn: 'no',
  fil: 'tl',
  iw: 'he',
  filipino: 'tl',
  tagalog: 'tl',
  farsi: 'fa',
  flemish: 'nl',
  mandarin: 'zh',
  castilian: 'es',
  bosnian: 'hr',
  // Serbian is told in its own letters here.
  'serbian (latin)': 'hr',
  'sr-latn': 'hr',
}

const byName = once(() => {
  const names = new Intl.DisplayNames('en', { type: 'language' })
  const spoken = spokenLanguages.flatMap((code) => [[code, code] as const, [nameIn(names, code), code] as const])
  return new Map<string, SpokenLanguage>([...spoken, ...Object.entries(otherNames)])
})

const nameIn = (names: Intl.DisplayNames, code: string): string => names.of(code)?.toLowerCase() ?? code

/** The language that a setting or a tag names: "it", "it-CH", "Italian", "Brazilian Portuguese"; null where it is none of these. */
export function spokenLanguageNamed(name: string): SpokenLanguage | null {
  const wanted = name.trim().toLowerCase()
  const whole = byName().get(wanted) ?? byName().get(wanted.split(/[-_]/)[0] ?? '')
  if (whole !== undefined) return whole
  const words = wanted.split(/[\s(),/]+/).filter((word) => word.length > 3)
  return words.map((word) => byName().get(word)).find((found) => found !== undefined) ?? null
}

/** The same among those of the window. */
export function windowLanguageNamed(name: string): WindowLanguage | null {
  const language = spokenLanguageNamed(name)
  return language !== null && isWindowLanguage(language) ? language : null
}

export function isWindowLanguage(language: string): language is WindowLanguage {
  return windowLanguages.some((each) => each === language)
}

export function isFurtherLanguage(language: string): language is FurtherLanguage {
  return furtherLanguages.some((each) => each === language)
}

export function isReadLanguage(language: string): language is LanguageCode {
  return languageCodes.some((each) => each === language)
}
