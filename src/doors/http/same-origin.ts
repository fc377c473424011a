import type { FastifyRequest } from 'fastify'
import { fail } from '../../platform/errors.ts'

/** Whether calls with that method change nothing. */
export function readsOnly(method: string): boolean {
  return method === 'GET' || method === 'HEAD'
}

/**
 * Whether a browser says that a page of ours makes the call. Sec-Fetch-Site says it outright, and no page can write it;
 * where a browser has none (plain http, old ones), the host of the Origin is the one that was called, or the one that
 * we are known by.
 */
export function comesFromUs({ headers }: Pick<FastifyRequest, 'headers'>, publicUrl: string): boolean {
  const site = headers['sec-fetch-site']
  if (site !== undefined) return site === 'same-origin'
  const { origin } = headers
  if (origin === undefined || !URL.canParse(origin)) return false
  const { host, protocol } = new URL(origin)
  if (protocol !== 'https:' && protocol !== 'http:') return false
  return host === headers.host || (URL.canParse(publicUrl) && new URL(publicUrl).origin === origin)
}

/** Fails with `cross-origin-call` when a call that may change something does not come from a page of ours. */
export function checkOwnPage(request: Pick<FastifyRequest, 'method' | 'headers'>, publicUrl: string): void {
  if (!readsOnly(request.method) && !comesFromUs(request, publicUrl)) throw fail('cross-origin-call')
}
