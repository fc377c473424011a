import type { Topic } from '../../../reading/criteria/condition.ts'
import type { GuideState } from '../guide-context.ts'
import type { Wish } from '../wishes/decide-wish.ts'

/** What stands before a message, as the corpus names it (corpus/acts.json, "contexts"): what is in view, and what was asked or offered. */
export function contextOfTurn(previous: GuideState | null): string {
  if (previous === null) return 'none'
  const asked = askedIn(previous)
  const view = viewOf(previous)
  return asked === null ? view : `${view} ${asked}`
}

function viewOf({ firm, focus, shown }: GuideState): string {
  if (firm !== undefined) return 'firm'
  if (focus !== null || shown.length === 1) return 'home'
  return shown.length > 0 ? 'list' : 'none'
}

function askedIn({ split, asked, awaits, pending, offer }: GuideState): string | null {
  if (split !== undefined) return `asked:${askedAs[asked?.at(-1) ?? 'Feature'] ?? 'what-else'}`
  if (awaits !== undefined) return 'asked:budget'
  if (pending !== undefined) return pendingAs[pending] ?? null
  if (offer !== undefined) return offer === 'more' ? 'offered:more' : 'offered:widen'
  return null
}

const askedAs: Partial<Record<Topic, string>> = {
  SaleType: 'buy-or-rent',
  Price: 'budget',
  Bedrooms: 'bedrooms',
  PropertyType: 'kind',
  Place: 'place',
  Feature: 'feature',
}

const pendingAs: Partial<Record<Wish, string>> = {
  tour: 'offered:tour',
  alert: 'offered:alert',
  person: 'offered:person',
  seller: 'asked:what-else',
}
