import { useInfiniteQuery } from '@tanstack/react-query'
import { useApi } from '../../api/api-context.ts'
import type { ToursSearch } from './tour-lists.ts'

const toursOfPage = 50

/** The tours that the address asks for, a page at a time. */
export function useTours({ view = 'requested', chatbot }: ToursSearch, enabled: boolean) {
  const { client } = useApi()
  return useInfiniteQuery({
    queryKey: ['tours', view, chatbot ?? ''],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      client.listTours(
        {
          limit: toursOfPage,
          ...(view !== 'all' && { status: view }),
          ...(chatbot && { serialNumber: chatbot }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    enabled,
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
}
