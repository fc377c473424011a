import type { QueryClient } from '@tanstack/react-query'
import type { AnyRouter, UseNavigateResult } from '@tanstack/react-router'

interface Doors {
  queries: QueryClient
  router: AnyRouter
  navigate: UseNavigateResult<string>
}

/** Goes to where who has just signed in wanted to be, else to the inbox. Only ever to a page of the console. */
export async function openFirstRoom({ queries, router, navigate }: Doors, next?: string): Promise<void> {
  queries.clear()
  await router.invalidate()
  const isOwn = next?.startsWith('/') && !next.startsWith('//') && !next.includes('\\') && !next.includes('sign-in')
  if (isOwn && next) router.history.push(`${router.basepath}${next.replace(router.basepath, '')}`)
  else await navigate({ to: '/inbox' })
}
