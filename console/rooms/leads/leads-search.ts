/** The times that leads can be looked for in, in days back from today. */
export const leadTimes = { d7: 7, d30: 30, d90: 90, d365: 365 } as const
export type LeadTime = keyof typeof leadTimes

export const leadStatuses = ['new', 'open', 'done'] as const
export type LeadStatus = (typeof leadStatuses)[number]

/** What the address of the room says. */
export interface LeadsSearch {
  look?: 'board'
  time?: LeadTime
  chatbot?: string
  /** Words to look for */
  q?: string
  status?: LeadStatus
  /** Id of an account, or `none` */
  who?: string
  /** Id of the lead that is looked at */
  lead?: number
}

export function readLeadsSearch(search: Record<string, unknown>): LeadsSearch {
  const time = Object.keys(leadTimes).find((each) => each === search.time)
  const status = leadStatuses.find((each) => each === search.status)
  const q = typeof search.q === 'string' || typeof search.q === 'number' ? String(search.q).slice(0, 200) : ''
  return {
    ...(search.look === 'board' && { look: 'board' }),
    ...(time && { time: time as LeadTime }),
    ...(typeof search.chatbot === 'string' && { chatbot: search.chatbot.slice(0, 100) }),
    ...(q && { q }),
    ...(status && { status }),
    ...(typeof search.who === 'string' && search.who && { who: search.who.slice(0, 100) }),
    ...(typeof search.lead === 'number' && Number.isSafeInteger(search.lead) && { lead: search.lead }),
  }
}

/** Which leads a list holds, as the API is asked for them. */
export interface LeadFilter {
  status?: LeadStatus
  serialNumber?: string
  q?: string
  assignedTo?: string
  /** First day, YYYY-MM-DD */
  from?: string
}

export function filterOf({ time, chatbot, q, status, who }: LeadsSearch, now: Date): LeadFilter {
  return {
    ...(status && { status }),
    ...(chatbot && { serialNumber: chatbot }),
    ...(q && { q }),
    ...(who && { assignedTo: who }),
    ...(time && { from: firstDay(time, now) }),
  }
}

/** The first day of a time that ends today, YYYY-MM-DD in UTC, as the API counts days. */
export function firstDay(time: LeadTime, now: Date): string {
  const day = new Date(now.getTime() - leadTimes[time] * 86_400_000)
  return day.toISOString().slice(0, 10)
}
