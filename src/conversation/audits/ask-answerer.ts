import type { Answerer } from '../guide/answerer.ts'
import type { AuditTask } from './audit-task.ts'

export interface AskedAnswer {
  content: string
  trace: Record<string, unknown>
}

/** Asks as the first message of a conversation; nothing of it is stored. */
export async function askAnswerer(
  { app, chatbot, signal }: AuditTask,
  answerer: Answerer,
  question: string,
): Promise<AskedAnswer> {
  const answer = answerer(app, {
    workspaceId: chatbot.workspaceId,
    chatbotId: chatbot.id,
    sessionId: 0,
    settings: chatbot.settings,
    question,
    files: [],
    history: [],
    searchState: null,
    action: null,
    show: () => {},
    signal,
  })
  let content = ''
  for (;;) {
    const { done, value } = await answer.next()
    if (done) return { content, trace: value.trace }
    content += value.join('')
  }
}

/** The homes and figures of an answer, in their order: links, and numbers of three digits and more. */
export function factsOf(content: string): string {
  return JSON.stringify([linksOf(content), content.match(/\d[\d.,]{2,}/g) ?? []])
}

export function linksOf(content: string): string[] {
  return [...content.matchAll(/\]\((\S+?)\)/g)].map(([, link = '']) => link)
}
