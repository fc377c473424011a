const minuteMs = 60_000
const hourMs = 60 * minuteMs
const dayMs = 24 * hourMs

/** Times and amounts as readers of a language write them, on the clock of their browser unless told otherwise. */
export interface Formats {
  /** How long ago, short: "now", "4 min", "3 h", then the day. */
  ago(time: string | number, now: number): string
  /** How long ago, in a sentence: "now", "4 min. ago", "3 hr. ago", "yesterday", then the day. */
  since(time: string | number, now: number): string
  /** A duration as a clock: 0:42, 12:05, 1:02:00. */
  span(ms: number): string
  /** 10:15 */
  clock(time: string | number, timeZone?: string): string
  /** Friday, November 27 */
  day(time: string | number, timeZone?: string): string
  /** Nov 27, 2026 */
  date(time: string | number): string
  /** Fri, Nov 27, 10:15 AM */
  moment(time: string | number, timeZone?: string): string
  /** With its zone: Fri, Nov 27, 10:15 AM PST */
  momentWithZone(time: string | number, timeZone?: string): string
  number(value: number): string
  /** An amount without cents that are nothing; `sign` as the listing gives it, such as $ or EUR. */
  money(value: number, sign: string): string
  list(words: readonly string[]): string
}

export function makeFormats(language: string): Formats {
  const made = new Map<string, Intl.DateTimeFormat>()
  const date = (options: Intl.DateTimeFormatOptions, time: string | number, timeZone?: string): string => {
    const key = JSON.stringify([options, timeZone])
    const format = made.get(key) ?? makeDate(language, options, timeZone)
    made.set(key, format)
    return format.format(new Date(time))
  }
  const plain = new Intl.NumberFormat(language)
  const relative = new Intl.RelativeTimeFormat(language, { numeric: 'auto', style: 'short' })
  const unit = (value: number, name: 'minute' | 'hour'): string =>
    new Intl.NumberFormat(language, { style: 'unit', unit: name, unitDisplay: 'short' }).format(value)
  const formats: Formats = {
    ago: (time, now) => {
      const moment = new Date(time).getTime()
      const passed = now - moment
      if (passed < minuteMs) return relative.format(0, 'second')
      if (passed < hourMs) return unit(Math.floor(passed / minuteMs), 'minute')
      if (passed < dayMs) return unit(Math.floor(passed / hourMs), 'hour')
      if (passed < 6 * dayMs) return date({ weekday: 'short' }, moment)
      const isThisYear = new Date(moment).getFullYear() === new Date(now).getFullYear()
      return date({ day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: '2-digit' }) }, moment)
    },
    since: (time, now) => {
      const passed = now - new Date(time).getTime()
      if (passed < minuteMs) return relative.format(0, 'second')
      if (passed < hourMs) return relative.format(-Math.floor(passed / minuteMs), 'minute')
      if (passed < dayMs) return relative.format(-Math.floor(passed / hourMs), 'hour')
      if (passed < 6 * dayMs) return relative.format(-Math.floor(passed / dayMs), 'day')
      return formats.ago(time, now)
    },
    span: (ms) => writeSpan(ms),
    clock: (time, timeZone) => date({ hour: 'numeric', minute: '2-digit' }, time, timeZone),
    date: (time) => date({ day: 'numeric', month: 'short', year: 'numeric' }, time),
    day: (time, timeZone) => date({ weekday: 'long', month: 'long', day: 'numeric' }, time, timeZone),
    moment: (time, timeZone) =>
      date({ weekday: 'short', month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' }, time, timeZone),
    momentWithZone: (time, timeZone) =>
      date(
        {
          weekday: 'short',
          month: 'short',
          day: 'numeric',
          hour: 'numeric',
          minute: '2-digit',
          timeZoneName: 'short',
        },
        time,
        timeZone,
      ),
    number: (value) => plain.format(value),
    money: (value, sign) => {
      const amount = new Intl.NumberFormat(language, {
        minimumFractionDigits: Number.isInteger(value) ? 0 : 2,
        maximumFractionDigits: 2,
      }).format(value)
      return /^\p{Letter}/u.test(sign) ? `${amount} ${sign}` : `${sign}${amount}`
    },
    list: (words) => new Intl.ListFormat(language, { style: 'long', type: 'conjunction' }).format(words),
  }
  return formats
}

/** A zone that this browser does not know, such as the offset of a visitor, is the reader's own. */
function makeDate(language: string, options: Intl.DateTimeFormatOptions, timeZone?: string): Intl.DateTimeFormat {
  try {
    return new Intl.DateTimeFormat(language, { ...options, timeZone })
  } catch {
    return new Intl.DateTimeFormat(language, options)
  }
}

/** 42 s is 0:42; an hour and two minutes 1:02:00. */
export function writeSpan(ms: number): string {
  const seconds = Math.max(0, Math.floor(ms / 1000))
  const two = (value: number): string => String(value).padStart(2, '0')
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`
}
