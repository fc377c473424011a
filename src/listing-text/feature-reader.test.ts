import { describe, expect, test } from 'vitest'
import { familyBit } from '../criteria/family-tester.ts'
import { hasBit, makeBits } from '../listing-search/by-index/bits.ts'
import { Dice, textPieces } from '../listing-search/by-index/random-search.fixture.ts'
import { TextIndex } from '../listing-search/by-index/text-index.ts'
import { deniedWord, FeatureReader, readerInSteps, readFeatures, saidWord } from './feature-reader.ts'
import { knownFeatures } from './known-features.ts'

const none = { PropertyType: '', Description: null, ExtensionColumn: null }
const idOf = (name: string) => knownFeatures().all.find(({ mentions }) => mentions[0] === name)?.id

test('every feature of every language has an id and a list of mentions of its own', () => {
  const { all } = knownFeatures()
  expect(all.length).toBeGreaterThan(500)
  expect(new Set(all.map(({ id }) => id)).size).toBe(all.length)
})

test('what is said, what is denied, and what is neither', () => {
  const { said, denied } = readFeatures({ ...none, Description: 'Heated pool. No fireplace. A dock.' })
  expect(said).toEqual(expect.arrayContaining([idOf('swimming pool'), idOf('heated pool')]))
  expect(denied).toContain(idOf('fireplace'))
  expect(said).not.toContain(idOf('fireplace'))
  expect([...said, ...denied]).not.toContain(idOf('basement'))
})

test('of another language only what is not as in English', () => {
  const english = readFeatures({ ...none, Description: 'A swimming pool.' })
  expect(english.said).toContain(idOf('swimming pool'))
  expect(english.said).not.toContain(idOf('piscina'))
  const spanish = readFeatures({ ...none, Description: 'Sin piscina. Community pool.' })
  expect(spanish.denied).toContain(idOf('piscina'))
})

test('words are told apart by whether they are said', () => {
  const { words } = readFeatures({ ...none, Description: 'A gazebo, no turret, lot 4711.' })
  expect(words).toEqual(expect.arrayContaining([saidWord('gazebo'), deniedWord('turret')]))
  expect(words).not.toContain(saidWord('turret'))
  expect(words).not.toContain(saidWord('4711'))
})

test('the families of the property type', () => {
  expect(readFeatures({ ...none, PropertyType: 'Row-House' }).families).toBe(familyBit('townhouse'))
  expect(readFeatures({ ...none, PropertyType: 'Castle' }).families).toBe(0)
})

describe('a search of the index for a feature finds just the texts of which it is read', () => {
  const dice = new Dice(41)
  const texts = Array.from({ length: 300 }, () => ({
    PropertyType: dice.one(['Condo', 'Studio unit', 'House with a pool']),
    Description: dice.some(textPieces, 6).join(dice.one([' ', '. ', '\n'])),
    ExtensionColumn: dice.chance(0.3) ? JSON.stringify([{ Key: 'Pool', value: dice.one(['No', 'Yes', '-']) }]) : null,
  }))
  test.each([0, 1])('of all languages; half %i of the tables', (half) => {
    const index = new TextIndex()
    for (const text of texts) index.add({ ...text, Location: null, Address: null })
    index.seal()
    const read = texts.map((text) => readFeatures(text))
    let found = 0
    knownFeatures().all.forEach(({ id, english, mentions }, at) => {
      if (at % 2 !== half) return
      const bits = makeBits(texts.length)
      index.findMentions(mentions, 0, bits)
      read.forEach(({ said, denied }, row) => {
        const isSaid = said.includes(id) || (english !== null && said.includes(english) && !denied.includes(id))
        expect(isSaid, `${mentions[0]}: ${JSON.stringify(texts[row])}`).toBe(hasBit(bits, row))
        if (isSaid) found += 1
      })
    })
    expect(found).toBeGreaterThan(500)
  })
})

test('a reader goes on when its list of words has become too long', () => {
  const reader = new FeatureReader(knownFeatures())
  for (const _ of reader.fill());
  const before = reader.read({ ...none, Description: 'A pool, a gazebo.' })
  for (let row = 0; row < 300; row++) {
    const Description = Array.from({ length: 200 }, (_, at) => `name${row * 200 + at}`).join(' ')
    reader.read({ ...none, Description })
  }
  expect(reader.read({ ...none, Description: 'A pool, a gazebo.' })).toEqual(before)
})

test('it is made in steps, and once', () => {
  readFeatures(none)
  expect([...readerInSteps()]).toEqual([])
})
