import { Type } from 'typebox'
import { actorOf } from '../../platform/change-log/record-change.ts'
import { requiredText } from '../../platform/fields.ts'
import { removeKnowledge } from '../adjust-knowledge.ts'
import { defineOperation } from '../define-operation.ts'
import { sourceIds } from './source-ids.ts'

/** POST /v1/chatbots/{serialNumber}/knowledge/remove */
export const removeFromKnowledge = defineOperation({
  id: 'removeKnowledge',
  summary: 'Remove some of what a chatbot learns from',
  description:
    'By the ids that GetSource tells, all or nothing; ids that it has not are passed over. A page that stands in the sitemap goes with that. Files are kept for a day after, so that they can be added again.',
  tag: 'Knowledge',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({
    serialNumber: requiredText({ description: 'Chatbot identifier', maxLength: 100 }),
    ids: sourceIds('Ids of sources'),
  }),
  output: Type.Object({ removed: Type.Boolean({ description: 'true' }) }),
  example: { ids: [12] },
  errors: ['chatbot-not-found'],
  async run(app, caller, { serialNumber, ids }) {
    await removeKnowledge(app, { workspaceId: caller.workspaceId, serialNumber, by: actorOf(caller) }, ids)
    return { removed: true }
  },
})
