import type { Lead } from 'porchlight/client'

/** A lead of any chatbot, as the list shows it. */
export interface LeadRow extends Lead {
  serialNumber: string
}

/** The times that leads can be looked for in, in days back from today. */
export const leadTimes = { d7: 7, d30: 30, d90: 90, d365: 365 } as const
export type LeadTime = keyof typeof leadTimes

export const usualTime: LeadTime = 'd30'

export interface LeadsSearch {
  time?: LeadTime
  chatbot?: string
  /** Words to look for */
  q?: string
  /** The lead that is looked at: its number among those of its conversation’s chatbot */
  lead?: number
}

export function readLeadsSearch(search: Record<string, unknown>): LeadsSearch {
  const time = Object.keys(leadTimes).find((each) => each === search.time)
  const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).slice(0, 200) : ''
  return {
    ...(time && time !== usualTime && { time: time as LeadTime }),
    ...(typeof search.chatbot === 'string' && { chatbot: search.chatbot.slice(0, 100) }),
    ...(q && { q }),
    ...(typeof search.lead === 'number' && { lead: search.lead }),
  }
}

/** The first day of a time that ends today, YYYY-MM-DD in UTC, as the API counts days. */
export function firstDay(time: LeadTime, now: Date): string {
  const day = new Date(now.getTime() - leadTimes[time] * 86_400_000)
  return day.toISOString().slice(0, 10)
}

/** Leads in which each word stands somewhere, whatever its case and accents; tours are a room of their own. */
export function filterLeads(rows: readonly LeadRow[], q: string): LeadRow[] {
  const words = fold(q).split(/\s+/).filter(Boolean)
  return rows.filter((row) => {
    if (row.Type !== 'Lead') return false
    const text = fold([row.Name, row.Email, row.Phone, row.Phone.replace(/\D/g, ''), row.Message, row.URI].join(' '))
    return words.every((word) => text.includes(word))
  })
}

function fold(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{Mn}/gu, '')
    .toLowerCase()
}
