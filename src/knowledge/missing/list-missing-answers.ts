import { Type } from 'typebox'
import { writeTime } from '../../platform/lists/write-time.ts'
import { agentOf } from '../../platform/member.ts'
import { nextCursorField, pageFields, readCursor, writeCursor } from '../../platform/paging/page-cursor.ts'
import { chatbotOperation } from '../define-operation.ts'
import { findMissing } from './find-missing.ts'
import type { QuestionGroup } from './group-questions.ts'

const mostGroups = 100
const usualGroups = 20
const mostExamples = 5
const longestExample = 500

const MissingAnswer = Type.Object({
  id: Type.Integer({ description: 'Names the group: the id of its newest question' }),
  question: Type.String({ description: 'The newest of its questions, as the visitor wrote it' }),
  count: Type.Integer({ description: 'How often it was asked' }),
  examples: Type.Array(Type.String(), { description: `Other words for it, newest first, at most ${mostExamples}` }),
  lastAsked: Type.String({ description: 'UTC' }),
})
export type MissingAnswer = { id: number; question: string; count: number; examples: string[]; lastAsked: string }

/** GET /v1/chatbots/{serialNumber}/missing-answers */
export const listMissingAnswers = chatbotOperation({
  id: 'listMissingAnswers',
  summary: 'List what the chatbot could not answer',
  description:
    'Questions of the last 90 days without an answer, at most the newest 2,000, those that ask for the same together: the most often asked first. A page at a time: where `nextCursor` is not null, send it as `cursor` for the next page. What the firm has answered since by a question of `qaList` is left out, and so is what visitors had erased. Agents of the console are shown questions of conversations that they may see.',
  tag: 'Knowledge',
  access: 'secret-key',
  reads: { action: 'questions.listed' },
  takesLong: true,
  input: Type.Object({
    ...pageFields(mostGroups, usualGroups),
  }),
  output: Type.Object({ groups: Type.Array(MissingAnswer), nextCursor: nextCursorField }),
  example: { serialNumber: '0123456789abcdef0123456789abcdef' },
  errors: [],
  async run(app, caller, { chatbot, cursor = '', limit = usualGroups }) {
    const groups = await findMissing(app, { workspaceId: chatbot.workspaceId, chatbotId: chatbot.id }, agentOf(caller))
    const [from = 0] = readCursor(cursor) ?? []
    const page = groups.slice(from, from + limit)
    const end = from + page.length
    return { groups: page.map(presentGroup), nextCursor: end < groups.length ? writeCursor(end) : null }
  },
})

export function presentGroup({ questions }: QuestionGroup): MissingAnswer {
  const [newest] = questions
  if (!newest) throw new Error('a group has no question')
  const others = new Set(questions.map(({ question }) => shorten(question)))
  others.delete(shorten(newest.question))
  return {
    id: newest.questionId,
    question: shorten(newest.question),
    count: questions.length,
    examples: [...others].slice(0, mostExamples),
    lastAsked: writeTime(newest.askedAt),
  }
}

function shorten(text: string): string {
  const characters = [...text.trim()]
  return characters.length > longestExample ? `${characters.slice(0, longestExample).join('')}…` : characters.join('')
}
