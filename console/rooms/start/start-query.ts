import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../api/api-context.ts'

/** What is set up, and what is left to do. */
export function startQuery({ client }: Api) {
  return queryOptions({
    queryKey: ['getting-started'],
    queryFn: ({ signal }) => client.readGettingStarted({}, { signal }),
    // What is done elsewhere, such as on the firm's site, shows when one comes back.
    staleTime: 5_000,
  })
}
