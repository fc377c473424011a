import { useInfiniteQuery } from '@tanstack/react-query'
import type { ConversationSummary } from 'porchlight/client'
import { useMemo } from 'react'
import { useApi } from '../../../api/api-context.ts'
import { useMe } from '../../../api/use-me.ts'
import type { ListFilter } from '../../../live/conversation-lists.ts'
import { conversationsQuery } from '../../../live/conversation-queries.ts'
import type { InboxSearch } from '../inbox-search.ts'

export interface ListedConversations {
  rows: readonly ConversationSummary[]
  isLoading: boolean
  failure: unknown
  hasMore: boolean
  loadMore(): void
  tryAgain(): void
}

/** The conversations that the address asks for, kept as they are now. */
export function useConversationList(search: InboxSearch): ListedConversations {
  const api = useApi()
  const me = useMe()
  const query = useInfiniteQuery(conversationsQuery(api, filterOf(search, me.accountId)))
  const rows = useMemo(() => {
    const all = query.data?.pages.flatMap(({ conversations }) => conversations) ?? []
    return orderRows(all, search)
  }, [query.data, search])
  return {
    rows,
    isLoading: query.isPending,
    failure: query.error,
    hasMore: query.hasNextPage,
    loadMore: () => void (query.isFetchingNextPage || query.fetchNextPage()),
    tryAgain: () => void query.refetch(),
  }
}

export function filterOf(
  { view, chatbot, unanswered, language, assigned, q }: InboxSearch,
  myAccount: string,
): ListFilter {
  const holder = view === 'mine' ? myAccount : assigned
  return {
    ...(view === 'waiting' && { state: 'waiting' as const }),
    ...(view === 'taken' && { state: 'taken' as const }),
    ...(holder !== undefined && { assigned: holder }),
    ...(unanswered && { unanswered }),
    ...(language !== undefined && { language }),
    ...(chatbot !== undefined && { chatbot }),
    ...(q !== undefined && { q }),
  }
}

/** Who has waited longest comes first; otherwise the order of the list. */
export function orderRows(rows: readonly ConversationSummary[], { view }: InboxSearch): ConversationSummary[] {
  if (view !== 'waiting') return [...rows]
  return rows.toSorted((one, other) => ((one.waitingSince ?? '') < (other.waitingSince ?? '') ? -1 : 1))
}
