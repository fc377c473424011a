import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Conversation, ListConversationsResult, Message } from 'porchlight/client'
import type { Api } from '../api/api-context.ts'
import type { ListFilter } from './conversation-lists.ts'

type ConversationLanguage = NonNullable<Parameters<Api['client']['listConversations']>[0]>['language']

const rowsOfPage = 50
const mostWaiting = 100
const messagesOfPage = 1_000

/** A list of conversations, page by page. */
export function conversationsQuery({ client }: Api, filter: ListFilter) {
  const { state, chatbot, assigned, unanswered, language, q } = filter
  return infiniteQueryOptions({
    queryKey: ['conversations', filter],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }): Promise<ListConversationsResult> =>
      client.listConversations(
        {
          limit: rowsOfPage,
          ...(state && { state }),
          ...(chatbot && { serialNumber: chatbot }),
          ...(assigned && { assigned }),
          ...(unanswered && { unanswered }),
          // As the address has it; of another code the server says that there is none.
          ...(language && { language: language as ConversationLanguage }),
          ...(q && { q }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    // Live events keep it as it is.
    staleTime: 5 * 60_000,
  })
}

/** The visitors who wait for a person, of all chatbots. */
export function waitingQuery({ client }: Api) {
  return queryOptions({
    queryKey: ['waiting'],
    queryFn: ({ signal }) => client.listConversations({ state: 'waiting', limit: mostWaiting }, { signal }),
    staleTime: 60_000,
  })
}

/** A whole conversation. */
export function conversationQuery({ client }: Api, sessionID: number) {
  return queryOptions({
    queryKey: ['conversation', sessionID],
    queryFn: async ({ signal }): Promise<Conversation> => {
      const messages: Message[] = []
      for (let cursor = ''; ; ) {
        const page = await client.readConversation(
          { sessionID, limit: messagesOfPage, ...(cursor && { cursor }) },
          { signal },
        )
        messages.push(...page.messages)
        if (page.nextCursor === null) return { ...page, messages }
        cursor = page.nextCursor
      }
    },
    staleTime: 15_000,
  })
}
