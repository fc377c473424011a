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
