import { infiniteQueryOptions, queryOptions } from '@tanstack/react-query'
import type { KeptAudit } from 'porchlight/client'
import type { Api } from '../../../api/api-context.ts'

const lookMs = 1_000

export type Outcome = 'waiting' | 'running' | 'clean' | 'differences' | 'incomplete' | 'stopped' | 'failed'

export const isAtWork = ({ state }: Pick<KeptAudit, 'state'>): boolean => state === 'waiting' || state === 'running'

/** What came of an audit, as one looks for it in a list. */
export function outcomeOf({ state, differences, isClean }: KeptAudit): Outcome {
  if (state !== 'finished' && state !== 'stopped') return state
  if (differences !== null && differences > 0) return 'differences'
  if (state === 'stopped') return 'stopped'
  return isClean ? 'clean' : 'incomplete'
}

/** The audits of a chatbot, newest first, read again while one is at work. */
export function auditsQuery({ client }: Api, serialNumber: string) {
  return infiniteQueryOptions({
    queryKey: ['audits', serialNumber],
    queryFn: ({ pageParam, signal }) =>
      client.listAudits({ serialNumber, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ audits }) => audits.some(isAtWork)) ? lookMs * 2 : false,
  })
}

/** One audit with its report, read again while it is at work. */
export function auditQuery({ client }: Api, serialNumber: string, id: number) {
  return queryOptions({
    queryKey: ['audit', serialNumber, id],
    queryFn: ({ signal }) => client.readAudit({ serialNumber, id: String(id) }, { signal }),
    refetchInterval: ({ state }) => (state.data && isAtWork(state.data) ? lookMs : false),
  })
}
