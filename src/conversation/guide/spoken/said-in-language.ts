import type { GuideRequest } from '../guide-request.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { rememberSpoken, spokenTurnOf } from './turn-language.ts'
import { viewInFixedWords } from './view-in-fixed-words.ts'

/**
 * What stands beside a model's answer in a language that the guide does not read: nothing that the guide says, its buttons
 * as that language calls them. In one that it reads, the same answer.
 */
export function saidInLanguage(request: GuideRequest, said: string, answer: GuideAnswer): GuideAnswer {
  const spoken = spokenTurnOf(request)
  const state = answer.state && rememberSpoken(answer.state, spoken?.written ?? null)
  if (spoken === null) return { ...answer, state }
  const { view, ...rest } = answer
  return {
    ...rest,
    content: said,
    state,
    ...(view === undefined ? {} : { view: viewInFixedWords(spoken.answer, view, { offersPerson: false }) }),
  }
}
