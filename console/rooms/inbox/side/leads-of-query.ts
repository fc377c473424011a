import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { Api } from '../../../api/api-context.ts'

/** What was left in a conversation: contact details and tours. Read anew as it goes on. */
export function leadsOfQuery({ client }: Api, serialNumber: string, sessionID: number, messageCount: number) {
  return queryOptions({
    queryKey: ['leads-of', sessionID, messageCount],
    queryFn: ({ signal }) => client.listLeads({ serialNumber, sessionID }, { signal }),
    placeholderData: keepPreviousData,
  })
}
