import { foldText } from '../../../platform/text/listing-keys.ts'
import { allGuideWords } from '../../../reading/languages/all-words.ts'
import type { FurtherLanguage } from '../../../reading/languages/spoken/spoken-language.ts'
import { windowPersonWords } from '../../../reading/languages/spoken/window-person-words.ts'

/** Whether the visitor wants to talk with a human being instead of the chatbot, in whichever language of the window. */
export function asksForPerson(content: string): boolean {
  return asksInGuideLanguage(fold(content)) || asksInWindowLanguage(fold(content)) !== undefined
}

/** The language of the window, and not of the guide, in which such a visitor asks; null for those of the guide. */
export function furtherLanguageOfWish(content: string): FurtherLanguage | null {
  const text = fold(content)
  return asksInGuideLanguage(text) ? null : (asksInWindowLanguage(text)?.code ?? null)
}

function asksInGuideLanguage(text: string): boolean {
  return allGuideWords().some(
    ({ person: { wishes, otherwise } }) =>
      wishes.some((wish) => wish.test(text)) && !otherwise.some((question) => question.test(text)),
  )
}

function asksInWindowLanguage(text: string) {
  return windowPersonWords.find(({ wishes }) => wishes.some((wish) => wish.test(text)))
}

function fold(content: string): string {
  return foldText(content.slice(0, 2_000)).replace(/[’‘`]/g, "'").slice(0, 1000)
}
