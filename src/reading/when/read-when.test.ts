import { expect, test } from 'vitest'
import type { LanguageCode } from '../languages/language-code.ts'
import { languages } from '../languages/languages.fixture.ts'
import { readWhen } from './read-when.ts'

// A Sunday.
const today = '2026-11-29'

function told(text: string, code: LanguageCode, isAsked = false): string {
  const when = readWhen(text, languages.tablesOf(code), today, { isAsked })
  if (when === null) return 'nothing'
  const clock = (minutes: number): string => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
  return [
    ...when.days.map((day) => day.slice(5)),
    ...(when.at === null ? [] : [clock(when.at)]),
    ...(when.at === null && (when.from !== null || when.until !== null)
      ? [`${when.from === null ? '' : clock(when.from)}-${when.until === null ? '' : clock(when.until)}`]
      : []),
  ].join(' ')
}

test.each([
  ['en', 'can we see it Saturday at 2?', '12-05 14:00'],
  ['en', 'actually Sunday works better', '11-29 12-06'],
  ['en', 'tomorrow after 5', '11-30 17:00-'],
  ['en', 'thursday after lunch', '12-03 12:00'],
  ['en', 'sat 2', '12-05 14:00'],
  ['en', 'the 4th would work best', '12-04'],
  ['en', '10 am is fine', '10:00'],
  ['en', 'tues morning at half past nine', '12-01 9:30'],
  ['en', 'friday four thirty', '12-04 16:30'],
  ['en', 'Dec 5 around 11', '12-05 11:00'],
  ['en', '12/7 at 10:30', '12-07 10:30'],
  ['en', 'next week tuesday', '12-01'],
  ['en', 'this weekend', '12-05 12-06'],
  ['en', 'tmrw before noon', '11-30 12:00'],
  ['es', '¿podemos verla el sábado a las 2?', '12-05 14:00'],
  ['es', 'mañana por la mañana', '11-30 0:00-12:00'],
  ['es', 'el martes a las cuatro y media', '12-01 16:30'],
  ['es', 'pasado mañana después de las 5', '12-01 17:00-'],
  ['fr', 'samedi à 14h30 ?', '12-05 14:30'],
  ['fr', 'demain matin vers 10h', '11-30 10:00'],
  ['fr', 'plutôt dimanche après-midi', '11-29 12-06 12:00-18:00'],
  ['de', 'Donnerstag vierzehn Uhr dreißig', '12-03 14:30'],
  ['de', 'am Samstag um 14 Uhr', '12-05 14:00'],
  ['de', 'Freitag halb drei', '12-04 14:30'],
  ['de', 'übermorgen Vormittag', '12-01 0:00-12:00'],
  ['de', 'lieber am 5.12. um 10', '12-05 10:00'],
  ['pt', 'pode ser no sábado às 14h?', '12-05 14:00'],
  ['pt', 'na segunda de manhã', '11-30 0:00-12:00'],
  ['pt', 'amanhã depois das 17h', '11-30 17:00-'],
  ['zh', '周六下午两点能看吗？', '12-05 14:00'],
  ['zh', '明天五点以后', '11-30 17:00-'],
  ['zh', '下周三上午', '12-02 0:00-12:00'],
  ['zh', '12月8号十点半', '12-08 10:30'],
] as const)('in %s, “%s” is %s', (code, text, expected) => {
  expect(told(text, code)).toBe(expected)
})

test.each([
  ['en', '3 beds under 600k in Kent'],
  ['en', 'how about the second one'],
  ['en', 'does it have 2 baths'],
  ['es', 'me gusta la segunda casa'],
  ['fr', 'mon chien pèse 20 kilos'],
  ['de', 'mit Balkon und 3 Zimmern, die Wohnung'],
  ['pt', 'a segunda casa é bonita'],
  ['zh', '三室两厅'],
] as const)('in %s, “%s” names no day and no hour', (code, text) => {
  expect(told(text, code)).toBe('nothing')
})

test('a mere number is an hour where one was asked for', () => {
  expect(told('make it 4', 'en')).toBe('nothing')
  expect(told('make it 4', 'en', true)).toBe('16:00')
})
