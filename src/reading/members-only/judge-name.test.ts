import { describe, expect, test } from 'vitest'
import { resoNames } from '../../homes/listings/import/fields/reso-names.ts'
import { Dice } from '../../homes/search/by-index/random-search.fixture.ts'
import { judgeName } from './judge-name.ts'
import { namesOfColumns } from './names.fixture.ts'

describe.each(namesOfColumns)('$language', ({ held, open }) => {
  test('names for members alone are recognised', () => {
    expect(held.filter((name) => judgeName(name) === null)).toEqual([])
  })

  test('ordinary names are not', () => {
    expect(open.filter((name) => judgeName(name) !== null)).toEqual([])
  })

  test('whatever the spelling: letter case, separators, what stands around it', () => {
    const dice = new Dice(20261128)
    const mutate = (name: string): string => dice.one(spellings)(name)
    const wrong: string[] = []
    for (let round = 0; round < 6; round += 1) {
      for (const name of held) {
        const spelled = mutate(name)
        if (judgeName(spelled) === null) wrong.push(`${spelled} (${name}) is told`)
      }
      for (const name of open) {
        const spelled = mutate(name)
        if (judgeName(spelled) !== null) wrong.push(`${spelled} (${name}) is held back: ${judgeName(spelled)}`)
      }
    }
    expect(wrong).toEqual([])
  })
})

const wordsOf = (name: string): string[] => name.split(/[\s_-]+/).filter((word) => word !== '')
const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

const spellings: readonly ((name: string) => string)[] = [
  (name) => name.toUpperCase(),
  (name) => name.toLowerCase(),
  (name) => wordsOf(name).join('_'),
  (name) => wordsOf(name).join('-').toLowerCase(),
  (name) => wordsOf(name).join('.'),
  (name) => wordsOf(name).join('__').toUpperCase(),
  (name) => wordsOf(name).map(capital).join(''),
  (name) => `  ${wordsOf(name).join('   ')} `,
  (name) => `x_${wordsOf(name).join('_')}`,
  (name) => `mls:${name}`,
  (name) => `listing.custom.${wordsOf(name).map(capital).join('')}`,
  (name) => `${name} 1`,
  (name) => `[${name}]`,
  (name) => `${name}:`,
  (name) => name.normalize('NFD'),
]

test('the name of what a field stands in counts, in JSON and XML', () => {
  for (const path of ['owner.name', 'seller/contact/phone', 'private.text', 'internal.notes[0].text'])
    expect(judgeName(path), path).not.toBeNull()
  for (const path of ['agent.name', 'office/phone', 'features.security.alarm', 'address.street', 'media[0].caption'])
    expect(judgeName(path), path).toBeNull()
})

test('what the dictionary of RESO has for visitors is told', () => {
  expect(resoNames.filter((name) => judgeName(name) !== null)).toEqual([])
})

test('a name of any length and kind is judged in no time', () => {
  for (const name of ['', ' ', '0', 'a'.repeat(100_000), 'agent'.repeat(10_000), '业'.repeat(50_000), '\u0000'])
    expect(() => judgeName(name)).not.toThrow()
})
