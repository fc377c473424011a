import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useApi } from '../../api/api-context.ts'
import { daysOf, type Grouping, type InsightSearch, usualPeriod } from './insight-search.ts'

/** Counters move while one looks: they are read again after so long. */
const freshMs = 30_000

function askedOf({ period = usualPeriod, chatbot }: InsightSearch) {
  return { days: daysOf(period), ...(chatbot && { serialNumber: chatbot }) }
}

/** How it goes in the time that the address asks for, by days, languages or pages. */
export function useInsight(search: InsightSearch, by: Grouping) {
  const { client } = useApi()
  const asked = askedOf(search)
  return useQuery({
    queryKey: ['insight', asked, by],
    queryFn: ({ signal }) => client.readInsight({ ...asked, by }, { signal }),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
    refetchInterval: freshMs,
  })
}

/** What visitors look for in that time and do not find. */
export function useUnmetDemand(search: InsightSearch, enabled: boolean) {
  const { client } = useApi()
  const asked = askedOf(search)
  return useQuery({
    queryKey: ['unmet-demand', asked],
    queryFn: ({ signal }) => client.readUnmetDemand(asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
    enabled,
  })
}

/** What language models used and cost in that time. */
export function useModelUsage(search: InsightSearch, enabled: boolean) {
  const { client } = useApi()
  const asked = askedOf(search)
  return useQuery({
    queryKey: ['model-usage', asked],
    queryFn: ({ signal }) => client.readModelUsage(asked, { signal }),
    placeholderData: keepPreviousData,
    staleTime: freshMs,
    enabled,
  })
}
