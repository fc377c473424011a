import type { Topic } from '../../../reading/criteria/condition.ts'
import type { GuideState } from '../guide-context.ts'
import type { Wish } from '../wishes/decide-wish.ts'

/** What stands before a message, as the corpus names it (corpus/acts.json, "contexts"). */
export function contextOfTurn(previous: GuideState | null): string {
  if (previous === null) return 'none'
  const { split, asked, awaits, pending, offer, firm, focus, shown } = previous
  if (split !== undefined) return `asked:${askedAs[asked?.at(-1) ?? 'Feature'] ?? 'what-else'}`
  if (awaits !== undefined) return 'asked:budget'
  if (pending !== undefined) return pendingAs[pending] ?? 'none'
  if (offer !== undefined) return offer === 'more' ? 'offered:more' : 'offered:widen'
  if (firm !== undefined) return 'firm'
  if (focus !== null || shown.length === 1) return 'home'
  return shown.length > 0 ? 'list' : 'none'
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
