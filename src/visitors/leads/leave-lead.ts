import { Type } from 'typebox'
import { keepSession } from '../../conversation/sessions/visitor-session.ts'
import { openVisit } from '../../firm/visits/open-visit.ts'
import { keepListed } from '../../homes/listings/chatbot-listings.ts'
import { fail } from '../../platform/errors.ts'
import { largestId, trimmedText } from '../../platform/fields.ts'
import { tooManyCalls } from '../../platform/limits/visitor-limits.ts'
import { defineOperation } from '../define-operation.ts'
import { contactFields, pageThatAsks, readContactFields } from './contact-fields.ts'
import { keepLead } from './keep-lead.ts'
import { tellsSomebody } from './recipient.ts'

/** All its texts, each as long as it may be, with characters of four bytes. */
const maxBodyBytes = 131_072

/** POST /v1/visitor/lead */
export const leaveLead = defineOperation({
  id: 'leaveLead',
  summary: 'Leave contact details for a person of the firm',
  description:
    'Keeps them for the firm, which is told at once: LeadList has them, and they are mailed with the conversation to TalkToHumanEmail, else to EmailForDailyLeads, else to the owner of the workspace. One conversation is one lead, which grows. An e-mail address or a phone number is needed; with ConsentEnable also the consent, whose wording is kept. At most 5 an hour for one session.',
  tag: 'Widget',
  access: 'visitor-key',
  countsAs: 'leads',
  maxBodyBytes,
  atomic: true,
  input: Type.Object({
    ...contactFields,
    message: trimmedText({ description: 'What the visitor wants; may be empty', maxLength: 5_000 }),
    listingIds: Type.Optional(
      Type.Array(Type.Integer({ minimum: 1, maximum: largestId }), {
        description: 'Ids of the homes that it is about; those that are listed no more are left out',
        maxItems: 50,
      }),
    ),
  }),
  output: Type.Object({
    message: Type.String({ description: 'TalkToHumanResponseMessage; "": the window has words of its own' }),
    told: Type.Boolean({
      description: 'Whether it is mailed to somebody of the firm; false: the firm sees it in LeadList',
    }),
  }),
  example: { firstName: 'Ana', email: 'ana@example.com', message: 'May I see the house on Birch Lane on Saturday?' },
  errors: ['session-not-found', 'origin-not-allowed', 'too-many-calls'],
  async run(app, caller, input, context) {
    const { visitor, chatbot } = await openVisit(app, caller, context)
    const { settings } = chatbot
    const { faults, ...contact } = readContactFields(settings, input)
    if (faults.length > 0) throw fail('invalid-fields', { faults: faults.join(' ') })
    await keepSession(app.db, visitor, context.client)
    const told = await tellsSomebody(app, visitor.workspaceId, settings)
    const kept = await keepLead(app, {
      ...visitor,
      ...contact,
      message: input.message,
      page: pageThatAsks(context),
      reply: settings.TalkToHumanResponseMessage,
      told,
      listingIds: await keepListed(app.db, visitor, input.listingIds ?? []),
      source: 'form',
    })
    if ('waitSeconds' in kept) throw tooManyCalls('contact forms were sent in this conversation', kept.waitSeconds)
    return { message: settings.TalkToHumanResponseMessage, told }
  },
})
