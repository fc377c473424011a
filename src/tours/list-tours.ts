import { Type } from 'typebox'
import { requireChatbot } from '../chatbots/require-chatbot.ts'
import type { Database } from '../database/connect.ts'
import { choice, requiredText } from '../fields.ts'
import { defineOperation } from '../operation.ts'
import { nextCursorField, pageFields, readCursor, writeCursor } from '../paging/page-cursor.ts'
import { presentTour, TourDescription, type TouredHome } from './present-tour.ts'
import { selectTours } from './tour-store.ts'
import { findTouredHomes, unlistedHome } from './toured-home.ts'
import { tourStatuses } from './visitor-tour.ts'

const mostTours = 100
const usualTours = 20

/** GET /v1/tours */
export const listTours = defineOperation({
  id: 'listTours',
  summary: 'List tours, newest first',
  description:
    'A page at a time: where `nextCursor` is not null, send it as `cursor` for the next page. LeadList has them too, as Appointments.',
  tag: 'Tours',
  access: 'secret-key',
  jsonOnly: false,
  bare: true,
  input: Type.Object({
    serialNumber: Type.Optional(requiredText({ description: 'Only of this chatbot', maxLength: 100 })),
    status: Type.Optional(choice(tourStatuses, { description: 'Only those that are in this state' })),
    ...pageFields(mostTours, usualTours),
  }),
  output: Type.Object({ tours: Type.Array(TourDescription), nextCursor: nextCursorField }),
  example: { serialNumber: '0123456789abcdef0123456789abcdef', status: 'requested' },
  errors: ['chatbot-not-found'],
  async run(app, { workspaceId }, { serialNumber, status, cursor = '', limit = usualTours }) {
    const chatbot = serialNumber === undefined ? null : await requireChatbot(app.db, workspaceId, serialNumber)
    const [beforeId] = readCursor(cursor) ?? []
    const rows = await selectTours(app.db, workspaceId, { chatbotId: chatbot?.id, status, beforeId }, limit + 1)
    const page = rows.slice(0, limit)
    const homes = await findHomes(app.db, page)
    const last = page.at(-1)
    return {
      tours: page.map((tour) => presentTour(tour, tour.serialNumber, homes.get(tour.listingId) ?? unlistedHome)),
      nextCursor: rows.length > limit && last ? writeCursor(last.id) : null,
    }
  },
})

/** The homes of tours, by their ids, which are no other home’s in any chatbot. */
async function findHomes(
  db: Database,
  tours: readonly { workspaceId: number; chatbotId: number; listingId: number }[],
): Promise<Map<number, TouredHome>> {
  const homes = new Map<number, TouredHome>()
  for (const [, some] of Map.groupBy(tours, ({ chatbotId }) => chatbotId)) {
    const [scope] = some
    if (!scope) continue
    const ids = some.map(({ listingId }) => listingId)
    for (const [id, { address, agent }] of await findTouredHomes(db, scope, ids)) homes.set(id, { address, agent })
  }
  return homes
}
