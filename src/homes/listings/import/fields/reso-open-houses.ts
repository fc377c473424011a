import { makeWallClock } from '../../../../platform/time/wall-clock.ts'

/**
 * Records of the OpenHouse resource, or their list as JSON in a cell → when visitors may come, the next first:
 * "Sat, Nov 28, 1:00 PM to 3:00 PM". Times that name no zone are those of `timeZone`.
 */
export function readOpenHouses(raw: unknown, { now, timeZone }: { now: Date; timeZone: string }): string[] {
  const records = typeof raw === 'string' ? parseList(raw) : raw
  if (!Array.isArray(records) || records.length === 0) return []
  const times = records.flatMap((entry: unknown) => {
    const record = Object(entry)
    // What is for other agents alone, or does not take place.
    if (/broker|agent|office|association/i.test(String(record.OpenHouseType ?? ''))) return []
    if (/cancel|ended/i.test(String(record.OpenHouseStatus ?? ''))) return []
    const start = readTime(record.OpenHouseStartTime, record.OpenHouseDate, timeZone)
    const end = readTime(record.OpenHouseEndTime, record.OpenHouseDate, timeZone)
    if (Number.isNaN(start) || Number.isNaN(end) || end <= now.getTime() || end < start) return []
    return [{ start, end }]
  })
  if (times.length === 0) return []
  times.sort((a, b) => a.start - b.start)
  const day = new Intl.DateTimeFormat('en-US', { timeZone, weekday: 'short', month: 'short', day: 'numeric' })
  const hour = new Intl.DateTimeFormat('en-US', { timeZone, hour: 'numeric', minute: '2-digit' })
  return times.slice(0, 5).map(({ start, end }) => `${day.format(start)}, ${hour.format(start)} to ${hour.format(end)}`)
}

/** A moment with its zone, or a day and a time of the firm's own clocks; NaN: neither. */
function readTime(raw: unknown, date: unknown, timeZone: string): number {
  const text = String(raw ?? '').trim()
  if (/^\d{4}-\d\d-\d\dT.*(?:Z|[+-]\d\d:?\d\d)$/i.test(text)) return Date.parse(text)
  const [
    ,
    day = String(date ?? '')
      .trim()
      .slice(0, 10),
    clock = '',
  ] = /^(?:(\d{4}-\d\d-\d\d)[T ])?(\d{1,2}:\d\d(?::\d\d(?:\.\d+)?)?(?: ?[AP]M)?)$/i.exec(text) ?? []
  const found = /^(\d{1,2}):(\d\d)(?:.*?([AP])M)?/i.exec(clock)
  if (!found || !/^\d{4}-\d\d-\d\d$/.test(day) || Number.isNaN(Date.parse(day))) return Number.NaN
  const [hours, minutes] = [Number(found[1]), Number(found[2])]
  const half = found[3]?.toUpperCase()
  const hour = half === undefined ? hours : (hours % 12) + (half === 'P' ? 12 : 0)
  if (hour > 23 || minutes > 59) return Number.NaN
  return (
    makeWallClock(timeZone)
      .momentOf(day, hour * 60 + minutes)
      ?.getTime() ?? Number.NaN
  )
}

function parseList(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
