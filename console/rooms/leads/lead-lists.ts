import type { InfiniteData } from '@tanstack/react-query'
import type { FindLeadsResult, LeadSummary } from 'porchlight/client'
import type { LeadFilter } from './leads-search.ts'

export type LeadPages = InfiniteData<FindLeadsResult, unknown>

/** Every lead of a list once, in its order. */
export function rowsOf(pages: LeadPages | undefined): LeadSummary[] {
  const rows = pages?.pages.flatMap((page) => page.leads) ?? []
  return [...new Map(rows.map((lead) => [lead.id, lead])).values()]
}

/**
 * A list with a lead as it is now: out of one that it belongs to no more, into one that it belongs to from now on, by
 * when it was left. A list by words or days keeps what it found: only the server knows whether another belongs to it.
 */
export function placeLead(pages: LeadPages, filter: LeadFilter, lead: LeadSummary): LeadPages {
  const fits =
    (filter.status === undefined || filter.status === lead.status) &&
    (filter.assignedTo === undefined || filter.assignedTo === (lead.assignedTo?.accountId ?? 'none'))
  const stood = pages.pages.some((page) => page.leads.some(({ id }) => id === lead.id))
  const without = (list: readonly LeadSummary[]): LeadSummary[] => list.filter(({ id }) => id !== lead.id)
  if (fits && stood) {
    return mapPages(pages, (list) => list.map((each) => (each.id === lead.id ? lead : each)))
  }
  if (!fits) return mapPages(pages, without)
  if (filter.q !== undefined || filter.from !== undefined || filter.serialNumber !== undefined) return pages
  // The first page in which something older stands; behind all of the last one only where nothing more is to come.
  const isOlder = (each: LeadSummary): boolean => each.createdAt <= lead.createdAt
  const found = pages.pages.findIndex((page) => page.leads.some(isOlder))
  const last = pages.pages.length - 1
  const at = found === -1 ? (pages.pages[last]?.nextCursor === null ? last : -1) : found
  return mapPages(pages, (list, index) => {
    if (index !== at) return [...list]
    const place = list.findIndex(isOlder)
    return place === -1 ? [...list, lead] : [...list.slice(0, place), lead, ...list.slice(place)]
  })
}

function mapPages(
  { pages, pageParams }: LeadPages,
  change: (list: readonly LeadSummary[], index: number) => LeadSummary[],
): LeadPages {
  return { pageParams, pages: pages.map((page, index) => ({ ...page, leads: change(page.leads, index) })) }
}
