import { queryOptions } from '@tanstack/react-query'
import type { Api } from './api-context.ts'

/** Everybody of the firm who signs in. One key for all rooms, and so one shape. */
export function teamQuery({ client }: Api) {
  return queryOptions({
    queryKey: ['team'],
    queryFn: ({ signal }) => client.listTeam({}, { signal }),
    staleTime: 60_000,
  })
}
