import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../api/api-context.ts'
import type { LeadFilter } from './leads-search.ts'

/** What other people change is seen so soon. */
const freshMs = 30_000

/** Leads, the newest first, a page at a time. */
export function leadsQuery({ client }: Api, filter: LeadFilter, limit = 50) {
  return infiniteQueryOptions({
    queryKey: ['leads', filter],
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      client.findLeads({ ...filter, limit, ...(pageParam && { cursor: pageParam }) }, { signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: freshMs,
  })
}

/** One lead with all that hangs on it. */
export function leadQuery({ client }: Api, id: number) {
  return queryOptions({
    queryKey: ['lead', id],
    queryFn: ({ signal }) => client.readLead({ id }, { signal }),
    refetchInterval: freshMs,
  })
}

/** Leads that may be one person. */
export function doublesQuery({ client }: Api) {
  return queryOptions({
    queryKey: ['lead-doubles'],
    queryFn: ({ signal }) => client.listDoubles({}, { signal }),
    staleTime: freshMs,
  })
}
