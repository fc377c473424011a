/** The languages that the window speaks, by the tag of their words. */
export const languages = ['en', 'es', 'fr', 'de', 'it', 'pt', 'ru', 'zh-Hans', 'ja', 'ko', 'vi', 'ar'] as const

export type Language = (typeof languages)[number]

export interface ChosenLanguage {
  language: Language
  /** BCP 47 tag with the visitor's region where it is known: it decides how numbers are written. */
  tag: string
  direction: 'ltr' | 'rtl'
}

/**
 * The language of the window: that of the chatbot's answers (`setting`, a BCP 47 tag; "" follows the visitor), else the
 * first of the browser's that the window has words for, else English.
 */
export function chooseLanguage(setting: string, browser: readonly string[]): ChosenLanguage {
  const language = [setting, ...browser].map(findLanguage).find((found) => found !== null) ?? 'en'
  // Somebody from Mexico reads "$1,000", somebody from Spain "1000 $", whoever set the language.
  const regional = browser.find((tag) => findLanguage(tag) === language)
  const own = findLanguage(setting) === language ? setting : language
  return {
    language,
    tag: language === 'zh-Hans' ? language : (regional ?? own),
    direction: language === 'ar' ? 'rtl' : 'ltr',
  }
}

function findLanguage(tag: string): Language | null {
  try {
    const [base] = (Intl.getCanonicalLocales(tag)[0] ?? '').split('-')
    return languages.find((language) => language.split('-')[0] === base) ?? null
  } catch {
    // What is no proper tag must not break every number of the window.
    return null
  }
}
