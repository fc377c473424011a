import { describe, expect, test } from 'vitest'
import { sampleOf } from '../../../test/run/how-much.ts'
import { familyBit } from '../../reading/criteria/family-tester.ts'
import { hasBit, makeBits } from '../search/by-index/columns/bits.ts'
import { Dice, textPieces } from '../search/by-index/random-search.fixture.ts'
import { TextIndex } from '../search/by-index/text/text-index.ts'
import { deniedWord, FeatureReader, type ReadText, readerInSteps, readFeatures, saidWord } from './feature-reader.ts'
import { knownFeatures } from './known-features.ts'

const none = { PropertyType: '', Description: null, ExtensionColumn: null, Location: null, Address: null }
const says = ({ features }: ReadText, place: number) => ((features[place >>> 3] ?? 0) & (1 << (place & 7))) !== 0

/** Which of the features, each by its first mention, a description says. */
function saidOf(Description: string, names: readonly string[]): string[] {
  const read = readFeatures({ ...none, Description })
  const { all } = knownFeatures()
  return names.filter((name) => says(read, all.find(({ mentions }) => mentions[0] === name)?.place ?? -1))
}

test('every feature of every language has a place of its own, and what is read has a bit for each', () => {
  const { all } = knownFeatures()
  expect(all.length).toBeGreaterThan(500)
  expect(all.map(({ place }) => place)).toEqual([...all.keys()])
  expect(readFeatures(none).features).toEqual(Buffer.alloc(Math.ceil(all.length / 8)))
})

test('what is said, what is denied, and what is neither', () => {
  const names = ['swimming pool', 'heated pool', 'fireplace', 'basement']
  expect(saidOf('Heated pool. No fireplace. A dock.', names)).toEqual(['swimming pool', 'heated pool'])
})

test('another language finds what English words say, and its own words deny', () => {
  const names = ['swimming pool', 'piscina']
  expect(saidOf('A swimming pool.', names)).toEqual(names)
  expect(saidOf('Sin piscina. Community pool.', names)).not.toContain('piscina')
})

test('words are told apart by whether they are said', () => {
  const { words } = readFeatures({ ...none, Description: 'A gazebo, no turret, lot 4711.' })
  expect(words).toEqual(expect.arrayContaining([saidWord('gazebo'), deniedWord('turret')]))
  expect(words).not.toContain(saidWord('turret'))
  expect(words).not.toContain(saidWord('4711'))
})

test('the words of areas are stored apart from others, and those of streets are not', () => {
  const { words } = readFeatures({
    ...none,
    Location: 'Le Marais',
    Address: '12 Gazebo Street, Green Lake',
    ExtensionColumn: JSON.stringify([{ Key: 'County', value: 'Travis' }]),
  })
  for (const word of ['le', 'marais', 'green', 'lake', 'travis', 'county'])
    expect(words.some((each) => each === saidWord(`@${word}`) || each === deniedWord(`@${word}`))).toBe(true)
  for (const word of ['marais', 'gazebo', '@gazebo', '#gazebo', '@12'])
    expect(words.some((each) => each === saidWord(word) || each === deniedWord(word))).toBe(false)
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
    Location: null,
    Address: null,
  }))
  test.each(sampleOf([0, 1], 1))('of all languages; half %i of the tables', (half) => {
    const index = new TextIndex()
    for (const text of texts) index.add(text)
    index.seal()
    const read = texts.map((text) => readFeatures(text))
    let found = 0
    knownFeatures().all.forEach(({ place, mentions }, at) => {
      if (at % 2 !== half) return
      const bits = makeBits(texts.length)
      index.findMentions(mentions, 0, bits)
      read.forEach((each, row) => {
        const isSaid = says(each, place)
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
