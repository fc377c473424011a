import { type Static, Type } from 'typebox'
import { writeTime } from '../../platform/lists/write-time.ts'
import { type Alert, whenField } from './alert.ts'

const orNull = (description: string) => Type.Union([Type.String(), Type.Null()], { description })

/** An alert as the firm sees it. */
export const AlertDescription = Type.Object({
  id: Type.Integer({ description: 'Id of the alert' }),
  serialNumber: Type.String({ description: 'serialNumber of its chatbot' }),
  sessionID: Type.Integer({ description: 'Id of the session in which it was asked for' }),
  email: Type.String({ description: 'Where news is mailed to; "": it waits on the page' }),
  label: Type.String({ description: 'What is told, in words of the visitor’s language' }),
  chips: Type.Array(Type.String(), { description: 'The same in pieces; empty for one home' }),
  listing: Type.Union([Type.Integer(), Type.Null()], { description: 'Id of the home; null: of a search' }),
  language: Type.String({ description: 'Code of the visitor’s language' }),
  when: whenField,
  news: Type.Integer({ description: 'How much came up within 90 days' }),
  createdAt: Type.String({ description: 'When it was asked for, ISO 8601' }),
  confirmedAt: orNull('When the address was confirmed; null: it was not, or there is none'),
  mailedAt: orNull('When news was mailed last; null: never'),
})

export type AlertDescription = Static<typeof AlertDescription>

export function presentAlert(alert: Alert & { serialNumber: string; newsCount: number }): AlertDescription {
  const { id, serialNumber, sessionId, email, label, chips, listingId, language, pace, newsCount } = alert
  return {
    ...{ id, serialNumber, sessionID: sessionId, email, label, chips, listing: listingId, language, when: pace },
    news: newsCount,
    createdAt: writeTime(alert.createdAt),
    confirmedAt: alert.confirmedAt && writeTime(alert.confirmedAt),
    mailedAt: alert.mailedAt && writeTime(alert.mailedAt),
  }
}
