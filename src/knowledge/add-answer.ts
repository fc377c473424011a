import { Type } from 'typebox'
import { actorOf } from '../platform/change-log/record-change.ts'
import { requiredText } from '../platform/fields.ts'
import { addKnowledge } from './adjust-knowledge.ts'
import { defineOperation } from './define-operation.ts'

/** POST /v1/chatbots/{serialNumber}/knowledge/answers */
export const addAnswer = defineOperation({
  id: 'addAnswer',
  summary: 'Teach the chatbot the answer to a question',
  description:
    'Adds one question with its answer to those that the chatbot has, as EditKnowledge’s `qaList`; the same question is answered anew. It is learned in the background, within seconds.',
  tag: 'Knowledge',
  access: 'secret-key',
  atomic: true,
  input: Type.Object({
    serialNumber: requiredText({ description: 'Chatbot identifier', maxLength: 100 }),
    question: requiredText({ description: 'As a visitor asks it', maxLength: 2_000 }),
    answer: requiredText({ description: 'Its answer, which is given word for word', maxLength: 20_000 }),
  }),
  output: Type.Object({
    question: Type.String({ description: 'What was taught' }),
    answer: Type.String({ description: 'What is answered to it' }),
  }),
  example: { question: 'Do you charge application fees?', answer: 'Yes: $45 for each adult, paid once.' },
  errors: ['chatbot-not-found', 'invalid-fields'],
  async run(app, caller, { serialNumber, question: key, answer: value }) {
    const chatbot = { workspaceId: caller.workspaceId, serialNumber, by: actorOf(caller) }
    const nothing = { fileIds: [], pages: [], texts: [], settings: {} }
    await addKnowledge(app, chatbot, { ...nothing, questions: [{ key, value }] })
    return { question: key, answer: value }
  },
})
