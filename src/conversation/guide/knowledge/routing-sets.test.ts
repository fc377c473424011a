import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { languages } from '../../../reading/languages/languages.fixture.ts'
import { understandInTowns } from '../../../reading/understanding/towns.fixture.ts'
import { type Part, routeMessage } from './route-message.ts'

interface Row {
  q: string
  language: string
  wants: 'listing' | 'firm' | 'both'
}

/** Lines of bench/knowledge/routing, each a message and who has to answer it. */
function readRows(name: string): Row[] {
  const file = new URL(`../../../../bench/knowledge/routing/${name}.jsonl`, import.meta.url)
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

const route = (message: string): Promise<Part[] | null> =>
  routeMessage(message, {
    tables: languages.tablesOf(languages.detect(message)),
    hasShown: false,
    read: async (text) => understandInTowns(text),
  })

async function isRight({ q, wants }: Row): Promise<boolean> {
  const sides = ((await route(q)) ?? [{ from: 'homes' }]).map(({ from }) => (from === 'homes' ? 'listing' : 'firm'))
  return wants === 'both' ? new Set(sides).size === 2 : sides.every((side) => side === wants)
}

async function wrongOf(rows: readonly Row[]): Promise<string[]> {
  const wrong: string[] = []
  for (const row of rows) if (!(await isRight(row))) wrong.push(`${row.wants}: ${row.q}`)
  return wrong
}

describe.each([
  ['own', 310, 50],
  ['stranger', 238, 62],
] as const)('the set %s', (name, ones, boths) => {
  const rows = readRows(name)

  test('at most 3 of 100 messages go to the wrong side', async () => {
    const asked = rows.filter(({ wants }) => wants !== 'both')
    expect(asked).toHaveLength(ones)
    expect((await wrongOf(asked)).length / asked.length, (await wrongOf(asked)).join('\n')).toBeLessThanOrEqual(0.03)
  })

  test('of ten messages that ask both sides nine are told apart', async () => {
    const asked = rows.filter(({ wants }) => wants === 'both')
    expect(asked).toHaveLength(boths)
    expect((await wrongOf(asked)).length / asked.length, (await wrongOf(asked)).join('\n')).toBeLessThanOrEqual(0.1)
  })
})

describe('the parts of a message', () => {
  const texts = async (message: string) => (await route(message))?.map(({ text, from }) => `${from}: ${text}`)

  test.each([
    [
      'Hello! Two questions: what is the late fee, and can I pay by card? Thanks!',
      ['firm: what is the late fee', 'either: can I pay by card?'],
    ],
    ['Can you help me? How do I apply?', ['firm: How do I apply?']],
    [
      'if I rent a house in Kent, what is the application fee?',
      ['firm: if I rent a house in Kent, what is the application fee?'],
    ],
    [
      'I want to sell my house in Kent, what do you charge?',
      ['firm: I want to sell my house in Kent, what do you charge?'],
    ],
    [
      'do you manage homes for landlords and what does it cost',
      ['firm: do you manage homes for landlords what does it cost'],
    ],
    [
      'price of the corner house pls, and your saturday hours',
      ['homes: price of the corner house pls', 'firm: your saturday hours'],
    ],
    [
      'casas en Kent hasta 400 mil y además quiero saber sus comisiones',
      ['homes: casas en Kent hasta 400 mil', 'firm: quiero saber sus comisiones'],
    ],
    ['Kent的公寓有电梯吗?你们周日上班吗', ['homes: Kent的公寓有电梯吗?', 'firm: 你们周日上班吗']],
    ['condos in Kent & your fees?\ncall me', ['homes: condos in Kent', 'firm: your fees?']],
  ])('of %j', async (message, parts) => {
    expect(await texts(message)).toEqual(parts)
  })

  test.each([
    'homes near your office',
    'a flat in Kent with parking and no application fee',
    'condos in Kent that allow dogs, and cats',
  ])('it is one search: %s', async (message) => {
    expect(await texts(message)).toBeUndefined()
  })

  test('a question that goes on from one to the firm is asked with it', async () => {
    const tables = languages.tablesOf('en')
    const read = async (text: string) => understandInTowns(text)
    const options = { tables, hasShown: true, read, before: 'What are your office hours?' }
    expect(await routeMessage('what about Sundays?', options)).toEqual([
      { text: 'what about Sundays?', from: 'either', after: 'What are your office hours?' },
    ])
    expect(await routeMessage('and in Kent?', options)).toBeNull()
    expect(await routeMessage('what about ones with a pool?', options)).toBeNull()
    expect(await routeMessage('and which homes have a pool?', options)).toBeNull()
  })

  test('any text at all is taken, and ends soon', async () => {
    const odd = [
      '',
      '?',
      '。',
      '& & &',
      `${'and '.repeat(400)}?`,
      `${'你们，'.repeat(300)}吗`,
      '¿'.repeat(900),
      '\u0000\u202E and \uD800',
    ]
    for (const message of odd) await expect(route(message)).resolves.not.toBeUndefined()
  })
})
