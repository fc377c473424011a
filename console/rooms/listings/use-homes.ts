import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../api/api-context.ts'
import { useChosenChatbot } from '../../api/chosen-chatbot.ts'
import { type HomeRow, rowOfFound, rowOfListing } from './home-row.ts'
import type { ListingsSearch } from './listings-search.ts'

const homesOfPage = 60

interface HomePage {
  homes: HomeRow[]
  total: number
  /** Of a search: what was understood, what was not, and what comes close where nothing fits. */
  understood: { summary: string; ignored: string[]; isRefused: boolean } | null
  closest: HomeRow[]
  next: number | null
}

/** The homes of a chatbot: all of them, or those that a sentence describes. */
export function useHomes({ chatbot, q, sale }: ListingsSearch) {
  const { client } = useApi()
  const serialNumber = useChosenChatbot(chatbot)
  const query = useInfiniteQuery({
    queryKey: ['homes', serialNumber, q ?? '', sale ?? ''],
    enabled: serialNumber !== undefined,
    initialPageParam: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ pageParam, signal }): Promise<HomePage> => {
      if (q === undefined) {
        const { List, VirtualCount } = await client.listListings(
          {
            SerialNumber: serialNumber ?? '',
            PageNumber: pageParam / homesOfPage + 1,
            PageSize: homesOfPage,
            ...(sale && { SaleType: sale }),
          },
          { signal },
        )
        const homes = List.map(rowOfListing)
        return {
          homes,
          total: VirtualCount,
          understood: null,
          closest: [],
          next: nextOf(pageParam, homes, VirtualCount),
        }
      }
      const found = await client.searchListings(
        { serialNumber: serialNumber ?? '', q, limit: homesOfPage, offset: pageParam },
        { signal },
      )
      const homes = found.listings.map(rowOfFound)
      return {
        homes,
        total: found.total,
        understood: { summary: found.summary, ignored: found.ignored, isRefused: found.refused !== null },
        closest: found.closest?.listings.map(rowOfFound) ?? [],
        next: nextOf(pageParam, homes, found.total),
      }
    },
    getNextPageParam: ({ next }) => next,
  })
  const homes = useMemo(() => query.data?.pages.flatMap((page) => page.homes) ?? [], [query.data])
  return { query, homes, first: query.data?.pages[0], serialNumber }
}

function nextOf(offset: number, homes: readonly HomeRow[], total: number): number | null {
  const next = offset + homesOfPage
  return homes.length === 0 || next >= total ? null : next
}
