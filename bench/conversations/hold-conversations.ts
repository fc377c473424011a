import type { App } from '../../src/doors/app.ts'
import { makeChatbot } from '../../src/firm/chatbots/make-chatbot.ts'
import type { Conversation, Turn } from './conversation-set.ts'
import { judgeAnswer, type KnownTexts, knownTexts, type Verdict } from './judge-answer.ts'
import type { Home } from './judge-parts.ts'
import { type ListingSetName, listingsOf, storeListings } from './listing-sets.ts'
import { type Reply, type Server, visit } from './visitor.ts'

export interface HeldTurn {
  turn: Turn
  reply: Reply
  verdict: Verdict
}

export interface HeldConversation {
  conversation: Conversation
  turns: HeldTurn[]
}

interface SetChatbot {
  serialNumber: string
  byId: ReadonlyMap<number, Home>
  known: KnownTexts
}

/** Holds all conversations, one after the other, each as a new visitor. `firms` is the folder with the homes of the set's own firms. */
export async function holdConversations(
  app: App,
  server: Server,
  conversations: readonly Conversation[],
  firms?: string,
): Promise<HeldConversation[]> {
  const chatbots = new Map<ListingSetName, SetChatbot>()
  const held: HeldConversation[] = []
  for (const conversation of conversations) {
    const { listings } = conversation
    const chatbot = chatbots.get(listings) ?? (await openChatbot(app, listings, firms))
    chatbots.set(listings, chatbot)
    held.push(await hold(server, chatbot, conversation))
  }
  return held
}

async function hold(server: Server, chatbot: SetChatbot, conversation: Conversation): Promise<HeldConversation> {
  const visitor = await visit(server, chatbot.serialNumber)
  const turns: HeldTurn[] = []
  let said = ''
  for (const turn of conversation.turns) {
    const { say } = turn
    const before = turns.at(-1)?.reply
    const button = typeof say === 'string' ? undefined : before?.view?.buttons?.find(({ kind }) => kind === say.click)
    const content = typeof say === 'string' ? say : (button?.say ?? say.click)
    said += ` ${content}`
    // What a window does by itself: it opens the form, the pictures or the map, and nothing is said.
    const opens = typeof say !== 'string' && before?.buttons.has(say.click) && button?.say === undefined
    const reply =
      opens && before ? { ...before, words: '', trace: { skill: say.click }, ms: 0 } : await visitor.say(content)
    const homes = reply.cards.flatMap(({ id }) => chatbot.byId.get(id) ?? [])
    turns.push({ turn, reply, verdict: judgeAnswer(turn, reply, { homes, all: chatbot.known, said }) })
  }
  return { conversation, turns }
}

/** A chatbot with the homes of a set. */
export async function openChatbot(app: App, name: ListingSetName, firms?: string): Promise<SetChatbot> {
  const workspace = await app.db.selectFrom('workspaces').select('id').executeTakeFirstOrThrow()
  const { chatbotId, serialNumber } = await makeChatbot(app, workspace.id, { Name: 'Maple' })
  const scope = { workspaceId: workspace.id, chatbotId }
  const listings = name === 'small' ? listingsOf(name) : listingsOf(name, firms)
  await storeListings(app, scope, listings)
  // Stored in their order, so that the ids are in it too.
  const rows = await app.db
    .selectFrom('listings')
    .select('id')
    .where('chatbotId', '=', chatbotId)
    .orderBy('id')
    .execute()
  const byId = new Map(rows.flatMap((row, at) => (listings[at] ? [[row.id, listings[at]] as const] : [])))
  return { serialNumber, byId, known: knownTexts(listings) }
}
