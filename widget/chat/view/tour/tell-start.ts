import { localeOf, type Speech } from '../../words/speech.ts'

/** A start on the clock of the firm, with its day or without. */
export function tellStart({ language }: Speech, start: string, timeZone: string, withDay: boolean): string {
  const day = withDay ? ({ weekday: 'long', month: 'long', day: 'numeric' } as const) : {}
  return new Intl.DateTimeFormat(localeOf(language), { timeZone, ...day, hour: 'numeric', minute: '2-digit' }).format(
    new Date(start),
  )
}
