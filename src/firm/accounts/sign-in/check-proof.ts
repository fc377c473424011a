import { fail } from '../../../platform/errors.ts'
import type { Member } from '../../../platform/member.ts'

/** For so long after somebody was proven they are not asked again (decision 0083). */
export const proofMinutes = 15

/**
 * Fails with `proof-needed` when it is too long ago that who is signed in has proven who they are: whoever finds an open
 * console must not get at what outlasts it.
 */
export function checkProof({ provenSecondsAgo }: Pick<Member, 'provenSecondsAgo'>): void {
  if (provenSecondsAgo > proofMinutes * 60) throw fail('proof-needed', { minutes: proofMinutes })
}
