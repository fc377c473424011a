import { hash } from 'node:crypto'
import type { ConversationApp } from '../conversation-app.ts'
import type { ShownView } from '../guide/answer-view.ts'
import { presentViews } from '../guide/present-view.ts'
import type { NamedQuestionCursor, NamedQuestionFilter, NamedQuestionRow } from './named-question.ts'
import { countNamedQuestions, findNamedQuestions } from './named-questions-store.ts'

/** A question of a conversation that a program calls by a name of its own, with what was shown beside its answer. */
export interface NamedQuestion extends Omit<NamedQuestionRow, 'view'> {
  view: ShownView | null
}

interface NamedConversation {
  workspaceId: number
  serialNumber: string
  name: string
}

type SomeApp = Pick<ConversationApp, 'db' | 'publicUrl'>

/** A page of them, those that changed last first. */
export async function listNamedQuestions(
  app: SomeApp,
  conversation: NamedConversation,
  filter: NamedQuestionFilter,
  page: { limit: number; behind: NamedQuestionCursor | null },
): Promise<NamedQuestion[]> {
  const rows = await findNamedQuestions(app.db, placeOf(conversation), filter, page)
  const [first] = rows
  if (first === undefined) return []
  const { workspaceId } = conversation
  const scope = { workspaceId, chatbotId: first.chatbotId, publicUrl: app.publicUrl }
  const stored = rows.map(({ view }) => view)
  const views = await presentViews(app.db, scope, stored)
  return rows.map((row, index) => ({ ...row, view: views[index] ?? null }))
}

/** One of them by its id; null: the conversation has none of that id. */
export async function findNamedQuestion(
  app: SomeApp,
  conversation: NamedConversation,
  id: number,
): Promise<NamedQuestion | null> {
  const [only] = await listNamedQuestions(app, conversation, { id }, { limit: 1, behind: null })
  return only ?? null
}

/** How many there are on all pages together. */
export function countNamed(
  app: SomeApp,
  conversation: NamedConversation,
  filter: NamedQuestionFilter,
): Promise<number> {
  return countNamedQuestions(app.db, placeOf(conversation), filter)
}

function placeOf({ workspaceId, serialNumber, name }: NamedConversation) {
  return { workspaceId, serialNumber, name: hash('sha256', name, 'buffer') }
}
