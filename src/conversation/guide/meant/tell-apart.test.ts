import { describe, expect, test } from 'vitest'
import { Dice } from '../../../homes/search/by-index/random-search.fixture.ts'
import { Languages } from '../../../reading/languages/languages.ts'
import { readSigns } from './read-signs.ts'
import { tellApart } from './tell-apart.ts'

const home = (id: number, address: string, description: string, type = 'Single Family') => ({
  id,
  Address: address,
  City: 'Kent',
  Price: 100_000 * id,
  PropertyType: type,
  MLSNumber: `OB${id}`,
  Description: description,
  ExtensionColumn: null,
})

const homes = [
  home(1, '4 Juniper Lane', 'A brick ranch with a wood stove.'),
  home(2, '7B Station Street', 'One bedroom, brick walls and a lift.', 'Condominium'),
  home(3, '7D Station Street', 'Two bedrooms and a balcony.', 'Condominium'),
  home(4, '0 Ridge Road, lot 6', 'Three wooded acres.', 'Land'),
  home(5, '310 Ridge Road', 'Timber frame, with a sauna and a pond.'),
  home(6, '52 Main Street, apt 2', 'Over the porch.', 'Apartment'),
]

const tables = new Languages().tablesOf('en')
const meant = (among: readonly (typeof homes)[number][], text: string, telling: ReadonlySet<string>) =>
  tellApart(among, { signs: readSigns(text, tables), telling, traits: [] })
const none: ReadonlySet<string> = new Set()
const all = new Set(homes.flatMap(({ Description }) => Description.toLowerCase().split(/[^a-z]+/)))

describe('a home among those that were mentioned', () => {
  test.each([
    ['an the juniper lane one', 1],
    ['the junipr one', 1],
    ['B then. HOA?', 2],
    ['7d. still there?', 3],
    ['is lot 6 on ridge rd sold', 4],
    ['310 ridge', 5],
    ['the main one', 6],
    ['apt 2', 6],
  ])('“%s” is told apart by its address', (text, id) => {
    expect(meant(homes, text, none)).toBe(id)
  })

  test('is told by what its listing says only where it is described', () => {
    expect(meant(homes, 'the one with the sauna', new Set(['sauna']))).toBe(5)
    expect(meant(homes, 'does it have a sauna', none)).toBeNull()
  })

  test.each(['the ridge road one', 'station street', 'the brick one', '2 bedrooms', 'a balcony?', 'hm', '', '2'])(
    '“%s” tells none apart',
    (text) => {
      expect(meant(homes, text, text.includes('one') ? new Set(['brick', 'ridge']) : none)).toBeNull()
    },
  )

  test('whatever is said, it is one of them or none, in whichever order they stand', () => {
    const dice = new Dice(25)
    const words = homes.flatMap(({ Address, Description }) =>
      `${Address} ${Description} 的 🙂 ${'x'.repeat(300)}`.split(' '),
    )
    for (let round = 0; round < 300; round += 1) {
      const text = Array.from({ length: 1 + dice.below(12) }, () => dice.one(words)).join(' ')
      const found = meant(homes, text, dice.chance(0.5) ? all : none)
      expect([null, 1, 2, 3, 4, 5, 6]).toContain(found)
      if (found !== null && dice.chance(0.5)) continue
      expect(meant(homes.toReversed(), text, all)).toBe(meant(homes, text, all))
    }
  })
})
