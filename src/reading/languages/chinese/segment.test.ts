import { describe, expect, test } from 'vitest'
import { languages } from '../languages.fixture.ts'
import { readTokens } from '../words/read-tokens.ts'

const cut = (text: string) => readTokens(text, languages.tablesOf('zh')).map((token) => token.raw)

describe('where Chinese words begin and end', () => {
  test.each([
    ['a word that nobody knows is one piece', '带障子门的房子', '障子门'],
    ['what is known beside it stays apart', '彩绘玻璃和泳池', '彩绘玻璃'],
    ['an unknown name is one piece', '在火焰山的房子', '火焰山'],
  ])('%s', (_, sentence, word) => {
    expect(cut(sentence)).toContain(word)
  })

  test.each([
    ['三室两厅两卫', ['三', '室', '两', '厅', '两', '卫']],
    ['Renton的公寓', ['Renton', '的', '公', '寓']],
    ['98103附近', ['98103', '附', '近']],
  ])('%s is read sign by sign', (sentence, pieces) => {
    expect(cut(sentence)).toEqual(pieces)
  })

  test('traditional characters are read as simplified ones and reported as written', () => {
    const tokens = readTokens('獨立屋帶車庫', languages.tablesOf('zh'))
    expect(tokens.map((token) => token.text).join('')).toBe('独立屋带车库')
    expect(tokens.map((token) => token.raw).join('')).toBe('獨立屋帶車庫')
  })

  test.each([
    ['租屋3萬2以下', '3.2 万'],
    ['预算12万5', '12.5 万'],
    ['3万2室', '3 万 2'],
    ['50万3居', '50 万 3'],
    ['3万20', '3 万 20'],
  ])('%s: the last digit is of the next smaller unit where it counts nothing', (sentence, amount) => {
    const tokens = readTokens(sentence, languages.tablesOf('zh')).map(({ text }) => text)
    expect(tokens.join(' ')).toContain(amount)
    expect(cut(sentence).join('')).toBe(sentence)
  })

  test('nothing that was written gets lost', () => {
    for (const sentence of ['我想在西雅图买一套带泳池的房子', '和平与爱，2室1厅。谢谢！', '哥特式彩绘玻璃窗户的老洋房'])
      expect(cut(sentence).join('')).toBe(sentence.replace(/，/g, ',').replace(/。/g, '.').replace(/！/g, '!'))
  })
})

describe('the language of a sentence', () => {
  test.each(['公寓', 'Renton的公寓', '3b2b 80万以下 bellevue', '便宜點的', '那Seattle呢？'])(
    '%s is Chinese',
    (sentence) => {
      expect(languages.detect(sentence)).toBe('zh')
    },
  )

  test('Latin letters alone are not', () => {
    expect(languages.detect('3 bedroom house in Kent', 'zh')).toBe('en')
    expect(languages.detect('Renton?', 'zh')).toBe('zh')
  })
})
