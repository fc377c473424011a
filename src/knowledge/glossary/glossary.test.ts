import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { languageCodes } from '../../reading/languages/language-code.ts'
import { findEntry, loadGlossary } from './glossary.ts'

const glossary = loadGlossary()
const topics: string[] = JSON.parse(readFileSync(join(import.meta.dirname, '../../../corpus/acts.json'), 'utf8'))
  .topics['ask-how']

describe.each([...languageCodes])('the glossary in %s', (code) => {
  const entries = glossary[code]

  test('tells each topic of how things work, and no other', () => {
    const told = new Set(entries.flatMap((entry) => entry.topics))
    expect(topics.filter((topic) => topic !== 'other' && topic !== 'abbreviation' && !told.has(topic))).toEqual([])
    expect([...told].filter((topic) => !topics.includes(topic))).toEqual([])
  })

  test('has each entry once, with terms that mean nothing else, in a few sentences', () => {
    expect(new Set(entries.map(({ id }) => id)).size).toBe(entries.length)
    const terms = entries.flatMap((entry) => entry.terms.map((term) => term.toLowerCase()))
    expect(terms.filter((term, at) => terms.indexOf(term) !== at)).toEqual([])
    for (const { id, text, terms: own } of entries) {
      expect(own.length, id).toBeGreaterThan(0)
      expect(text.length, id).toBeGreaterThan(code === 'zh' ? 30 : 80)
      expect(text.length, id).toBeLessThan(1_000)
    }
  })
})

test.each([
  ['what is escrow', null, false, 'escrow'],
  ['whats earnest money?', null, false, 'earnest-money'],
  ['how does a mortgage work', null, false, 'mortgage'],
  ['what do I pay when we sign', 'closing-costs', true, 'closing-costs'],
  ['can I deduct the interest of my mortgage from my federal taxes', 'taxes', false, undefined],
  ['what do I pay when we sign', 'closing-costs', false, undefined],
  ['good morning', null, false, undefined],
])('%j, of %j: %s', (question, topic, isSure, id) => {
  expect(findEntry(glossary, 'en', { question, topic, isSure })?.id).toBe(id)
})

test('terms are found in whatever script', () => {
  expect(findEntry(glossary, 'zh', { question: '首付是什么', topic: null, isSure: false })?.topics).toContain(
    'down-payment',
  )
  expect(findEntry(glossary, 'de', { question: 'Was ist eine Hypothek?', topic: null, isSure: false })).not.toBeNull()
})
