import type { Database } from '../../../platform/database/connect.ts'
import { readCursor, writeCursor } from '../../../platform/paging/page-cursor.ts'
import { countLeads, type FoundLead, findLeadRows, type LeadFilter, plainWords } from './found-lead-store.ts'
import type { LeadStatus } from './lead-status.ts'
import { type LeadSummary, presentLead } from './present-lead.ts'

export interface LeadQuery extends Omit<LeadFilter, 'words'> {
  q?: string | undefined
}

export interface LeadPage {
  leads: LeadSummary[]
  /** On the first page without words. */
  counts: Record<LeadStatus, number> | null
  nextCursor: string | null
}

/** One page of the leads of a workspace, the newest first. */
export async function readLeadPage(
  db: Database,
  query: LeadQuery,
  { cursor, limit }: { cursor: string; limit: number },
): Promise<LeadPage> {
  const filter = await toFilter(db, query)
  const [time, id] = readCursor(cursor) ?? []
  const after = time === undefined || id === undefined ? null : { time, id }
  // One more than is shown, to know whether there are others.
  const found = await findLeadRows(db, filter, { after, limit: limit + 1 })
  const shown = found.slice(0, limit)
  const last = shown.at(-1)
  return {
    leads: shown.map(presentLead),
    counts: after === null && filter.words.length === 0 ? await countLeads(db, filter) : null,
    nextCursor: last && found.length > limit ? writeCursor(last.time, last.id) : null,
  }
}

/** All leads that are asked for, so many at a time. */
export async function* readAllLeads(db: Database, query: LeadQuery, atOnce: number): AsyncGenerator<FoundLead[]> {
  const filter = await toFilter(db, query)
  for (let after: FoundLead | null = null; ; ) {
    const found: FoundLead[] = await findLeadRows(db, filter, { after, limit: atOnce })
    if (found.length > 0) yield found
    after = found.at(-1) ?? null
    if (found.length < atOnce) return
  }
}

async function toFilter(db: Database, { q, ...query }: LeadQuery): Promise<LeadFilter> {
  return { ...query, words: q === undefined ? [] : await plainWords(db, q) }
}
