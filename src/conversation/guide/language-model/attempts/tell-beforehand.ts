import { readSentence } from '../../../../homes/search/read-sentence.ts'
import { tablesFor } from '../../../../homes/search/search-listings.ts'
import type { Prompt } from '../../../../platform/models/models.ts'
import type { SearchState } from '../../../../reading/understanding/search-state.ts'
import type { ConversationApp } from '../../../conversation-app.ts'
import type { Task } from '../../answerer.ts'
import { type Part, routeMessage } from '../../knowledge/route-message.ts'
import { scopeOfTask } from '../../scope-of-task.ts'

/** Which parts of a message ask of homes, and which of the firm. */
export async function routeQuestion(app: ConversationApp, task: Task): Promise<Part[]> {
  const { question, searchState, action } = task
  // Only searches write what a session remembers.
  const previous = searchState as unknown as Partial<SearchState> | null
  const tables = tablesFor(app.languages, question, previous as SearchState | null)
  const scope = scopeOfTask(app, task)
  const read = (text: string) => readSentence(app.db, scope, text, tables, app.now())
  const hasShown = (previous?.shown?.length ?? 0) > 0 || action?.kind === 'ask'
  return (await routeMessage(question, { tables, hasShown, read })) ?? []
}

/** What a model is told of homes that the message names. */
export function ruleOfLooked(homes: number): string {
  const [about, them] = homes === 1 ? ['one home', 'it'] : [`${homes} homes`, 'each']
  return `The last message is about ${about}. What look_at_listing tells of ${them} stands beside the message`
}

export function addToQuestion(prompt: Prompt, text: string): void {
  const last = prompt.at(-1)
  if (last?.role !== 'user') return
  const words = last.content.at(-1)
  // Some servers take no more than one text.
  if (words?.type === 'text') last.content[last.content.length - 1] = { ...words, text: `${words.text}\n\n${text}` }
  else last.content.push({ type: 'text', text })
}

/** Adds to the last of what the system says: what is before it stays the same for every message. */
export function addToSystem(prompt: Prompt, rule: string): void {
  const system = prompt.findLast(({ role }) => role === 'system')
  if (system?.role === 'system') system.content += `\n${rule}`
}
