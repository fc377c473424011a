import type { GuideState } from '../guide-context.ts'
import type { GuideAnswer } from '../search-answers/answer-search.ts'
import { showHomes } from '../search-answers/search-view.ts'
import type { MortgageAnswer } from './answer-mortgage.ts'

/** An answer about money, with the card of a home that was not spoken of yet; the list that was shown stays. */
export function presentMortgage({ content, state, listing }: MortgageAnswer, previous: GuideState | null): GuideAnswer {
  const { shown, offset } = previous ?? state
  return {
    content,
    noAnswer: false,
    state: { ...state, shown, offset },
    trace: { kind: 'mortgage', loan: state.loan ?? null },
    ...(listing === undefined || listing === previous?.focus ? {} : { view: showHomes([listing], { content }) }),
  }
}
