import { foldEmail } from '../../../platform/mail/fold-email.ts'
/** What one conversation left: a row of the table of leads. */
export interface LeadPart {
  id: number
  chatbotId: number
  sessionId: number
  firstName: string
  lastName: string
  /** The newest first. */
  emails: string[]
  phones: string[]
  listingIds: number[]
  page: string
  createdAt: Date
  updatedAt: Date
}

export interface GatheredLead {
  firstName: string
  lastName: string
  emails: string[]
  phones: string[]
  listingIds: number[]
  page: string
  updatedAt: Date
  /** Of the lead itself first, then of its parts, the newest first. */
  sessionIds: number[]
}

/**
 * A lead with its parts as one person: the name that was left last, every address, number and home once, those of the
 * conversation in which something was left last first.
 */
export function gatherLead(whole: LeadPart, parts: readonly LeadPart[]): GatheredLead {
  const newest = [whole, ...parts].sort((one, other) => other.updatedAt.getTime() - one.updatedAt.getTime())
  const named = newest.find(({ firstName, lastName }) => firstName !== '' || lastName !== '')
  return {
    firstName: named?.firstName ?? '',
    lastName: named?.lastName ?? '',
    emails: onceEach(
      newest.flatMap(({ emails }) => emails),
      foldEmail,
    ),
    phones: onceEach(
      newest.flatMap(({ phones }) => phones),
      (phone) => phone.replace(/\D/g, ''),
    ),
    listingIds: [...new Set([whole, ...parts].flatMap(({ listingIds }) => listingIds))],
    page: whole.page || (newest.find(({ page }) => page !== '')?.page ?? ''),
    updatedAt: newest[0]?.updatedAt ?? whole.updatedAt,
    sessionIds: [whole.sessionId, ...newest.filter(({ id }) => id !== whole.id).map(({ sessionId }) => sessionId)],
  }
}

function onceEach(values: readonly string[], keyOf: (value: string) => string): string[] {
  const kept = new Map<string, string>()
  for (const value of values) if (!kept.has(keyOf(value))) kept.set(keyOf(value), value)
  return [...kept.values()]
}

/** Leads that share something, put together: who shares with one of a group belongs to all of it. */
export function joinDoubles(shared: readonly (readonly number[])[]): number[][] {
  const groupOf = new Map<number, Set<number>>()
  for (const ids of shared) {
    const joined = new Set(ids.flatMap((id) => [id, ...(groupOf.get(id) ?? [])]))
    for (const id of joined) groupOf.set(id, joined)
  }
  return [...new Set(groupOf.values())].map((group) => [...group].sort((one, other) => one - other))
}
