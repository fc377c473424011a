import { foldText } from '../../platform/text/listing-keys.ts'
import type { LanguageCode } from '../languages/language-code.ts'
import type { Token } from '../languages/words/tokens.ts'

/** Whether a number counts a day of a month, by what stands around it: "the 5th of March", "March 4th", "the 4th of this month". Pure. */
export function isDayOfMonth(
  tokens: readonly Token[],
  { start, end }: { start: number; end: number },
  language: LanguageCode,
): boolean {
  const say = (words: readonly Token[]): string => ` ${words.map(({ text }) => text).join(' ')} `
  const before = say(tokens.slice(Math.max(0, start - 1), start))
  const [next, behind] = [say(tokens.slice(end, end + 2)), say(tokens.slice(end, end + 3))]
  return (
    monthNames(language).some((name) => before.includes(` ${name} `) || next.includes(` ${name} `)) ||
    monthsAway(language).some((name) => behind.includes(` ${name} `))
  )
}

function monthNames(language: LanguageCode): string[] {
  return (['long', 'short'] as const).flatMap((month) => {
    const format = new Intl.DateTimeFormat(language, { month, timeZone: 'UTC' })
    return Array.from({ length: 12 }, (_, at) => foldText(format.format(Date.UTC(2026, at, 1))).replace('.', ''))
  })
}

/** "this month", "next month", as a language says them. */
function monthsAway(language: LanguageCode): string[] {
  const format = new Intl.RelativeTimeFormat(language, { numeric: 'auto' })
  return [0, 1].map((away) => foldText(format.format(away, 'month')))
}
