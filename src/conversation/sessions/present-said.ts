import type { MessagesTable } from '../../platform/database/schema.ts'

/** Who said it, as the history names them. */
export const historyTypes = ['AI', 'User', 'Human'] as const

export interface HistoryMessage {
  Type: (typeof historyTypes)[number]
  Content: string
}

const speakers: Readonly<Record<MessagesTable['role'], HistoryMessage['Type']>> = Object.freeze({
  question: 'User',
  answer: 'AI',
  person: 'Human',
})

/** What was said as the history has it (firm.md): files as a line each. */
export function presentSaid(said: {
  role: MessagesTable['role']
  kind: string
  content: string
  fileNames: readonly string[] | null
}): HistoryMessage {
  const files = (said.fileNames ?? []).map((name) => `[${said.kind.toLowerCase()}: ${name.replace(/\s+/g, ' ')}]`)
  const lines = said.content.trim() === '' && files.length > 0 ? files : [said.content, ...files]
  return { Type: speakers[said.role], Content: lines.join('\n') }
}
