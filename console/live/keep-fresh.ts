import type { Query, QueryClient } from '@tanstack/react-query'
import { PorchlightError } from 'porchlight/client'

/** What live events keep as it is: after a gap all of it is read again. */
export const keptKeys = ['waiting', 'conversations', 'conversation', 'notes', 'tours'] as const

/** loading: it is being read for the first time, or after a gap; behind: a call failed and is made again. */
export type Freshness = 'fresh' | 'loading' | 'behind'

export interface Keeping {
  signal: AbortSignal
  onFreshness(freshness: Freshness): void
  firstPauseMs?: number
  longestPauseMs?: number
}

/**
 * Asks again, later each time, for what is shown and could not be read; until then the last that was known is shown. Tells
 * whether all of it is as the server has it.
 */
export function keepFresh(queries: QueryClient, { signal, onFreshness, ...pauses }: Keeping): void {
  const { firstPauseMs = 1_000, longestPauseMs = 30_000 } = pauses
  const failed = new Map<string, { tries: number; timer: ReturnType<typeof setTimeout> | null }>()
  const cache = queries.getQueryCache()

  const tell = (): void => {
    const shown = cache.getAll().filter((query) => isKept(query) && query.isActive())
    const isBehind = shown.some(({ state }) => state.status === 'error' && mayPass(state.error))
    // A conversation that is opened is no sign that the others are not as they are.
    const isLoading = shown.some(({ state, queryKey }) => state.status === 'pending' && queryKey[0] === 'waiting')
    onFreshness(isBehind ? 'behind' : isLoading ? 'loading' : 'fresh')
  }

  const forget = (hash: string): void => {
    const timer = failed.get(hash)?.timer
    if (timer) clearTimeout(timer)
    failed.delete(hash)
  }

  const askLater = (query: Query): void => {
    const { tries = 0, timer = null } = failed.get(query.queryHash) ?? {}
    if (timer !== null) return
    const { error } = query.state
    const wantedMs = error instanceof PorchlightError ? (error.retryAfterSeconds ?? 0) * 1_000 : 0
    const pauseMs = Math.max(wantedMs, Math.min(firstPauseMs * 2 ** tries, longestPauseMs))
    const next = setTimeout(() => {
      failed.set(query.queryHash, { tries: tries + 1, timer: null })
      if (query.isActive()) void queries.refetchQueries({ queryKey: query.queryKey, exact: true })
    }, pauseMs)
    failed.set(query.queryHash, { tries, timer: next })
  }

  const stop = cache.subscribe(({ type, query }) => {
    if (!isKept(query)) return
    const { status, fetchStatus, error } = query.state
    if (type === 'removed' || status === 'success') forget(query.queryHash)
    else if (status === 'error' && fetchStatus === 'idle' && mayPass(error)) askLater(query)
    tell()
  })
  signal.addEventListener('abort', () => {
    stop()
    for (const hash of [...failed.keys()]) forget(hash)
  })
  tell()
}

function isKept({ queryKey: [first] }: Query): boolean {
  return keptKeys.some((key) => key === first)
}

/** Whether the same call may succeed later: what is refused for good is told where it is shown. */
function mayPass(failure: unknown): boolean {
  return (
    !(failure instanceof PorchlightError) || failure.status >= 500 || failure.status === 429 || failure.status === 0
  )
}
