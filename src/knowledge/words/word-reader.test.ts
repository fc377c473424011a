import { expect, test } from 'vitest'
import { knowledgeWordsOf } from '../../reading/languages/all-knowledge-words.ts'
import { languageCodes } from '../../reading/languages/language-code.ts'
import { senses } from '../../reading/languages/tables/knowledge-words.ts'
import { cutWords } from './cut-words.ts'
import { WordReaders } from './word-readers.ts'

const readers = new WordReaders()

test('each sense of each language is one of the table, and what it is a kind of is there too', () => {
  for (const code of languageCodes)
    for (const sense of Object.keys(knowledgeWordsOf(code).senses))
      expect([code, sense, senses.has(sense)]).toEqual([code, sense, true])
  for (const wider of senses.values()) if (wider !== null) expect([wider, senses.has(wider)]).toEqual([wider, true])
})

test.each([
  ['en', 'How much is the security deposit?', '=deposit'],
  ['es', '¿De cuánto es la fianza?', '=deposit'],
  ['fr', 'Combien est la caution ?', '=deposit'],
  ['de', 'Wie hoch ist die Mietkaution?', '=deposit'],
  ['de', 'Gibt es eine Haustiergebuehr?', '=pet'],
  ['pt', 'Qual é o valor da caução?', '=deposit'],
  ['zh', '押金是多少？', '=deposit'],
  ['zh', '訪客停車怎麼辦？', '=guestParking'],
] as const)('a question in %s, “%s”, is told and speaks of %s', (code, question, key) => {
  expect(readers.tell(question)).toBe(code)
  expect(readers.of(code).keysOf(question)).toContain(key)
})

test('forms of a word are one, and a phrase takes its words along', () => {
  const { keysOf } = { keysOf: (text: string) => readers.of('en').keysOf(text) }
  expect(keysOf('registering')).toEqual(keysOf('registers'))
  expect(keysOf('parking')).not.toEqual(keysOf('park'))
  expect(keysOf('open house')).not.toContain('open')
  expect(readers.of('de').keysOf('Kündigungen')).toEqual(readers.of('de').keysOf('Kuendigung'))
})

test('words are cut from any text in time that grows with its length alone', () => {
  expect(cutWords("The landlord's 1,200 units: mail hello@finch.example, d’une 押金")).toEqual([
    'the',
    'landlords',
    '1200',
    'units',
    'mail',
    'hello@finch.example',
    'd',
    'une',
    '押',
    '金',
  ])
  for (const hostile of [
    'a'.repeat(200_000),
    'a.'.repeat(100_000),
    'a@'.repeat(100_000),
    "a'".repeat(100_000),
    '🙂'.repeat(50_000),
  ]) {
    const begin = process.cpuUsage().user
    cutWords(hostile)
    expect(process.cpuUsage().user - begin).toBeLessThan(5_000_000)
  }
})
