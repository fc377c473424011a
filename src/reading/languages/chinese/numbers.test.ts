import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNumber } from '../words/number.ts'
import { tokenize } from '../words/tokens.ts'
import { numbers } from './numbers.ts'

const digits = [...'零一二三四五六七八九']
const places = ['', '十', '百', '千']

/** A number below ten thousand, as it is written out. */
function section(value: number): string {
  let text = ''
  let gap = false
  for (let place = 3; place >= 0; place--) {
    const digit = Math.floor(value / 10 ** place) % 10
    if (digit === 0) gap ||= text !== ''
    else {
      text += `${gap ? '零' : ''}${digits[digit]}${places[place]}`
      gap = false
    }
  }
  return text
}

function inWords(value: number): string {
  const [high, low] = [Math.floor(value / 10_000), value % 10_000]
  if (high === 0) return section(low)
  return `${section(high)}万${low > 0 && low < 1000 ? '零' : ''}${section(low)}`
}

const read = (text: string) => readNumber(tokenize(text), 0, numbers)

describe('numbers in Chinese', () => {
  test('every number of two and more digits is read as it is written out', () => {
    fc.assert(
      fc.property(fc.integer({ min: 11, max: 9_999_999 }), (value) => {
        expect(read(inWords(value))?.value).toBe(value)
      }),
      { seed: 20260601, numRuns: 400 },
    )
  })

  test.each([
    ['五十万', 500_000],
    ['一百二十万', 1_200_000],
    ['120万', 1_200_000],
    ['1.2百万', 1_200_000],
    ['半百万', 500_000],
    ['一点二百万', 1_200_000],
    ['一万五', 15_000],
    ['三千五', 3500],
    ['两百万', 2_000_000],
    ['十五', 15],
    ['一亿', 100_000_000],
    ['两个半浴室', 2.5],
    ['2.5万', 25_000],
    ['一九八五', 1985],
    ['二〇〇〇', 2000],
  ])('%s', (text, value) => {
    expect(read(text)?.value).toBe(value)
  })

  test('a count behind an amount is a number of its own', () => {
    expect(read('五十万三室')).toMatchObject({ value: 500_000 })
    expect(read('九十年代')).toMatchObject({ value: 1990, decade: true })
    expect(read('90年代')).toMatchObject({ value: 1990, decade: true })
  })

  test.each(['一个房子', '一些', '一起', '一套便宜的', '一个公寓', '万圣节', '百合'])('%s is no number', (text) => {
    expect(read(text)).toBeNull()
  })

  test('no run of signs breaks the reader', () => {
    const sign = fc.constantFrom(...'零一二两三九十百千万亿半点个多年代')
    fc.assert(
      fc.property(fc.array(sign, { maxLength: 14 }), (signs) => {
        const value = read(signs.join(''))?.value ?? 0
        expect(Number.isFinite(value)).toBe(true)
      }),
      { seed: 7, numRuns: 400 },
    )
  })
})
