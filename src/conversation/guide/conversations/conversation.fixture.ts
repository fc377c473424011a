import { afterAll, beforeAll } from 'vitest'
import { borrowTestApp } from '../../../../test/borrow-app.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import type { Listing } from '../../../homes/listings/listing.ts'
import { addListings } from '../../../homes/search/listings.fixture.ts'

/** What a visitor reads. */
export interface Reply {
  content: string
  noAnswer: boolean
}

/** A chatbot with these listings, and how a new visitor talks with it through the real operation. */
export async function openChatbot(
  app: TestApp,
  listings: readonly Listing[],
  settings: Record<string, unknown> = {},
): Promise<(turns: readonly string[]) => Promise<Reply[]>> {
  const serialNumber = await app.addChatbot({ Name: 'Maple', ...settings })
  const { id } = await app.app.db
    .selectFrom('chatbots')
    .select('id')
    .where('serialNumber', '=', serialNumber)
    .executeTakeFirstOrThrow()
  if (listings.length > 0) await addListings(app.app.db, { workspaceId: app.workspaceId, chatbotId: id }, listings)
  return async (turns) => {
    const sessionID = await app.addSession(serialNumber)
    const replies: Reply[] = []
    for (const content of turns) {
      const { body } = await app.post<Reply>('/chat/Chat/ClientAsk', { sessionID, content })
      replies.push(body.Data)
    }
    return replies
  }
}

interface Talk {
  /** All that a new visitor reads who says this. */
  talk(turns: readonly string[]): Promise<Reply[]>
  /** The last answer to a new visitor who says this. */
  last(...turns: string[]): Promise<string>
}

/** The same for all tests of a file, with an app that is borrowed before them and given back behind them. */
export function talkOf(listings: readonly Listing[]): Talk {
  let app: TestApp | undefined
  let open: Talk['talk'] | undefined
  beforeAll(async () => {
    app = await borrowTestApp()
    open = await openChatbot(app, listings)
  })
  afterAll(() => app?.close())
  const talk: Talk['talk'] = async (turns) => (await open?.(turns)) ?? []
  return { talk, last: async (...turns) => (await talk(turns)).at(-1)?.content ?? '' }
}
