import { Type } from 'typebox'
import { choice, trimmedText } from '../../platform/fields.ts'
import { agentOf } from '../../platform/member.ts'
import { nextCursorField, pageFields, readCursor, writeCursor } from '../../platform/paging/page-cursor.ts'
import { narrowedOperation } from '../define-operation.ts'
import { describeTours } from './desk/describe-tours.ts'
import { TourDescription } from './present-tour.ts'
import { selectTours } from './tour-store.ts'
import { readTourTime } from './tour-time.ts'
import { tourStatuses } from './visitor-tour.ts'

const mostTours = 100
const usualTours = 20

const moment = (description: string) => trimmedText({ description, maxLength: 40, format: 'tour-time' })

/** GET /v1/tours */
export const listTours = narrowedOperation({
  id: 'listTours',
  summary: 'List tours, newest first',
  description:
    'A page at a time: where `nextCursor` is not null, send it as `cursor` for the next page. LeadList has them too, as Appointments. Agents of the console are shown those of conversations that they may see.',
  tag: 'Tours',
  access: 'secret-key',
  reads: { action: 'tours.listed' },
  input: Type.Object({
    status: Type.Optional(choice(tourStatuses, { description: 'Only those that are in this state' })),
    from: Type.Optional(
      moment(
        'Only those that take place from this moment on; without a confirmed time, those that were asked for then',
      ),
    ),
    to: Type.Optional(moment('Only those before this moment')),
    ...pageFields(mostTours, usualTours),
  }),
  output: Type.Object({ tours: Type.Array(TourDescription), nextCursor: nextCursorField }),
  example: { serialNumber: '0123456789abcdef0123456789abcdef', status: 'requested' },
  errors: [],
  async run(app, caller, { chatbot, status, from, to, cursor = '', limit = usualTours }) {
    const { workspaceId } = caller
    const [beforeId] = readCursor(cursor) ?? []
    const rows = await selectTours(
      app.db,
      workspaceId,
      { chatbotId: chatbot?.id, status, within: readSpan(from, to), beforeId, agentId: agentOf(caller) },
      limit + 1,
    )
    const page = rows.slice(0, limit)
    const last = page.at(-1)
    return {
      tours: await describeTours(app.db, page),
      nextCursor: rows.length > limit && last ? writeCursor(last.id) : null,
    }
  },
})

/** Moments that the database knows too. */
const [earliest, latest] = [new Date('0001-01-01T00:00:00Z'), new Date('9999-01-01T00:00:00Z')]

function readSpan(from = '', to = ''): { from: Date; to: Date } | undefined {
  if (from === '' && to === '') return undefined
  return { from: readTourTime(from) ?? earliest, to: readTourTime(to) ?? latest }
}
