import { guideWordsOf } from '../../reading/languages/all-words.ts'
import { languageNamed } from '../../reading/languages/languages.ts'
import type { ConversationApp } from '../conversation-app.ts'
import type { HandOver } from '../guide/guide-request.ts'
import { personAskedElsewhere } from '../guide/wishes/asks-for-person.ts'
import { requestPerson } from '../take-over/request-person.ts'
import type { OpenTurn } from './open-turn.ts'

/**
 * How the visitor of a turn is handed over to the firm: it is told first, and what comes back is what may then be said.
 * The words of the firm count as ours do: they are said only with it.
 */
export function handOverOfTurn(app: ConversationApp, turn: OpenTurn): HandOver {
  return async (language, question) => {
    const told = await requestPerson(app, turn, language)
    const { TalkToHumanResponseMessage: own, AIResponseLanguage } = turn.settings
    if (own.trim() !== '') return own
    const elsewhere = languageNamed(AIResponseLanguage) ? null : personAskedElsewhere(question)
    return (elsewhere ?? guideWordsOf(language).personAsked)(told)
  }
}
