import { expect, test } from 'vitest'
import { Dice } from '../../homes/search/by-index/random-search.fixture.ts'
import type { ReadDocument } from '../../platform/document-reading/read-document.ts'
import { splitSentences } from '../../platform/text/split-sentences.ts'
import { cutPassages, cutQuestion, cutRow } from './cut-passages.ts'

function documentOf(blocks: ReadDocument['blocks'], title = 'Handbook'): ReadDocument {
  return { title, blocks, language: null, note: null }
}

test('a passage keeps the headings that it stands under', () => {
  const passages = cutPassages(
    documentOf([
      { kind: 'text', text: 'Welcome.' },
      { kind: 'heading', level: 2, text: 'Rent' },
      { kind: 'heading', level: 3, text: 'When it is late' },
      { kind: 'text', text: 'From the sixth on it costs $75 more.', page: 4 },
      { kind: 'heading', level: 2, text: 'Pets' },
      { kind: 'item', text: 'Dogs are welcome.' },
    ]),
  )
  expect(passages).toEqual([
    { headings: ['Handbook'], text: 'Welcome.', page: null },
    { headings: ['Handbook', 'Rent', 'When it is late'], text: 'From the sixth on it costs $75 more.', page: 4 },
    { headings: ['Handbook', 'Pets'], text: 'Dogs are welcome.', page: null },
  ])
})

test('what leads in with a colon stays with the first that it leads in', () => {
  const passages = cutPassages(
    documentOf([
      { kind: 'text', text: 'A'.repeat(590) },
      { kind: 'text', text: 'Please bring:' },
      { kind: 'item', text: 'your passport' },
    ]),
  )
  expect(passages.map(({ text }) => text)).toEqual(['A'.repeat(590), 'Please bring:\nyour passport'])
})

test('no passage is longer than the longest, whatever a document says, and nothing of it is lost', () => {
  const dice = new Dice(5)
  const pieces = ['word ', 'a.', '. ', '押金为一个月的租金。', '\ud83d\ude00', 'x'.repeat(900), 'Dr. ', '8 a.m. ']
  for (let round = 0; round < 200; round++) {
    const text = Array.from({ length: 1 + dice.below(80) }, () => dice.one(pieces)).join('')
    const passages = cutPassages(documentOf([{ kind: dice.one(['text', 'item', 'row'] as const), text }], ''))
    expect(Math.max(0, ...passages.map((passage) => passage.text.length))).toBeLessThanOrEqual(1_200)
    const signs = (given: string) => given.replace(/\s/g, '')
    expect(signs(passages.map((passage) => passage.text).join(''))).toBe(signs(text))
    expect(passages.every((passage) => passage.text.isWellFormed())).toBe(true)
  }
})

test('a stored answer stays whole, and rows with a question and an answer are one', () => {
  const answer = 'Yes. '.repeat(600).trim()
  expect(cutQuestion('Is it open?', answer)).toEqual([{ headings: ['Is it open?'], text: answer, page: null }])
  expect(cutQuestion('Is it open?', ' ')).toEqual([])
  expect(cutRow({ Question: 'Is it open?', Answer: 'Yes.' })).toEqual(cutQuestion('Is it open?', 'Yes.'))
  expect(cutRow({ Building: '7 Chandler Row', Floors: 4, Pool: null }, 'Buildings')).toEqual([
    { headings: ['Buildings'], text: 'Building: 7 Chandler Row; Floors: 4', page: null },
  ])
  expect(cutRow({})).toEqual([])
})

test('sentences end where they do, and not behind a.m., Dr. or the number of an entry', () => {
  expect(splitSentences('We open at 9 a.m. on weekdays. Ask Dr. Lane. 押金为一个月。不退！\nNext line')).toEqual([
    'We open at 9 a.m. on weekdays.',
    'Ask Dr. Lane.',
    '押金为一个月。',
    '不退！',
    'Next line',
  ])
  expect(splitSentences('8 a.m. Monday is early. 2. Bring your ID.')).toEqual([
    '8 a.m. Monday is early.',
    '2. Bring your ID.',
  ])
})
