import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { abouts, acts } from './act.ts'
import { wordsOf } from './cut-message.ts'
import { foldSaid } from './fold-said.ts'
import { loadNetworks } from './load-networks.ts'
import { runNetworks } from './network.ts'
import { readActs } from './read-acts.ts'
import { signsOfText } from './signs-of-text.ts'
import { decodeNetworks, encodeNetworks } from './weights-file.ts'

const corpus = join(import.meta.dirname, '../../../corpus')
const networks = loadNetworks()

test('the corpus names the acts that the engine tells apart', () => {
  const told = JSON.parse(readFileSync(join(corpus, 'acts.json'), 'utf8'))
  expect(Object.keys(told.acts)).toEqual([...acts])
  expect(Object.keys(told.about)).toEqual([...abouts])
  for (const [meaning, ...examples] of Object.values<string[]>(told.acts)) {
    expect(meaning).not.toBe('')
    expect(examples).toHaveLength(3)
  }
  expect(networks.acts.map(({ shape }) => shape.heads.act)).toEqual(networks.acts.map(() => [...acts]))
})

test('chances come to one, whatever is said', () => {
  for (const text of ['', ' ', '🙂', 'x'.repeat(5_000), 'a b '.repeat(3_000), '\u0000\uD800', '١٢٣', '%$#@!']) {
    const [clause, ...more] = readActs(networks, text, 'none')
    expect(more.length).toBeLessThan(6)
    expect(clause?.acts).toHaveLength(3)
    const { act = new Float32Array() } = runNetworks(networks.acts, { signs: signsOfText(text), sides: [] })
    expect(act.reduce((sum, value) => sum + value, 0)).toBeCloseTo(1, 3)
  }
})

test('clauses are the message, one behind the other', () => {
  const message = 'hello! how much is the second one? and could we see it on sunday'
  const clauses = readActs(networks, message, 'list')
  expect(clauses.map(({ start, end }) => message.slice(start, end)).join('')).toBe(message)
  expect(clauses[0]?.acts[0]?.act).toBe('greet')
  expect(clauses.length).toBeGreaterThan(1)
})

test('words know their places in the message', () => {
  const message = 'Hi, 3 beds—near 98103? 有车库吗'
  for (const { start, end, gap } of wordsOf(message)) {
    expect(message.slice(start, end)).not.toMatch(/\s/u)
    expect(message.slice(start - gap.length, start)).toBe(gap)
  }
})

test.each([
  ['$600k', ' zzmoney '],
  ['call 206-555-0117', 'call  zzphone '],
  ['dana@example.com', ' zzmail '],
  ['https://example.com/x?y=1', ' zzlink '],
  ['Straße', 'strasse'],
  ['¿Cuántas?', '¿cuantas?'],
])('%s counts as %s', (said, folded) => {
  expect(foldSaid(said)).toBe(folded)
})

test('weights are written and read alike', () => {
  const file = encodeNetworks(networks.cuts)
  expect(encodeNetworks(decodeNetworks(Buffer.from(file)))).toEqual(file)
})
