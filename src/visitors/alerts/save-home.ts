import { Type } from 'typebox'
import { keepSession } from '../../conversation/sessions/visitor-session.ts'
import { openVisit } from '../../firm/visits/open-visit.ts'
import { defineOperation } from '../define-operation.ts'
import { mostOfSession } from './alert.ts'
import { keepSaved } from './open-alert.ts'

/** POST /v1/visitor/saved */
export const saveHome = defineOperation({
  id: 'addSavedHome',
  summary: 'Keep a home among the saved ones',
  description: `The list of saved homes tells where one got cheaper, or was sold. Saving one again changes nothing. At most ${mostOfSession} alerts and saved homes in a conversation.`,
  tag: 'Widget',
  access: 'visitor-key',
  atomic: true,
  input: Type.Object({
    listing: Type.Integer({ description: 'Id of the home', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
  }),
  output: Type.Object({ saved: Type.Literal(true) }),
  example: { listing: 70_812 },
  errors: ['session-not-found', 'origin-not-allowed', 'listing-not-found', 'too-many-alerts', 'too-many-calls'],
  async run(app, caller, { listing }, context) {
    const { visitor, chatbot } = await openVisit(app, caller, context)
    await keepSession(app.db, visitor, context.client)
    await keepSaved(app, { visitor, chatbot, language: context.client.lang }, listing)
    return { saved: true as const }
  },
})
