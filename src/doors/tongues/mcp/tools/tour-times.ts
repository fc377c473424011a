import { Type } from 'typebox'
import { largestId } from '../../../../platform/fields.ts'
import { writeTime } from '../../../../platform/lists/write-time.ts'
import { defineMcpTool } from '../tool.ts'
import { requireShown } from './require-shown.ts'

const usualDays = 5

export const tourTimes = defineMcpTool({
  name: 'tour_times',
  title: 'When a home can be seen',
  description: `Tells the free starts of the next two weeks at which a home can be seen. It books nothing: request_tour asks the firm for one of them.`,
  input: Type.Object({
    listingId: Type.Integer({ minimum: 1, maximum: largestId, description: 'Id of the home.' }),
    from: Type.Optional(Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$', description: 'First day, YYYY-MM-DD.' })),
    days: Type.Optional(
      Type.Integer({ minimum: 1, maximum: 14, description: `Days with free starts; ${usualDays} when not given.` }),
    ),
  }),
  reads: true,
  operation: { id: 'listTours', tag: 'Tours' },
  async run(call, { listingId, from = '', days: most = usualDays }) {
    const { app, chatbot } = call
    await requireShown(call, [listingId])
    const { workspaceId, id: chatbotId, settings } = chatbot
    const free = await app.visitorDesk.findFreeTimes(app, { workspaceId, chatbotId, listingId }, settings)
    const days = free.filter(({ date, starts }) => date >= from && starts.length > 0).slice(0, most)
    return {
      told: {
        listingId,
        timeZone: settings.TimeZone,
        minutes: settings.TourMinutes,
        days: days.map(({ date, starts }) => ({ date, starts: starts.map(writeTime) })),
      },
    }
  },
})
