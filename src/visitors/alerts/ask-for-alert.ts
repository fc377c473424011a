import { Type } from 'typebox'
import '../../firm/chatbots/setting-formats.ts'
import { keepSession } from '../../conversation/sessions/visitor-session.ts'
import { openVisit } from '../../firm/visits/open-visit.ts'
import { trimmedText } from '../../platform/fields.ts'
import { defineOperation } from '../define-operation.ts'
import { mostOfSession, VisitorAlert, whenField } from './alert.ts'
import { openAlert } from './open-alert.ts'

/** POST /v1/visitor/alert */
export const askForAlert = defineOperation({
  id: 'askForAlert',
  summary: 'Be told when something comes up',
  description: `Of what the search of the conversation finds from now on, or of one home: a lower price, back on the market, sold. With an address the visitor is mailed a link first, and news only once its button was pressed; without one the news waits in the list of alerts. The same wish again changes the alert that is there. At most ${mostOfSession} alerts and saved homes in a conversation, and few mails a day to an address that confirmed nothing.`,
  tag: 'Widget',
  access: 'visitor-key',
  countsAs: 'alerts',
  atomic: true,
  input: Type.Object({
    email: Type.Optional(
      trimmedText({ description: 'Where news is mailed to; left out: it waits', maxLength: 254, format: 'e-mail' }),
    ),
    when: whenField,
    listing: Type.Optional(
      Type.Integer({
        description: 'Id of a home, to be told of that one',
        minimum: 1,
        maximum: Number.MAX_SAFE_INTEGER,
      }),
    ),
  }),
  output: Type.Object({
    id: VisitorAlert.properties.id,
    label: VisitorAlert.properties.label,
    chips: VisitorAlert.properties.chips,
    confirmed: VisitorAlert.properties.confirmed,
    mails: Type.Boolean({
      description: 'Whether this installation sends mails at all; false: they wait until it has a mail server',
    }),
  }),
  example: { email: 'ana@example.com', when: 'atOnce' },
  errors: ['session-not-found', 'origin-not-allowed', 'listing-not-found', 'too-many-alerts', 'too-many-calls'],
  async run(app, caller, { email = '', when, listing = null }, context) {
    const { visitor, chatbot } = await openVisit(app, caller, context)
    await keepSession(app.db, visitor, context.client)
    const scope = { visitor, chatbot, language: context.client.lang }
    const { id, label, chips, confirmed } = await openAlert(app, scope, { email, when, listing })
    return { id, label, chips, confirmed, mails: await app.mailer.sendsFor(chatbot.workspaceId) }
  },
})
