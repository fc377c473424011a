import { Type } from 'typebox'
import { largestId } from '../../../../platform/fields.ts'
import { requestTour as askForTour } from '../../../../visitors/tours/request-tour.ts'
import { makeInputReader } from '../../../http/bodies/read-input.ts'
import { conversationField } from '../conversation.ts'
import { defineMcpTool } from '../tool.ts'
import { inVisitorsName, tellConsentWords, visitorFields } from './in-visitors-name.ts'
import { requireShown } from './require-shown.ts'

export const requestTour = defineMcpTool({
  name: 'request_tour',
  title: 'Ask to see a home',
  description: `Asks the firm to show a home to the visitor at one of up to three starts that tour_times returned. The firm confirms one, or another: until
then nothing is settled, so do not call it booked. Only with contact details and times that the visitor gave. At most three tours and contact details an hour.`,
  moreFor: tellConsentWords,
  input: Type.Object({
    listingId: Type.Integer({ minimum: 1, maximum: largestId, description: 'Id of the home.' }),
    times: Type.Array(Type.String({ maxLength: 40 }), {
      minItems: 1,
      maxItems: 3,
      description: 'Starts, the preferred one first, as tour_times wrote them.',
    }),
    kind: Type.Optional(
      Type.Union([Type.Literal('in-person'), Type.Literal('video')], {
        description: 'How the home is seen; in-person when not given.',
      }),
    ),
    ...visitorFields,
    message: Type.Optional(Type.String({ maxLength: 5_000, description: 'What the visitor wants to say.' })),
    timeZone: Type.Optional(Type.String({ maxLength: 100, description: 'The visitor’s IANA time zone.' })),
    conversation: conversationField,
  }),
  reads: false,
  operation: { id: 'askChatbot', tag: 'Messages' },
  async run(call, input) {
    const { conversation: _conversation, kind = 'in-person', ...fields } = input
    await requireShown(call, [input.listingId])
    return inVisitorsName(call, input, 'tours', async (visitor, { key }, context) => {
      const { value } = makeInputReader(askForTour.input, { nullClears: false })({ ...fields, kind })
      const asked = await askForTour.run(call.app, visitor, value, context)
      return { told: { ...Object(asked), conversation: key } }
    })
  },
})
