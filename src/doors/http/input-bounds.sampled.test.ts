import { describe, expect, test } from 'vitest'
import { sampleOf } from '../../../test/run/how-much.ts'
import { editChatbot } from '../../firm/chatbots/edit-chatbot.ts'
import { operations } from '../../operations.ts'
import { PorchlightError } from '../../platform/errors.ts'
import { makeInputReader } from './bodies/read-input.ts'

interface Schema {
  type?: string
  enum?: unknown
  maxLength?: number
  maxItems?: number
  properties?: Record<string, Schema>
  items?: Schema
}

/** Places of a schema at which a body may hold as much as it likes. */
function findOpenEnds(schema: Schema, place: string): string[] {
  const own = {
    string: schema.enum === undefined && schema.maxLength === undefined,
    array: schema.maxItems === undefined,
  }
  return [
    ...(schema.type !== undefined && Reflect.get(own, schema.type) === true ? [place] : []),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) =>
      findOpenEnds(property, `${place}.${name}`),
    ),
    ...(schema.items ? findOpenEnds(schema.items, `${place}[]`) : []),
  ]
}

test('every list and every text of every operation has a bound', () => {
  const inputs = operations.map(({ method, path, operation }) => ({
    name: `${method} ${path}`,
    input: operation.input,
  }))
  // TypeBox schemas are JSON Schema.
  expect(inputs.flatMap(({ name, input }) => findOpenEnds(input as Schema, name))).toEqual([])
  expect(findOpenEnds({ properties: { a: { type: 'array', items: { type: 'string' } } } }, 'x')).toEqual([
    'x.a',
    'x.a[]',
  ])
})

/** What a reader says of a body, and the processor time that it took, in milliseconds. */
function judge(read: (body: unknown) => unknown, body: unknown): { message: string; ms: number } {
  const begun = process.cpuUsage()
  let message = 'taken'
  try {
    read(body)
  } catch (error) {
    if (!(error instanceof PorchlightError)) throw error
    message = error.message
  }
  const { user, system } = process.cpuUsage(begun)
  return { message, ms: (user + system) / 1000 }
}

const wrongEntries: [string, (count: number) => unknown[]][] = [
  ['zeros', (count) => Array(count).fill(0)],
  ['objects', (count) => Array.from({ length: count }, () => ({ Key: 1, key: 2 }))],
  ['lists', (count) => Array.from({ length: count }, () => [])],
  ['nulls', (count) => Array(count).fill(null)],
  ['U+0000', (count) => Array(count).fill('\0')],
  ['long texts', (count) => Array(count).fill('x'.repeat(20_000))],
]

const rows = operations.map(({ method, path, operation }) => [`${method} ${path}`, operation] as const)

describe.each(sampleOf(rows, 10))('%s', (_name, operation) => {
  const read = makeInputReader(operation.input, { nullClears: operation.nullClears ?? false })
  const properties = Object.entries((operation.input as Schema).properties ?? {})

  test.each(wrongEntries)('refuses %s in every field shortly and cheaply', (_what, make) => {
    for (const count of [100, 20_000]) {
      const entries = make(count)
      const whole = Object.fromEntries(properties.map(([name]) => [name, entries]))
      for (const body of [whole, ...properties.map(([name]) => ({ ...operation.example, [name]: entries }))]) {
        const { message, ms } = judge(read, body)
        expect(message.length).toBeLessThan(6_000)
        expect(ms, `${count}: ${message.slice(0, 200)}`).toBeLessThan(500)
      }
    }
  })

  test('passes over 100,000 unknown fields', () => {
    const strange = Object.fromEntries(Array.from({ length: 100_000 }, (_, index) => [`x${index}`, index]))
    const { ms } = judge(read, { ...strange, ...operation.example })
    expect(ms).toBeLessThan(2_000)
  })
})

test('20 faults of a body are listed, of more it is said that there are more', () => {
  const read = makeInputReader(editChatbot.input, { nullClears: true })
  const names = Object.keys(editChatbot.input.properties)
  const faultsOf = (count: number): string => {
    const wrong = names.slice(1, count + 1).map((name) => [name, [1]])
    return judge(read, { serialNumber: 'x', ...Object.fromEntries(wrong) }).message
  }
  const countFaults = (message: string): number => message.split(': expected ').length - 1
  for (const count of [1, 9, 19, 20]) {
    expect(countFaults(faultsOf(count))).toBe(count)
    expect(faultsOf(count)).not.toContain('more')
  }
  for (const count of [21, 30, names.length - 1]) {
    expect(countFaults(faultsOf(count))).toBe(20)
    expect(faultsOf(count)).toMatch(/\. … and more\.$/)
  }
})

test('many spellings of one field are told by a few of them', () => {
  const read = makeInputReader(editChatbot.input, { nullClears: true })
  const spell = (bits: number): string =>
    [...'TalkToHumanResponseMessage']
      .map((letter, index) => ((bits >> index) & 1 ? letter.toUpperCase() : letter.toLowerCase()))
      .join('')
  const body = Object.fromEntries(Array.from({ length: 100_000 }, (_, bits) => [spell(bits), 'x']))
  const { message, ms } = judge(read, { serialNumber: 'x', ...body })
  expect(message).toMatch(/ and more: one field came more than once in different spellings\.$/)
  expect(message.length).toBeLessThan(300)
  expect(ms).toBeLessThan(2_000)
})
