import { Type } from 'typebox'
import { actorOf } from '../../platform/change-log/record-change.ts'
import { fail } from '../../platform/errors.ts'
import { requiredText } from '../../platform/fields.ts'
import { addKnowledge } from '../adjust-knowledge.ts'
import { defineOperation } from '../define-operation.ts'
import { QuestionWithAnswer } from './knowledge-fields.ts'
import { longestAddress } from './web-address.ts'

/** In one call; for more there are others. */
const mostAtOnce = 100

/** POST /v1/chatbots/{serialNumber}/knowledge */
export const addToKnowledge = defineOperation({
  id: 'addKnowledge',
  summary: 'Add to what a chatbot learns from',
  description:
    'All or nothing, beside what there is, whoever else adds something meanwhile; EditKnowledge replaces whole lists. A question that there is already gets the new answer, a page is learned anew.',
  tag: 'Knowledge',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({
    serialNumber: requiredText({ description: 'Chatbot identifier', maxLength: 100 }),
    questions: Type.Optional(
      Type.Array(QuestionWithAnswer, { description: 'Questions with their answers', maxItems: mostAtOnce }),
    ),
    pages: Type.Optional(
      Type.Array(requiredText({ description: 'Address of a page', maxLength: longestAddress }), {
        description: 'Pages to learn from',
        maxItems: mostAtOnce,
      }),
    ),
    files: Type.Optional(
      Type.Array(
        Type.Integer({ description: 'Id of an uploaded file', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }),
        {
          description: 'Documents to learn from',
          maxItems: mostAtOnce,
        },
      ),
    ),
  }),
  output: Type.Object({ added: Type.Integer({ description: 'How many sources were named' }) }),
  example: { questions: [{ key: 'Do you charge application fees?', value: 'Yes: $45 for each adult, paid once.' }] },
  errors: ['chatbot-not-found'],
  async run(app, caller, { serialNumber, questions = [], pages = [], files = [] }) {
    const added = questions.length + pages.length + files.length
    if (added === 0) throw fail('invalid-fields', { faults: 'Name what is to be added: questions, pages or files.' })
    await addKnowledge(
      app,
      { workspaceId: caller.workspaceId, serialNumber, by: actorOf(caller) },
      { fileIds: files, pages, texts: [], questions, settings: {} },
    )
    return { added }
  },
})
