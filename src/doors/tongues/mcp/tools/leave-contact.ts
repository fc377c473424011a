import { Type } from 'typebox'
import { largestId } from '../../../../platform/fields.ts'
import { leaveLead } from '../../../../visitors/leads/leave-lead.ts'
import { makeInputReader } from '../../../http/bodies/read-input.ts'
import { conversationField } from '../conversation.ts'
import { defineMcpTool } from '../tool.ts'
import { inVisitorsName, tellConsentWords, visitorFields } from './in-visitors-name.ts'
import { requireShown } from './require-shown.ts'

export const leaveContact = defineMcpTool({
  name: 'leave_contact',
  title: 'Leave contact details',
  description: `Hands the firm the contact details of the visitor, so that a person answers. Only when the visitor asked for it, and only with details that
the visitor gave. At most three tours and contact details an hour.`,
  moreFor: tellConsentWords,
  input: Type.Object({
    ...visitorFields,
    message: Type.String({ maxLength: 5_000, description: 'What the visitor wants.' }),
    listingIds: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: largestId }), {
        maxItems: 50,
        description: 'Ids of the homes that it is about.',
      }),
    ),
    conversation: conversationField,
  }),
  reads: false,
  operation: { id: 'askChatbot', tag: 'Messages' },
  async run(call, input) {
    const { conversation: _conversation, ...fields } = input
    await requireShown(call, input.listingIds ?? [])
    return inVisitorsName(call, input, 'leads', async (visitor, { key }, context) => {
      const { value } = makeInputReader(leaveLead.input, { nullClears: false })(fields)
      const left = await leaveLead.run(call.app, visitor, value, context)
      return { told: { kept: true, ...pickTold(left), conversation: key } }
    })
  },
})

/** Of the answer of the form: whether somebody is mailed, and the firm's own words for it. */
function pickTold(left: unknown): Record<string, unknown> {
  const { told, message } = Object(left)
  return { told, ...(message === '' ? {} : { message }) }
}
