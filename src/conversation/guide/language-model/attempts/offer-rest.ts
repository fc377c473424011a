import type { FailureKind } from '../../../../platform/models/model-failure.ts'
import { type AnswerButton, mostButtons } from '../../../../reading/answer-button.ts'
import type { AnswerView } from '../../answer-view.ts'
import { showHomes } from '../../search-answers/search-view.ts'

/** A model that failed in a turn, for the trace. */
export interface FailedModel {
  model: string
  why: FailureKind
}

/** What is shown beside an answer that broke off: what would be shown anyhow, and before its ways on the one to the rest. */
export function offerRest(view: AnswerView | undefined, goOn: string): AnswerView {
  const shown = view ?? { ...showHomes([], { content: '' }), total: 0 }
  const rest: AnswerButton = { kind: 'search', label: goOn, say: goOn }
  return { ...shown, buttons: [rest, ...(shown.buttons ?? [])].slice(0, mostButtons) }
}
