import { queryOptions } from '@tanstack/react-query'
import type { Tour } from 'porchlight/client'
import type { Api } from '../../../api/api-context.ts'
import type { CalendarDay, Hours } from './week.ts'

const mostPages = 5

/** The tours of a week that are to be drawn: confirmed then, or asked for then. */
export function weekQuery({ client }: Api, days: readonly CalendarDay[], chatbot: string | undefined) {
  const [from, to] = [days[0]?.start ?? 0, days.at(-1)?.end ?? 0]
  return queryOptions({
    queryKey: ['tours', 'week', from, chatbot ?? ''],
    queryFn: async ({ signal }): Promise<Tour[]> => {
      const found: Tour[] = []
      for (let cursor = '', page = 0; page < mostPages; page += 1) {
        const { tours, nextCursor } = await client.listTours(
          {
            from: new Date(from).toISOString(),
            to: new Date(to).toISOString(),
            limit: 100,
            ...(chatbot && { serialNumber: chatbot }),
            ...(cursor && { cursor }),
          },
          { signal },
        )
        found.push(...tours)
        if (nextCursor === null) break
        cursor = nextCursor
      }
      return found.filter(({ status }) => status === 'confirmed' || status === 'requested')
    },
  })
}

/** The starts that a tour may be confirmed at, or moved to. */
export function timesQuery({ client }: Api, tour: number) {
  return queryOptions({
    queryKey: ['tours', 'times', tour],
    queryFn: ({ signal }) => client.listTimesOfTour({ id: String(tour) }, { signal }),
    staleTime: 15_000,
  })
}

const usualHours = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat'].map((day) => [day, ['09:00-18:00']])

/** When a chatbot's firm is open. */
export function hoursQuery({ client }: Api, serialNumber: string) {
  return queryOptions({
    queryKey: ['office-hours', serialNumber],
    queryFn: async ({ signal }): Promise<Hours> => {
      const { TimeZone = 'UTC', OfficeHours } = await client.readChatbot({ serialNumber }, { signal })
      return { TimeZone, OfficeHours: OfficeHours ?? Object.fromEntries(usualHours) }
    },
    staleTime: 5 * 60_000,
  })
}
