import { type Static, Type } from 'typebox'
import { choice } from '../../../platform/fields.ts'
import { nextCursorField, pageFields, readCursor, writeCursor } from '../../../platform/paging/page-cursor.ts'
import { chatbotOperation } from '../../define-operation.ts'
import { type FaultKind, faultKinds, yearsAhead } from './fault-kinds.ts'
import { findMend } from './find-mend.ts'
import { countFaults, type FaultyListing, listFaulty } from './quality-store.ts'
import { readDescriptions } from './read-descriptions.ts'

const mostRows = 100
const usualRows = 20

const orNull = (description: string) => Type.Union([Type.Number(), Type.Null()], { description })

/** A listing with something that may be wrong. */
export const ListingFault = Type.Object({
  id: Type.Integer({ description: 'Id of the listing' }),
  title: Type.String({ description: 'Its address, or what else it is called' }),
  city: Type.String({ description: '"" when absent' }),
  price: orNull('Asking price, or rent a month'),
  currency: Type.String({ description: 'Currency symbol' }),
  mls: Type.String({ description: 'Its MLSNumber' }),
  year: Type.Number({ description: 'Its YearBuilt' }),
  bedrooms: Type.Number({ description: 'Its Bedrooms' }),
  bathrooms: Type.Number({ description: 'Its Bathrooms' }),
  latitude: orNull('Degrees north'),
  longitude: orNull('Degrees east'),
  perArea: orNull('Its price for a square foot'),
  usualPerArea: orNull('The middle of all of its SaleType'),
  other: orNull('Id of the newest other listing that is like it, of doubled ones'),
  sentences: Type.Array(Type.String(), {
    description: 'Of its description, which choose people; they are shown to no visitor',
  }),
  mend: Type.Union([Type.Record(Type.String(), Type.Unknown()), Type.Null()], {
    description: 'What mends it for certain, in the fields of changeListings; null: somebody has to look',
  }),
})
export type ListingFault = Static<typeof ListingFault>

/** GET /v1/chatbots/{serialNumber}/listings/quality */
export const listFaults = chatbotOperation({
  id: 'listListingFaults',
  summary: 'List what may be wrong with listings',
  description:
    'What is missing, implausible or doubled, and words that fair-housing law forbids, counted by kind; with `kind` the listings of it, newest first. Descriptions are read for such words step by step: call again until `unread` is 0.',
  tag: 'Listings',
  access: 'secret-key',
  takesLong: true,
  input: Type.Object({
    kind: Type.Optional(choice(faultKinds, { description: 'Also list the listings with this fault' })),
    ...pageFields(mostRows, usualRows),
  }),
  output: Type.Object({
    total: Type.Integer({ description: 'Listings of the chatbot' }),
    unread: Type.Integer({ description: 'Descriptions that are still to be read for words' }),
    counts: Type.Array(
      Type.Object({
        kind: choice(faultKinds, { description: 'What is wrong' }),
        count: Type.Integer({ description: 'With how many listings' }),
      }),
      { description: 'Every kind' },
    ),
    listings: Type.Array(ListingFault, { description: 'Of `kind`; empty without it' }),
    nextCursor: nextCursorField,
  }),
  example: { kind: 'oddYear' },
  errors: [],
  async run(app, { workspaceId }, { chatbot, kind, cursor = '', limit = usualRows }) {
    const scope = { workspaceId, chatbotId: chatbot.id }
    const unread = await readDescriptions(app, scope)
    const latestYear = app.now().getUTCFullYear() + yearsAhead
    const [beforeId = Number.MAX_SAFE_INTEGER] = readCursor(cursor) ?? []
    const [{ total, counts }, rows] = await Promise.all([
      countFaults(app.db, scope, latestYear),
      kind === undefined ? [] : listFaulty(app.db, scope, { kind, latestYear, beforeId, limit: limit + 1 }),
    ])
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      total,
      unread,
      counts: faultKinds.map((each) => ({ kind: each, count: counts[each] })),
      listings: kind === undefined ? [] : page.map((row) => present(kind, row)),
      nextCursor: rows.length > limit && last ? writeCursor(last.id) : null,
    }
  },
})

function present(kind: FaultKind, { withheld, ...row }: FaultyListing): ListingFault {
  return { ...row, sentences: withheld ?? [], mend: findMend(kind, { ...row, withheld }) }
}
