import i18next, { type i18n } from 'i18next'
import { initReactI18next } from 'react-i18next'
import { english } from './english/english.ts'
import { type AllWords, openRoomsIn } from './room-words.ts'

declare module 'i18next' {
  interface CustomTypeOptions {
    resources: { translation: AllWords }
  }
}

export const consoleLanguages = [
  { code: 'en', name: 'English' },
  { code: 'es', name: 'Español' },
] as const

export type ConsoleLanguage = (typeof consoleLanguages)[number]['code']

const storageKey = 'porchlight-console-language'

/** The first of the wished languages that the console speaks, else English. Regions do not matter: "es-MX" is Spanish. */
export function chooseLanguage(wished: readonly (string | null | undefined)[]): ConsoleLanguage {
  const spoken = wished.map((wish) => (wish ?? '').toLowerCase().split('-')[0])
  return consoleLanguages.find(({ code }) => code === spoken.find(isSpoken))?.code ?? 'en'
}

function isSpoken(code: string | undefined): boolean {
  return consoleLanguages.some((language) => language.code === code)
}

/** Begins to speak: English is there at once, any other language is fetched. */
export async function openWords(): Promise<i18n> {
  const words = i18next.createInstance()
  const language = chooseLanguage([localStorage.getItem(storageKey), ...navigator.languages])
  await words.use(initReactI18next).init({
    lng: 'en',
    fallbackLng: 'en',
    resources: { en: { translation: english } },
    // React writes texts as texts.
    interpolation: { escapeValue: false },
  })
  if (language !== 'en') await speak(words, language)
  return words
}

/** Changes the language, and remembers it in this browser where `remember` says so. */
export async function speak(words: i18n, language: ConsoleLanguage, remember = false): Promise<void> {
  if (language === 'es' && !words.hasResourceBundle('es', 'translation')) {
    const { spanish } = await import('./spanish/spanish.ts')
    words.addResourceBundle('es', 'translation', spanish, true, false)
  }
  await openRoomsIn(words, language)
  await words.changeLanguage(language)
  document.documentElement.lang = language
  if (remember) localStorage.setItem(storageKey, language)
}

/** Whether the reader chose a language in this browser. */
export function hasChosenLanguage(): boolean {
  return localStorage.getItem(storageKey) !== null
}
