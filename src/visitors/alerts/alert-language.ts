import type { LanguageCode } from '../../reading/languages/language-code.ts'
import { languageNamed } from '../../reading/languages/languages.ts'
import type { Alert } from './alert.ts'

/** The language that a visitor is told in; English where a later version knew one that this does not. */
export function languageOfAlert({ language }: Pick<Alert, 'language'>): LanguageCode {
  return languageNamed(language) ?? 'en'
}
