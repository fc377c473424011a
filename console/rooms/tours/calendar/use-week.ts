import { useQueries, useQuery } from '@tanstack/react-query'
import type { Tour } from 'porchlight/client'
import { useMemo } from 'react'
import { useApi } from '../../../api/api-context.ts'
import { useMe } from '../../../api/use-me.ts'
import { hoursQuery, timesQuery, weekQuery } from './calendar-queries.ts'
import { type CalendarDay, findClashes, type Hours, weekOf } from './week.ts'

/** A start at which the chosen tour could be. */
export interface Slot {
  start: string
  /** The agent of the home is at another one then. */
  clashes: boolean
}

export interface WeekView {
  days: CalendarDay[]
  tours: readonly Tour[]
  hours: readonly Hours[]
  /** The tour whose free starts are shown. */
  chosen: Tour | null
  slots: readonly Slot[]
  /** How long the chosen tour takes. */
  minutes: number
  clashes: ReadonlySet<number>
  isPending: boolean
  error: Error | null
  refetch: () => void
}

const mostChatbots = 5
const noTours: readonly Tour[] = []

/** A week with its tours and office hours, and the free starts of the tour that was chosen. */
export function useWeek({ day, chatbot, tour }: { day: string; chatbot?: string; tour?: number }): WeekView {
  const api = useApi()
  const me = useMe()
  const days = useMemo(() => weekOf(day), [day])
  const week = useQuery({ ...weekQuery(api, days, chatbot), refetchInterval: 30_000 })
  const tours = week.data ?? noTours
  const asked = me.chatbots
    .filter(({ serialNumber }) => chatbot === undefined || serialNumber === chatbot)
    .slice(0, mostChatbots)
  const hours = useQueries({
    queries: asked.map(({ serialNumber }) => hoursQuery(api, serialNumber)),
    combine: (results) => results.flatMap(({ data }) => data ?? []),
  })
  const chosen = tours.find(({ id }) => id === tour) ?? null
  const times = useQuery({ ...timesQuery(api, chosen?.id ?? 0), enabled: chosen !== null })
  const slots = useMemo(() => {
    if (chosen === null || !times.data) return []
    const clashing = new Set(times.data.clashing)
    return times.data.days
      .flatMap(({ starts }) => starts)
      .filter((start) => start !== chosen.time)
      .map((start) => ({ start, clashes: clashing.has(start) }))
  }, [chosen, times.data])
  return {
    days,
    tours,
    hours,
    chosen,
    slots,
    minutes: chosen?.minutes ?? 30,
    clashes: useMemo(() => findClashes(tours), [tours]),
    isPending: week.isPending,
    error: week.error,
    refetch: () => void week.refetch(),
  }
}
