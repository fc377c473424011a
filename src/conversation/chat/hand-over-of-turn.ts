import { handOverWordsOf } from '../../reading/languages/spoken/hand-over-words.ts'
import type { ConversationApp } from '../conversation-app.ts'
import type { HandOver } from '../guide/guide-request.ts'
import { requestPerson } from '../take-over/request-person.ts'
import type { OpenTurn } from './open-turn.ts'

/**
 * How the visitor of a turn is handed over to the firm: it is told first, and what comes back is what may then be said.
 * The words of the firm count as ours do: they are said only with it.
 */
export function handOverOfTurn(app: ConversationApp, turn: OpenTurn): HandOver {
  return async (language) => {
    const told = await requestPerson(app, turn, language)
    const { TalkToHumanResponseMessage: own } = turn.settings
    return own.trim() === '' ? handOverWordsOf(language).personAsked(told) : own
  }
}
