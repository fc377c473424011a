import { withoutOrders } from '../../../reading/assistant-orders/without-orders.ts'
import { cleanListingText } from '../../../reading/fair-housing/listing-text-gate.ts'
import type { Languages } from '../../../reading/languages/languages.ts'
import { escapeMarkdown } from '../escape-markdown.ts'

/** A listing's own words as they may be shown: lawful, meant for visitors, never markup, on one line; "" when nothing of them may be. */
export function showListingText(languages: Languages, text: string, longest: number): string {
  return escapeMarkdown(cleanListingText(languages, withoutOrders(text), longest).text, longest)
}
