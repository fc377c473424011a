import { type WindowLanguage, windowLanguageNamed } from '../../reading/languages/spoken/spoken-language.ts'
import type { Alert } from './alert.ts'

/** The language that a visitor is told in; English where a later version knew one that this does not. */
export function languageOfAlert({ language }: Pick<Alert, 'language'>): WindowLanguage {
  return windowLanguageNamed(language) ?? 'en'
}
