import type { Language } from './choose-language.ts'
import { firstEnglish } from './first-english.ts'
import type { Words } from './speech.ts'

const loaders: Record<Exclude<Language, 'en'>, () => Promise<Words>> = {
  es: async () => (await import('./spanish.ts')).spanish,
  fr: async () => (await import('./french.ts')).french,
  de: async () => (await import('./german.ts')).german,
  it: async () => (await import('./italian.ts')).italian,
  pt: async () => (await import('./portuguese.ts')).portuguese,
  ru: async () => (await import('./russian.ts')).russian,
  'zh-Hans': async () => (await import('./chinese.ts')).chinese,
  ja: async () => (await import('./japanese.ts')).japanese,
  ko: async () => (await import('./korean.ts')).korean,
  vi: async () => (await import('./vietnamese.ts')).vietnamese,
  ar: async () => (await import('./arabic.ts')).arabic,
}

/** The words of a language; the English ones when they cannot be loaded, so that the window opens all the same. */
export async function loadWords(language: Language): Promise<Words> {
  if (language === 'en') return firstEnglish
  return loaders[language]().catch(() => firstEnglish)
}
