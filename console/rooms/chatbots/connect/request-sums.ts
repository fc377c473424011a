import type { ChatbotConnection } from 'porchlight/client'

type ConnectionDay = ChatbotConnection['days'][number]

/** What some days come to, and the day with most requests; null: there were none. */
export function sumRequests(days: readonly ConnectionDay[]): {
  requests: number
  failures: number
  busiest: ConnectionDay | null
} {
  return days.reduce<ReturnType<typeof sumRequests>>(
    (sum, day) => ({
      requests: sum.requests + day.requests,
      failures: sum.failures + day.failures,
      busiest: day.requests > (sum.busiest?.requests ?? 0) ? day : sum.busiest,
    }),
    { requests: 0, failures: 0, busiest: null },
  )
}
