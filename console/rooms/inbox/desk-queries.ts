import { queryOptions } from '@tanstack/react-query'
import type { ConversationNote } from 'porchlight/client'
import type { Api } from '../../api/api-context.ts'

const notesOfPage = 200

/** What the firm wrote to itself in a conversation, all of it. */
export function notesQuery({ client }: Api, sessionID: number) {
  return queryOptions({
    queryKey: ['notes', sessionID],
    queryFn: async ({ signal }): Promise<ConversationNote[]> => {
      const notes: ConversationNote[] = []
      for (let cursor = ''; ; ) {
        const page = await client.listNotes({ sessionID, limit: notesOfPage, ...(cursor && { cursor }) }, { signal })
        notes.push(...page.notes)
        if (page.nextCursor === null) return notes
        cursor = page.nextCursor
      }
    },
    staleTime: 15_000,
  })
}

/** Words of the firm that are used again and again. */
export function repliesQuery({ client }: Api) {
  return queryOptions({
    queryKey: ['replies'],
    queryFn: async ({ signal }) => (await client.listReplies({}, { signal })).replies,
    staleTime: 60_000,
  })
}

/** What is known of the visitor of a conversation besides. Read anew as it goes on. */
export function visitorQuery({ client }: Api, sessionID: number, messageCount: number) {
  return queryOptions({
    queryKey: ['visitor', sessionID, messageCount],
    queryFn: ({ signal }) => client.readVisitor({ sessionID }, { signal }),
    placeholderData: (before) => before,
  })
}
