import { foldText } from '../../platform/text/listing-keys.ts'
import type { LanguageTables } from '../languages/languages.ts'
import type { PartOfDay } from './said-when.ts'
import { whenWords } from './when-words.ts'

/** How an hour may be said: what must be known besides for it to be one, and where the half hour stands. */
interface TimePattern {
  pattern: RegExp
  needs?: 'part' | 'asked'
  half?: 'before' | 'behind'
}

/** The patterns by which a language says days and hours. */
export interface DayNames {
  daysAway: readonly { pattern: RegExp; away: number }[]
  weekdays: readonly { pattern: RegExp; weekday: number }[]
  months: readonly { pattern: RegExp; month: number }[]
  parts: readonly { part: PartOfDay; pattern: RegExp }[]
  times: readonly TimePattern[]
  weekend: RegExp
  nextWeek: RegExp
  ofMonth: RegExp
  isFrom: RegExp
  isUntil: RegExp
  /** "12/5" is a day of December. */
  isMonthFirst: boolean
}

const word = (alternatives: string): RegExp =>
  new RegExp(`(?<![\\p{L}\\p{N}])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'u')
const escapeSigns = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&')

/** Made once a language; null for one that has patterns of its own (Chinese). */
export function makeDayNames({ language }: LanguageTables): DayNames | null {
  const { code, numbers } = language
  if (code === 'zh') return null
  const words = whenWords[code]
  const ordinals = new Set(Object.keys(numbers.ordinals).map(foldText))
  const units = Object.keys(numbers.units).filter((name) => (numbers.units[name] ?? 99) <= 24 && !articles.has(name))
  const number = `\\d{1,2}|${units.map((name) => escapeSigns(foldText(name))).join('|')}`
  const spoken = Object.entries({ ...numbers.tens, ...numbers.units }).filter(
    ([, value]) => value === 30 || value === 15,
  )
  const minute = `(?:[:.h](?<minute>[0-5]\\d)| (?:e |y |et )?(?<spoken>${spoken.map(([name]) => escapeSigns(foldText(name))).join('|')}))?`
  const hourWords = `(?:${words.hour})`
  const pre = `(?<pre>${words.from}|${words.until}|${words.at})`
  const notMore = `(?![\\p{L}\\p{N}$€£%]|[.,:/]\\d| ?(?:k\\b|m2|sq|st\\b|nd\\b|rd\\b|th\\b))`
  const hour = `(?<hour>${number})`
  return {
    daysAway: daysAwayOf(code, words.daysAway),
    weekdays: weekdaysOf(code, words.shortDays, ordinals),
    months: monthsOf(code),
    parts: (['morning', 'afternoon', 'noon', 'evening'] as const).map((part) => ({
      part,
      pattern: new RegExp(`(?<!\\p{L})(?:${words[part]})(?![\\p{L}])`, 'u'),
    })),
    times: [
      words.halfBefore
        ? { pattern: new RegExp(`${pre}? *(?:${words.half}) +${hour}${notMore}`, 'u'), half: 'before' }
        : words.half === 'half past'
          ? { pattern: new RegExp(`${pre}? *half past +${hour}${notMore}`, 'u'), half: 'behind' }
          : { pattern: new RegExp(`${pre}? *${hour}(?: *${hourWords})? +(?:${words.half})`, 'u'), half: 'behind' },
      {
        pattern: new RegExp(
          `${pre}? *(?<![\\d$€£.,/])(?<hour>\\d{1,2})(?:[:h]|\\.(?=\\d\\d *${hourWords}))(?<minute>[0-5]\\d)(?!\\d)`,
          'u',
        ),
      },
      {
        pattern: new RegExp(
          `${pre}? *(?<![\\p{L}\\d$€£.,/])${hour} ?${hourWords}(?: (?<spoken>${spoken.map(([name]) => escapeSigns(foldText(name))).join('|')}))?(?!\\p{L})`,
          'u',
        ),
      },
      { pattern: new RegExp(`(?<!\\p{L})${pre} *${hour}${minute}${notMore}`, 'u') },
      { pattern: new RegExp(`¤[ ,]*${hour}${minute}${notMore}`, 'u') },
      { pattern: new RegExp(`(?<![\\p{L}\\d$€£.,/])${hour}${minute}${notMore}`, 'u'), needs: 'part' },
      { pattern: new RegExp(`(?<![\\p{L}\\d$€£.,/-])(?<hour>${number})${minute}[ .?!]*$`, 'u'), needs: 'asked' },
    ],
    weekend: word(words.weekend),
    nextWeek: word(words.nextWeek),
    ofMonth: new RegExp(
      code === 'en'
        ? '(?<![\\p{L}\\p{N}])(?:the |on |for )*(\\d{1,2})(?:st|nd|rd|th)(?![\\p{L}\\p{N}])(?! (?:floor|street|st|ave|avenue|one|home|house))'
        : `(?<![\\p{L}\\p{N}])(?:${words.ofMonth}) (\\d{1,2})\\.?(?![\\p{L}\\p{N}:h]| ?${hourWords}(?!\\p{L})|\\.\\d)`,
      'u',
    ),
    isFrom: new RegExp(`^(?:${words.from})$`, 'u'),
    isUntil: new RegExp(`^(?:${words.until})$`, 'u'),
    isMonthFirst: code === 'en',
  }
}

/** "a las una", "um ein": small words that are numbers as well as articles. */
const articles: ReadonlySet<string> = new Set(['ein', 'eine', 'un', 'une', 'um', 'uma', 'zero', 'cero', 'null'])

function daysAwayOf(code: string, own: Readonly<Record<string, number>>): DayNames['daysAway'] {
  const format = new Intl.RelativeTimeFormat(code, { numeric: 'auto' })
  const ofIntl = [2, 1, 0].map((away) => [foldText(format.format(away, 'day')).replace(/’/gu, "'"), away] as const)
  const all = [...Object.entries(own), ...ofIntl.filter(([name]) => !/\d/u.test(name))]
  // The longer first: "pasado mañana" is not "mañana".
  return all
    .toSorted(([one], [other]) => other.length - one.length)
    .map(([name, away]) => ({ pattern: word(escapeSigns(name)), away }))
}

/** Where the name of a day is a number of an order as well ("segunda"), it is the day behind such a word, or with its end. */
const ofDay = '(?:na|nessa|nesta|proxima|pra|para|ate|de|desde|e|ou|toda) '

function weekdaysOf(
  code: string,
  short: Readonly<Record<string, number>>,
  ordinals: ReadonlySet<string>,
): DayNames['weekdays'] {
  const format = new Intl.DateTimeFormat(code, { weekday: 'long', timeZone: 'UTC' })
  // 1 November 2026 is a Sunday.
  const long = Array.from({ length: 7 }, (_, at) => [foldText(format.format(Date.UTC(2026, 10, 1 + at))), at] as const)
  const named = [...long, ...Object.entries(short)]
  return named.map(([name, weekday]) => {
    const plural = name.endsWith('s') ? '' : 's?'
    const begin = ordinals.has(name) ? `(?:(?<=${ofDay})|^ )` : ''
    return { pattern: word(`${begin}${escapeSigns(name).replace('-', '[- ]?')}${plural}(?:[- ]feira)?`), weekday }
  })
}

function monthsOf(code: string): DayNames['months'] {
  return Array.from({ length: 12 }, (_, at) => at).map((at) => {
    const names = (['long', 'short'] as const).map((month) =>
      escapeSigns(
        foldText(new Intl.DateTimeFormat(code, { month, timeZone: 'UTC' }).format(Date.UTC(2026, at, 1))).replace(
          '.',
          '',
        ),
      ),
    )
    const name = `(?:${[...new Set(names)].join('|')})\\.?`
    const day = '(?:st|nd|rd|th|er|º|\\.)?'
    return {
      month: at + 1,
      pattern: new RegExp(
        `(?<!\\p{L})(?:(?<before>\\d{1,2})${day} *(?:de |of )?${name}(?!\\p{L})|${name} +(?:the )?(?<behind>\\d{1,2})${day}(?![\\p{L}\\d]))`,
        'u',
      ),
    }
  })
}
