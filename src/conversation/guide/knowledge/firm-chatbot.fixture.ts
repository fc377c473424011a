import { sql } from 'kysely'
import type { TestApp } from '../../../../test/test-app.ts'
import type { Listing } from '../../../homes/listings/listing.ts'
import { addListings } from '../../../homes/search/listings.fixture.ts'
import type { SourceKind } from '../../../knowledge/source.ts'

/** A source with its passages, as if it had been learned. */
export interface LearnedSource {
  kind: SourceKind
  name: string
  link?: string
  headings?: string[]
  /** A passage each. */
  texts: string[]
}

export interface FirmReply {
  content: string
  noAnswer: boolean
  /** Whether the form for contact details was offered. */
  offersForm: boolean
  /** Ids of the homes that were shown. */
  homes: number[]
}

export interface FirmChatbot {
  serialNumber: string
  learn(sources: readonly LearnedSource[]): Promise<void>
  /** Of a new visitor. */
  talk(turns: readonly string[]): Promise<FirmReply[]>
}

/** A chatbot with listings and with what the firm says, and how a visitor talks with it through the real operation. */
export async function openFirmChatbot(
  app: TestApp,
  {
    listings = [],
    sources = [],
    settings = {},
  }: {
    listings?: readonly Listing[]
    sources?: readonly LearnedSource[]
    settings?: Record<string, unknown>
  },
): Promise<FirmChatbot> {
  const serialNumber = await app.addChatbot({ Name: 'Maple', ...settings })
  const { workspaceId } = app
  const { db } = app.app
  const { id: chatbotId } = await db
    .selectFrom('chatbots')
    .select('id')
    .where('serialNumber', '=', serialNumber)
    .executeTakeFirstOrThrow()
  if (listings.length > 0) await addListings(db, { workspaceId, chatbotId }, listings)
  const learn = async (learned: readonly LearnedSource[]): Promise<void> => {
    for (const { kind, name, link = '', headings = [], texts } of learned) {
      const { id: sourceId } = await db
        .insertInto('knowledgeSources')
        .values({
          workspaceId,
          chatbotId,
          kind,
          key: `${name} ${texts[0]?.slice(0, 80)}`,
          name,
          value: kind === 'file' ? name : '',
          status: 2,
          dueAt: null,
          sourceLink: link,
        })
        .returning('id')
        .executeTakeFirstOrThrow()
      const own = kind === 'question' ? [name] : headings
      for (const [place, text] of texts.entries())
        await sql`INSERT INTO "knowledgePassages" ("workspaceId", "chatbotId", "sourceId", place, headings, text)
          VALUES (${workspaceId}, ${chatbotId}, ${sourceId}, ${place}, ${JSON.stringify(own)}::jsonb, ${text})`.execute(
          db,
        )
    }
    await sql`INSERT INTO "chatbotKnowledge" ("workspaceId", "chatbotId", version) VALUES (${workspaceId}, ${chatbotId}, 1)
      ON CONFLICT ("workspaceId", "chatbotId") DO UPDATE SET version = "chatbotKnowledge".version + 1`.execute(db)
  }
  await learn(sources)
  const talk = async (turns: readonly string[]): Promise<FirmReply[]> => {
    const sessionID = await app.addSession(serialNumber)
    const replies: FirmReply[] = []
    for (const content of turns) {
      const { body } = await app.post<{ content: string; noAnswer: boolean; messageid: number }>(
        '/chat/Chat/ClientAsk',
        { sessionID, content },
      )
      if (!body.Success) throw new Error(body.Message)
      const { view } = await db
        .selectFrom('messages')
        .select('view')
        .where('sessionId', '=', sessionID)
        .where('role', '=', 'answer')
        .orderBy('id', 'desc')
        .limit(1)
        .executeTakeFirstOrThrow()
      const { listings: homes = [], offersForm = false } = (view ?? {}) as { listings?: number[]; offersForm?: boolean }
      replies.push({ content: body.Data.content, noAnswer: body.Data.noAnswer, offersForm, homes })
    }
    return replies
  }
  return { serialNumber, learn, talk }
}
