import type { GuideAnswer } from '../../search-answers/answer-search.ts'

const longestAnswer = 2_000

/** What a model is told of an answer of the guide: its words, which it may repeat, and the buttons below it. */
export function toldOf({ content, view }: Pick<GuideAnswer, 'content' | 'view'>): {
  answer: string
  buttons?: string[]
} {
  const buttons = (view?.buttons ?? []).map(({ label }) => label)
  return { answer: content.slice(0, longestAnswer), ...(buttons.length > 0 ? { buttons } : {}) }
}
