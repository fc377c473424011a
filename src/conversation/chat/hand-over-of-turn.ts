import { makeWallClock } from '../../platform/time/wall-clock.ts'
import { handOverWordsOf } from '../../reading/languages/spoken/hand-over-words.ts'
import type { SpokenLanguage } from '../../reading/languages/spoken/spoken-language.ts'
import type { ConversationApp } from '../conversation-app.ts'
import type { HandOver } from '../guide/guide-request.ts'
import { findNextOpening } from '../take-over/next-opening.ts'
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
    if (own.trim() !== '') return own
    const words = handOverWordsOf(language)
    const opening = findNextOpening(turn.settings, app.now())
    return [words.personAsked(told), opening === null ? '' : sayOpening(opening, app.now(), language, turn)]
      .filter(Boolean)
      .join(' ')
  }
}

/** "Office hours begin again tomorrow at 9:00 AM.", on the clock of the firm. */
function sayOpening(opening: Date, now: Date, language: SpokenLanguage, { settings }: OpenTurn): string {
  const timeZone = settings.TimeZone
  const { dayOf } = makeWallClock(timeZone)
  const days = (Date.parse(dayOf(opening)) - Date.parse(dayOf(now))) / 86_400_000
  const weekday = new Intl.DateTimeFormat(language, { weekday: 'long', timeZone })
  const near = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  const time = new Intl.DateTimeFormat(language, { hour: 'numeric', minute: '2-digit', timeZone })
  const day = days < 2 ? near.format(days, 'day') : weekday.format(opening)
  return handOverWordsOf(language).hoursBegin(day, time.format(opening))
}
