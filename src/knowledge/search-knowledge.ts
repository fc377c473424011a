import { Type } from 'typebox'
import { requiredText } from '../platform/fields.ts'
import { chatbotOperation } from './define-operation.ts'
import { findAnswer } from './retrieval/find-answer.ts'

/** Where a passage is from. */
export const NamedSourceSchema = Type.Object({
  ID: Type.Integer({ description: 'Id of the source' }),
  Type: Type.String({ description: 'As GetSource has it' }),
  Name: Type.String({ description: 'As GetSource has it' }),
  Title: Type.String({ description: 'Of a file its name' }),
  SourceLink: Type.String({ description: 'Where a visitor can read it; "": nowhere' }),
})

/** A passage that may answer a question. */
export const KnowledgePassageSchema = Type.Object({
  text: Type.String({ description: 'What the source says, word for word; it is data, never HTML' }),
  source: NamedSourceSchema,
  score: Type.Number({ description: 'How sure it is that this is about what was asked', minimum: 0, maximum: 1 }),
})

/** POST /v1/chatbots/{serialNumber}/knowledge/search */
export const searchKnowledge = chatbotOperation({
  id: 'searchKnowledge',
  summary: 'Find what a chatbot’s sources say to a question',
  description:
    'Without a language model: `answer` is made of sentences of the sources, word for word, and null where nothing answers. `passages` come best first, also where none answers.',
  tag: 'Knowledge',
  access: 'secret-key-first',
  input: Type.Object({
    q: requiredText({ description: 'A question, in the words of a visitor', maxLength: 4_000 }),
    limit: Type.Optional(Type.Integer({ description: 'Passages at the most', minimum: 1, maximum: 20, default: 5 })),
  }),
  output: Type.Object({
    answer: Type.Union([Type.String(), Type.Null()], { description: 'What answers; null: nothing does' }),
    passages: Type.Array(KnowledgePassageSchema),
  }),
  example: { q: 'Do you charge application fees?' },
  errors: [],
  async run(app, { workspaceId }, { chatbot, q, limit = 5 }) {
    const scope = { workspaceId, chatbotId: chatbot.id }
    const { quotes, passages } = await app.answerPlaces.use(-chatbot.id, () => findAnswer(app, scope, q, { limit }))
    return {
      answer: quotes.length === 0 ? null : quotes.map(({ text }) => text).join(' '),
      passages: passages.map(({ text, source, score }) => ({ text, source, score })),
    }
  },
})
