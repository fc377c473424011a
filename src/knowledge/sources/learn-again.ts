import { Type } from 'typebox'
import { actorOf } from '../../platform/change-log/record-change.ts'
import { requiredText } from '../../platform/fields.ts'
import { retrainKnowledge } from '../adjust-knowledge.ts'
import { defineOperation } from '../define-operation.ts'
import { sourceIds } from './source-ids.ts'

/** POST /v1/chatbots/{serialNumber}/knowledge/learn */
export const learnAgain = defineOperation({
  id: 'learnKnowledge',
  summary: 'Have sources learned again',
  description: 'Although they have not changed, as after a fault that was mended elsewhere.',
  tag: 'Knowledge',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({
    serialNumber: requiredText({ description: 'Chatbot identifier', maxLength: 100 }),
    ids: sourceIds('Ids of sources'),
  }),
  output: Type.Object({ waiting: Type.Integer({ description: 'How many sources are learned again' }) }),
  example: { ids: [12] },
  errors: ['chatbot-not-found'],
  async run(app, caller, { serialNumber, ids }) {
    const by = actorOf(caller)
    return { waiting: await retrainKnowledge(app, { workspaceId: caller.workspaceId, serialNumber, by }, ids) }
  },
})
