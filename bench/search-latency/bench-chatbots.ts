import pg from 'pg'
import type { App } from '../../src/doors/app.ts'
import { copyLines, makeLines } from '../copy-listings.ts'
import { describeHome } from './describe-home.ts'
import { Dice } from './dice.ts'

const batch = 50_000

export interface Chatbot {
  workspaceId: number
  chatbotId: number
  serialNumber: string
}

/** The chatbot with so many listings: the one of an earlier run, when it was filled to the end, or a new one. */
export async function chatbotWith(app: App, count: number): Promise<Chatbot> {
  return (await findChatbot(app, count)) ?? (await addChatbot(app, count))
}

async function addChatbot(app: App, count: number): Promise<Chatbot> {
  const workspace = await app.db.selectFrom('workspaces').select('id').executeTakeFirstOrThrow()
  const serialNumber = serialNumberOf(count)
  const { id } = await app.db
    .insertInto('chatbots')
    .values({ workspaceId: workspace.id, serialNumber, settings: '{}', removedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  const chatbot = { workspaceId: workspace.id, chatbotId: id, serialNumber }
  await fill(app, chatbot, count)
  return chatbot
}

async function findChatbot(app: App, count: number): Promise<Chatbot | null> {
  const serialNumber = serialNumberOf(count)
  const row = await app.db
    .selectFrom('chatbots')
    .select(['workspaceId', 'id'])
    .where('serialNumber', '=', serialNumber)
    .executeTakeFirst()
  if (!row) return null
  const { listings } = await app.db
    .selectFrom('listings')
    .select(({ fn }) => fn.countAll<number>().as('listings'))
    .where('chatbotId', '=', row.id)
    .executeTakeFirstOrThrow()
  if (listings !== count) throw new Error(`The database holds ${listings} of ${count} listings; remove it.`)
  return { workspaceId: row.workspaceId, chatbotId: row.id, serialNumber }
}

function serialNumberOf(count: number): string {
  return String(count).padStart(32, '0')
}

async function fill(app: App, chatbot: Chatbot, count: number): Promise<void> {
  const client = new pg.Client(app.connection)
  await client.connect()
  const dice = new Dice(count)
  const owner = { workspaceId: chatbot.workspaceId, chatbotId: chatbot.chatbotId }
  for (let done = 0; done < count; done += batch) {
    const rows = Math.min(batch, count - done)
    await copyLines(
      client,
      makeLines(owner, done, rows, () => describeHome(dice)),
    )
  }
  await client.query('VACUUM ANALYZE listings')
  await client.end()
}

export async function addSessions(app: App, { workspaceId, chatbotId }: Chatbot, count: number): Promise<number[]> {
  const rows = await app.db
    .insertInto('sessions')
    .values(Array.from({ length: count }, () => ({ workspaceId, chatbotId, searchState: null })))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

/** A chatbot of its own for what is imported beside searches; `drop` removes it with its listings. */
export async function addEmptyChatbot(
  app: App,
  { workspaceId }: Chatbot,
): Promise<Chatbot & { drop(): Promise<void> }> {
  const serialNumber = `f${Date.now().toString(16)}`.padEnd(32, '0')
  const { id } = await app.db
    .insertInto('chatbots')
    .values({ workspaceId, serialNumber, settings: '{}', removedAt: null })
    .returning('id')
    .executeTakeFirstOrThrow()
  return {
    workspaceId,
    chatbotId: id,
    serialNumber,
    drop: async () => {
      await app.patientDb.deleteFrom('listings').where('chatbotId', '=', id).execute()
      await app.patientDb.deleteFrom('chatbots').where('id', '=', id).execute()
    },
  }
}
