const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** What clocks on the wall of a zone show. */
export interface WallClock {
  /** The day of a moment, as YYYY-MM-DD. */
  dayOf(moment: Date): string
  /**
   * The moment at which a clock shows so many minutes after midnight of a day: of two, the first; null when clocks are
   * set forward past it.
   */
  momentOf(day: string, minutes: number): Date | null
}

export function makeWallClock(timeZone: string): WallClock {
  const format = new Intl.DateTimeFormat('en-US', {
    timeZone,
    hourCycle: 'h23',
    calendar: 'gregory',
    numberingSystem: 'latn',
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
    hour: 'numeric',
    minute: 'numeric',
    second: 'numeric',
  })
  /** What the clock shows, as if it showed UTC. */
  const shownAt = (time: number): number => {
    const part = Object.fromEntries(format.formatToParts(time).map(({ type, value }) => [type, Number(value)]))
    const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = part
    return Date.UTC(year, month - 1, day, hour, minute, second)
  }
  const offsets = new Map<number, number>()
  /** Around a moment; by the hour it is asked for again and again. */
  const offsetAt = (time: number): number => {
    const hour = Math.floor(time / hourMs) * hourMs
    const offset = offsets.get(hour) ?? shownAt(hour) - hour
    offsets.set(hour, offset)
    return offset
  }
  return {
    dayOf: (moment) => new Date(shownAt(moment.getTime())).toISOString().slice(0, 10),
    momentOf(day, minutes) {
      const shown = Date.parse(`${day}T00:00:00Z`) + minutes * minuteMs
      // No zone is more than a day away from UTC, and none is changed twice within two days.
      const offsetsAround = [offsetAt(shown - dayMs), offsetAt(shown + dayMs)]
      const candidates = offsetsAround.map((offset) => shown - offset).sort((a, b) => a - b)
      if (offsetsAround[0] === offsetsAround[1]) return new Date(candidates[0] ?? shown)
      const time = candidates.find((candidate) => shownAt(candidate) === shown)
      return time === undefined ? null : new Date(time)
    },
  }
}
