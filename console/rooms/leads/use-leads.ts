import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useApi } from '../../api/api-context.ts'
import { useMe } from '../../api/use-me.ts'
import { filterLeads, firstDay, type LeadRow, type LeadsSearch, usualTime } from './lead-rows.ts'

export interface FoundLeads {
  rows: readonly LeadRow[]
  isLoading: boolean
  failure: unknown
  tryAgain(): void
}

/** The leads of the chatbots that the address asks for, the newest first. */
export function useLeads({ time = usualTime, chatbot, q = '' }: LeadsSearch): FoundLeads {
  const { client } = useApi()
  const { chatbots } = useMe()
  const asked = chatbots.filter(({ serialNumber }) => chatbot === undefined || serialNumber === chatbot)
  const from = firstDay(time, new Date())
  const { all, isLoading, failure, tryAgain } = useQueries({
    queries: asked.map(({ serialNumber }) => ({
      queryKey: ['leads', serialNumber, from],
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<LeadRow[]> => {
        const leads = await client.listLeads({ serialNumber, startTime: from }, { signal })
        return leads.map((lead) => ({ ...lead, serialNumber }))
      },
    })),
    combine: (results) => ({
      all: results.map(({ data }) => data),
      isLoading: results.some(({ isPending }) => isPending),
      failure: results.find(({ error }) => error !== null)?.error ?? null,
      tryAgain: () => {
        for (const { refetch } of results) void refetch()
      },
    }),
  })
  const rows = useMemo(() => {
    const found = filterLeads(
      all.flatMap((data) => data ?? []),
      q,
    )
    return found.sort((one, other) => (one.CreateTime < other.CreateTime ? 1 : -1))
  }, [all, q])
  return { rows, isLoading, failure, tryAgain }
}
