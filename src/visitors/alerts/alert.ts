import type { Selectable } from 'kysely'
import { Type } from 'typebox'
import type { AlertNewsTable, AlertsTable } from '../../platform/database/tables/alert-tables.ts'
import { choice } from '../../platform/fields.ts'
import type { Criterion } from '../../reading/criteria/condition.ts'

export type Alert = Omit<Selectable<AlertsTable>, 'criteria'> & { criteria: Criterion[] }
export type NewsKind = Selectable<AlertNewsTable>['kind']

/** What came up for an alert, with what is told of the home. */
export interface News
  extends Pick<Selectable<AlertNewsTable>, 'alertId' | 'listingId' | 'kind' | 'formerPrice' | 'createdAt'> {
  home: ToldHome
}

/** When news is told: at once, as far as mails that come one after the other allow, or once a day. */
export const paces = ['atOnce', 'daily'] as const

export const newsKinds = ['new', 'priceDrop', 'backOnMarket', 'sold', 'gone'] as const satisfies readonly NewsKind[]

/** What news says of its home, which may be listed no more when somebody reads it. */
export interface ToldHome {
  title: string
  place: string
  /** '' unless it is an http or https address. */
  url: string
  price: number | null
  currency: string
  forRent: boolean
}

/** Alerts and saved homes of one conversation, and e-mail alerts of one address, at the most. */
export const mostOfSession = 50
export const mostOfAddress = 50
/** An alert that nobody confirmed is removed after so many days, one that was after so many. */
export const unconfirmedDays = 3
export const longestDays = 365

export const whenField = choice(paces, {
  description: 'atOnce: as soon as something comes up, in one mail what comes up within minutes; daily: in the morning',
})

export const VisitorAlert = Type.Object({
  id: Type.Integer({ description: 'Id of the alert' }),
  label: Type.String({ description: 'What is told, in words of the visitor’s language' }),
  chips: Type.Array(Type.String(), { description: 'The same in pieces; empty for one home' }),
  when: whenField,
  confirmed: Type.Boolean({
    description: 'Whether news is mailed: false until the link of the mail is used, and without an address',
  }),
  news: Type.Array(
    Type.Object({
      kind: choice(newsKinds, { description: 'What happened' }),
      text: Type.String({ description: 'The same in words of the visitor’s language' }),
      listing: Type.Integer({ description: 'Id of the home, which may be listed no more' }),
      at: Type.String({ description: 'When it was found, ISO 8601' }),
    }),
    { description: 'What came up within 30 days, newest first; at most 20' },
  ),
})
