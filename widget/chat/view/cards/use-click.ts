import type { AnswerAction } from '../../../../src/conversation/guide/answer-action.ts'
import { useChat } from '../../model/use-chat.ts'

export interface Click {
  busy: boolean
  act(action: AnswerAction, label: string): void
}

/** Clicks that ask something of the chatbot. They wait while an answer is coming, and keep the focus meanwhile. */
export function useClick(): Click {
  const { state, actions } = useChat()
  return {
    busy: state.answering,
    act(action, label) {
      if (!state.answering) void actions.act(action, label)
    },
  }
}
