import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { requireSame } from '../../bench/directus/check-same-answers.ts'
import type { DirectusRow } from '../../bench/directus/measure-work.ts'
import { readOptions } from '../../bench/directus/options.ts'
import { tableOf } from '../../bench/directus/print-rows.ts'
import { makeWorks } from '../../bench/directus/questions.ts'

const chatbot = { serialNumber: 'a'.repeat(32), workspaceId: 1, chatbotId: 7 }

describe('the questions', () => {
  test('are the same in every run, each asked once, and only of the chatbot', () => {
    const works = makeWorks(chatbot, 300, 50)
    expect(works).toEqual(makeWorks(chatbot, 300, 50))
    expect(works.map(({ what, questions }) => [what, questions.length])).toEqual([
      ['list, page 1', 1],
      ['list, page 50', 1],
      ['filter', 300],
      ['feature', 300],
    ])
    for (const { questions } of works) {
      expect(new Set(questions.map(({ porchlight }) => JSON.stringify(porchlight))).size).toBe(questions.length)
      for (const { directus } of questions) {
        expect(directus).toMatchObject({ filter: { chatbot: { _eq: 7 } }, limit: 20, meta: 'filter_count' })
      }
    }
  })

  test('are not comparable when one listing, their order or their number differs', () => {
    const [question] = makeWorks(chatbot, 1, 50)[0]?.questions ?? []
    if (!question) throw new Error('no question')
    const answer = { ids: [3, 2, 1], total: 9, bytes: 100 }
    expect(() => requireSame(question, answer, { ...answer, bytes: 120 })).not.toThrow()
    for (const other of [{ ids: [3, 2] }, { ids: [2, 3, 1] }, { total: 8 }]) {
      expect(() => requireSame(question, answer, { ...answer, ...other })).toThrow(/is answered differently/)
    }
  })
})

test('options that make no sense are refused, and nothing is measured', () => {
  expect(readOptions(['--listings', '500, 600']).size.listings).toEqual([500, 600])
  for (const args of [['--rounds', '0'], ['--listings', 'many'], ['--connections', '1,,2'], ['--fast']]) {
    expect(() => readOptions(args), args.join(' ')).toThrow()
  }
})

test('the table says where five times as many requests were not reached', () => {
  const measured = { perSecond: 200, requests: 600, p50: 4, p95: 9, processorMs: 3 }
  const row: DirectusRow = {
    listings: 20_000,
    what: 'filter',
    connections: 8,
    directus: measured,
    porchlight: { ...measured, perSecond: 300 },
    ratio: 1.5,
    reached: false,
    checked: { questions: 1, listings: 20, matches: 70, bytes: { directus: 1, porchlight: 1 } },
    rounds: { directus: [measured], porchlight: [measured] },
  }
  const [, , line = ''] = tableOf([row])
  const cells = line.split('|').map((cell) => cell.trim())
  expect(cells).toEqual(['', '20,000', 'filter', '8', '200', '4.0 / 9.0', '300', '4.0 / 9.0', '1.5', 'NO', ''])
})

test('Directus is no dependency: who does not run this bench has none of it', () => {
  const manifest = JSON.parse(readFileSync(join(import.meta.dirname, '../../package.json'), 'utf8'))
  for (const kind of ['dependencies', 'devDependencies', 'optionalDependencies']) {
    expect(Object.keys(manifest[kind])).not.toContain('directus')
  }
})
