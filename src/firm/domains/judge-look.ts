import type { Look, ProofMethod } from './proof-finder.ts'

/** How far the proof of a host has come. */
export interface ProofState {
  /** When it became proven; null: it is not. */
  provenAt: Date | null
  method: ProofMethod | null
  /** The first of the looks since which nothing was found; null: the last one found it. */
  missingSince: Date | null
  problem: string
}

/** A proof that is not found any more holds for this long: name servers and sites have bad days. */
export const graceMs = 3 * 24 * 3_600_000

/** What a look changes. Who is proven stays so from when it began, however often it is looked at. */
export function judgeLook(state: ProofState, look: Look, now: Date): ProofState {
  if (look.method !== null) {
    return { provenAt: state.provenAt ?? now, method: look.method, missingSince: null, problem: '' }
  }
  if (state.provenAt === null) return { ...unproven, problem: look.problem }
  const missingSince = state.missingSince ?? now
  if (now.getTime() - missingSince.getTime() >= graceMs) return { ...unproven, problem: look.problem }
  return { ...state, missingSince, problem: look.problem }
}

export const unproven: ProofState = { provenAt: null, method: null, missingSince: null, problem: '' }
