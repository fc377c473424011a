import { queryOptions } from '@tanstack/react-query'
import type { Api } from './api-context.ts'

/** Who is signed in; null: nobody. */
export function meQuery({ account }: Api) {
  return queryOptions({ queryKey: ['me'], queryFn: () => account.readMe(), staleTime: 5 * 60_000 })
}
