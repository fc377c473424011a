import { allGuideWords } from '../language/all-words.ts'
import { foldText } from '../listings/listing-keys.ts'

/** Whether the visitor wants to talk with a human being instead of the chatbot, in whichever language. */
export function asksForPerson(content: string): boolean {
  const text = foldText(content.slice(0, 2_000)).replace(/[’‘`]/g, "'").slice(0, 1000)
  return allGuideWords().some(
    ({ person: { wishes, otherwise } }) =>
      wishes.some((wish) => wish.test(text)) && !otherwise.some((question) => question.test(text)),
  )
}
