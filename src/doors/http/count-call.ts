import type { FastifyRequest } from 'fastify'
import { countVisitor, type VisitorLimits } from '../../platform/limits/visitor-limits.ts'
import type { Operation } from '../../platform/operation.ts'
import type { App } from '../app.ts'
import { countedAddress } from './counted-address.ts'

/** A body of a firm's own calls. */
export const usualBodyBytes = 1_048_576
/** A body that strangers may send. */
const strangersBodyBytes = 16_384

/** How large a body of an operation may be, in bytes (wire-decisions.md, "Readers are tolerant"). */
export function bodyLimitOf({ access, maxBodyBytes }: Pick<Operation, 'access' | 'maxBodyBytes'>): number {
  if (maxBodyBytes !== undefined) return maxBodyBytes
  return isForStrangers(access) || access === 'secret-or-visitor-key' ? strangersBodyBytes : usualBodyBytes
}

/** As what the calls of an operation are counted that strangers and visitors alone call; null for all others. */
export function countedAs({ access, countsAs }: Pick<Operation, 'access' | 'countsAs'>): keyof VisitorLimits | null {
  return isForStrangers(access) ? (countsAs ?? 'visits') : null
}

function isForStrangers(access: Operation['access']): boolean {
  return access === 'public' || access === 'visitor-key'
}

/** Counts a call by its address, from its head alone. Fails with `too-many-calls`. */
export function countCall(
  app: Pick<App, 'visitorLimits' | 'now'>,
  request: FastifyRequest,
  as: keyof VisitorLimits,
): void {
  countVisitor(app, as, { address: countedAddress(request) })
}
