import { once } from '../../../platform/memoize.ts'
import { foldAligned } from '../text/fold-text.ts'
import { isSmallWord } from '../words/find-language.ts'

const locales = [
  'en',
  'es',
  'fr',
  'de',
  'pt',
  'it',
  'nl',
  'pl',
  'ru',
  'uk',
  'tr',
  'sv',
  'da',
  'nb',
  'fi',
  'cs',
  'ro',
  'hu',
  'el',
  'id',
  'ca',
  'ar',
  'he',
  'hi',
]

/** What the months are called, folded, in many languages: long, short and as they stand in a date. */
export const monthNames = once((): ReadonlyMap<string, number> => {
  const names = new Map<string, number>()
  for (const locale of locales)
    for (const style of ['long', 'short'] as const) {
      const alone = new Intl.DateTimeFormat(locale, { month: style, timeZone: 'UTC' })
      const within = new Intl.DateTimeFormat(locale, { month: style, day: 'numeric', timeZone: 'UTC' })
      for (let month = 1; month <= 12; month += 1) {
        const at = Date.UTC(2026, month - 1, 15)
        const part = within.formatToParts(at).find(({ type }) => type === 'month')?.value ?? ''
        for (const name of [alone.format(at), part]) {
          const key = foldAligned(name).replace(/\.$/u, '')
          // "tem" is July in Turkish, and has in Portuguese.
          if (key.length > 2 && !/\d/u.test(key) && !names.has(key) && !isSmallWord(key)) names.set(key, month)
        }
      }
    }
  for (const [name, month] of [
    ['sept', 9],
    ['marz', 3],
    ['juli', 7],
  ] as const)
    names.set(name, month)
  return names
})

/** Names of months as a pattern, the longest first. */
export const monthPattern = once((): string =>
  [...monthNames().keys()]
    .sort((a, b) => b.length - a.length)
    .map((name) => name.replace(/[.*+?^${}()|[\]\\]/gu, '\\$&'))
    .join('|'),
)

const datesIn = once(
  () =>
    new RegExp(
      `(?<![\\p{L}])(?:${monthPattern()})\\.?[\\s\\u00A0]+\\d{1,2}(?!\\d)(?:st|nd|rd|th)?(?:,?[\\s\\u00A0]+\\d{4})?|(?<![\\d.,])\\d{1,2}(?:st|nd|rd|th|er|º|\\.)?[\\s\\u00A0]+(?:of |de |d['’])?(?:${monthPattern()})(?![\\p{L}])(?:,?[\\s\\u00A0]+(?:de[\\s\\u00A0]+)?\\d{4})?|(?<![\\p{L}])(?:${monthPattern()})(?:[\\s\\u00A0]+(?:de[\\s\\u00A0]+)?)\\d{4}|ngay[\\s\\u00A0]+\\d{1,2}[\\s\\u00A0]+thang[\\s\\u00A0]+\\d{1,2}(?:[\\s\\u00A0]+nam[\\s\\u00A0]+\\d{4})?|\\d{4}[-/.]\\d{1,2}[-/.]\\d{1,2}|(?<![\\d.])\\d{1,2}[-/.]\\d{1,2}[-/.]\\d{2,4}(?!\\d)|\\d{4}[年년][\\s\\u00A0]?\\d{1,2}[月월](?:[\\s\\u00A0]?\\d{1,2}[日号일])?|\\d{1,2}[月월][\\s\\u00A0]?\\d{1,2}[日号일]`,
      'gu',
    ),
)

/** Every date of a folded text. */
export const findDates = (folded: string): RegExpExecArray[] => [...folded.matchAll(datesIn())]
