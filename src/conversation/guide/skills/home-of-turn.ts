import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { resolveTargets } from '../about-homes/resolve-targets.ts'
import { asSeen } from '../guide-memory.ts'
import type { SkillTurn } from './skill-turn.ts'

/** The home that a clause speaks of: the one that it names or points at, else the one that the conversation speaks of. */
export async function homeOfTurn(turn: SkillTurn): Promise<FoundListing | null> {
  const { context, asks, understood, previous, named } = turn
  const pointed =
    named.length > 0 || previous === null ? null : await resolveTargets(context, asks, understood, asSeen(previous))
  // "why is it so cheap?", of a list: of the home that stands first.
  const first = turn.asks.has('point.one') || previous?.shown.length === 1 ? previous?.shown[0] : undefined
  const id = named[0] ?? (pointed?.kind === 'homes' ? pointed.ids[0] : undefined) ?? previous?.focus ?? first
  if (id === undefined || id === null) return null
  const [home] = await lookUpListings(context.db, context.scope, [id])
  return home ?? null
}

/** The homes shown last, as far as they are still there. */
export function homesShown({ context, previous }: SkillTurn): Promise<FoundListing[]> {
  return lookUpListings(context.db, context.scope, (previous?.shown ?? []).slice(0, mostShown))
}

/** Of what is chosen from by buttons. */
export const mostShown = 3
