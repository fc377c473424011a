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
  const query = useInfiniteQuery(conversationsQuery(api, filterOf(search)))
  const rows = useMemo(() => {
    const all = query.data?.pages.flatMap(({ conversations }) => conversations) ?? []
    return orderRows(all, search, me.name)
  }, [query.data, search, me.name])
  return {
    rows,
    isLoading: query.isPending,
    failure: query.error,
    hasMore: query.hasNextPage,
    loadMore: () => void (query.isFetchingNextPage || query.fetchNextPage()),
    tryAgain: () => void query.refetch(),
  }
}

export function filterOf({ view, chatbot, q }: InboxSearch): ListFilter {
  return {
    ...(view === 'waiting' && { state: 'waiting' as const }),
    ...((view === 'taken' || view === 'mine') && { state: 'taken' as const }),
    ...(chatbot !== undefined && { chatbot }),
    ...(q !== undefined && { q }),
  }
}

/** Who has waited longest comes first; otherwise the order of the list. */
export function orderRows(
  rows: readonly ConversationSummary[],
  { view }: InboxSearch,
  myName: string,
): ConversationSummary[] {
  if (view === 'mine') return rows.filter(({ takenBy }) => takenBy?.name === myName)
  if (view !== 'waiting') return [...rows]
  return rows.toSorted((one, other) => ((one.waitingSince ?? '') < (other.waitingSince ?? '') ? -1 : 1))
}
