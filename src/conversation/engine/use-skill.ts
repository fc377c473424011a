import type { ChatbotSettings } from '../../firm/chatbots/chatbot-settings.ts'
import { lookUpListings } from '../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../homes/search/search-schema.ts'
import type { ConversationApp } from '../conversation-app.ts'
import type { AnswerAction } from '../guide/answer-action.ts'
import type { Task } from '../guide/answerer.ts'
import { answerFromListings } from '../guide/built-in-guide.ts'
import { makeGuideRequest } from '../guide/guide-answerer.ts'
import { tellListing } from '../guide/language-model/tell-listing.ts'
import { figuresTool } from '../guide/language-model/tools/figures-tool.ts'
import { homeTool } from '../guide/language-model/tools/home-tool.ts'
import { paymentTool } from '../guide/language-model/tools/payment-tool.ts'
import { searchTool } from '../guide/language-model/tools/search-tool.ts'
import { ToolTurn } from '../guide/language-model/tools/tool-turn.ts'
import { scopeOfTask } from '../guide/scope-of-task.ts'
import { recallSearch, rememberSearch } from '../sessions/search-memory.ts'

/** The chatbot that is asked, and the conversation that it is asked in; null: by itself. */
export interface SkillPlace {
  workspaceId: number
  chatbotId: number
  settings: ChatbotSettings
  sessionId: number | null
}

const skills = { find: searchTool, home: homeTool, figures: figuresTool, payment: paymentTool }

export type Skill = keyof typeof skills

/**
 * Uses a skill of the guide for a program that asks for it outside of a turn: with the checks, the gate and the words
 * that it has inside of one. In a conversation it refines what was searched there, and is remembered. No message is stored.
 */
export async function useSkill(
  app: ConversationApp,
  place: SkillPlace,
  { skill, input, signal }: { skill: Skill; input: Record<string, unknown>; signal: AbortSignal },
): Promise<Record<string, unknown>> {
  const { workspaceId, chatbotId, sessionId } = place
  const session = sessionId === null ? null : { workspaceId, chatbotId, sessionId }
  const question = typeof input.q === 'string' ? input.q : ''
  return app.answerPlaces.use(sessionId ?? -chatbotId, async () => {
    const before = session && (await recallSearch(app.db, session))
    await app.languages.hear(question)
    const turn = new ToolTurn(app, taskOf(place, { question, searchState: before, signal }), { isOfProgram: true })
    const { told } = await skills[skill].use(turn, input)
    if (session && turn.state !== null) await rememberSearch(app.db, session, { ...turn.state })
    // What a tool tells is an object of plain JSON, whichever it is.
    return told as Record<string, unknown>
  })
}

/** Homes side by side, as the widget compares them; null where fewer than two of them are listed here. */
export async function compareHomes(
  app: ConversationApp,
  place: SkillPlace,
  ids: readonly number[],
  signal: AbortSignal,
): Promise<{ comparison: string; homes: Record<string, unknown>[] } | null> {
  const homes = await showHomes(app, place, ids)
  if (homes.length < 2) return null
  const action: AnswerAction = { kind: 'compare', listings: homes.map(({ id }) => id) }
  const task = { ...taskOf(place, { question: '', searchState: null, signal }), action }
  const { content } = await app.answerPlaces.use(-place.chatbotId, () =>
    answerFromListings(app.db, scopeOfTask(app, task), makeGuideRequest(app, task)),
  )
  return { comparison: content, homes: homes.map((home) => tellListing(app.languages, home, null, longestOfSeveral)) }
}

const longestOfSeveral = 600

/** Those of the homes that may be shown, in their order. */
export function showHomes(
  { db, publicUrl }: Pick<ConversationApp, 'db' | 'publicUrl'>,
  { workspaceId, chatbotId }: Pick<SkillPlace, 'workspaceId' | 'chatbotId'>,
  ids: readonly number[],
): Promise<FoundListing[]> {
  return lookUpListings(db, { workspaceId, chatbotId, publicUrl }, [...new Set(ids)])
}

function taskOf(
  { workspaceId, chatbotId, settings, sessionId }: SkillPlace,
  asked: Pick<Task, 'question' | 'searchState' | 'signal'>,
): Task {
  const place = { workspaceId, chatbotId, sessionId: sessionId ?? 0, settings }
  return { ...place, ...asked, files: [], history: [], action: null, show: () => {} }
}
