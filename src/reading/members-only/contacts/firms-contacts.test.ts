import { describe, expect, test } from 'vitest'
import { Dice } from '../../../homes/search/by-index/random-search.fixture.ts'
import { holdBack } from '../held-back.ts'
import { findFirmsContacts } from './firms-contacts.ts'

const below = (name: string, values: readonly string[]) => values.map((value) => [{ Key: name, value }])
const some = <Value>(many: number, of: readonly Value[]): Value[] =>
  Array.from({ length: many }, (_, at) => of[at % of.length] as Value)

describe('people who return from home to home are the firm’s', () => {
  test.each([
    ['Ring', ['Orla Devane, 028 9649 6021', 'Tam Sproule, 028 9649 6034']],
    ['Point of call', ['Priya Nand | priya@dunlin.example', 'Lew Hartley | lew@dunlin.example']],
    ['Wird begleitet von', ['Frau Jana Böhm, 0341 555 0624', 'Ronny Kretz (0341 555 0618)']],
    ['Qui appeler', ['Coralie Perron, 021 555 04 12', 'Yvan Bettex – 021 555 04 27']],
    ['A cargo de', ['Ximena Oyarce, +56 9 5550 1417']],
    ['Fale com', ['Juçara Bitten, (48) 95550-1190, CRECI 00.528', 'Edson Furt, (48) 95550-1182']],
    ['跟进', ['何敏怡 5550 8126（牌照 E-300126）', '余嘉欣 5550 8147']],
  ])('%s', (name, people) => {
    const homes = below(name, some(12, people))
    expect([...findFirmsContacts(homes)]).toEqual([name])
    for (const ExtensionColumn of homes)
      expect(holdBack({ ExtensionColumn }, { isOfFirm: (each) => each === name }).held).toEqual([])
  })
})

describe('nobody else is', () => {
  const others = Array.from({ length: 12 }, (_, at) => `Person ${'ABCDEFGHIJKL'[at]}, 0161 555 0${100 + at}`)

  test('people of one home each: owners and tenants under any name', () => {
    expect(findFirmsContacts(below('Ring', others)).size).toBe(0)
  })

  test('a few homes prove nothing', () => {
    expect(findFirmsContacts(below('Ring', some(3, ['Orla Devane, 028 9649 6021']))).size).toBe(0)
  })

  test.each([
    ['Owner tel', 'R. Castell, 555 0142 77'],
    ['Tenant', 'R. Castell, 555 0142 77'],
    ['Vermieter', 'R. Castell, 0555 0142 77'],
    ['Showing contact', 'ShowTime 800 555 0142'],
    ['Keys with', 'Dave, 07700 900418'],
    ['Lockbox help', 'Dave, 07700 900418'],
    ['Gate', 'Dave, 07700 900418'],
    ['Private number', 'Orla Devane, 028 9649 6021'],
    ['Llaves', 'Conchi, 655 20 84 37'],
    ['业主', '何敏怡 5550 8126'],
  ])('%s, though one for all homes', (name, value) => {
    expect(findFirmsContacts(below(name, some(12, [value]))).size).toBe(0)
  })

  test.each([
    'Orla Devane, 028 9649 6021, keys at no. 9',
    'Orla (owner’s sister) 028 9649 6021',
    '450,000',
    'Gas, 1998',
  ])('what else “%s” tells', (value) => {
    expect(findFirmsContacts(below('Ring', some(12, [value]))).size).toBe(0)
  })

  test('where the firm’s people stand, what is said of others is judged as ever', () => {
    const judging = { isOfFirm: () => true }
    const said = 'Owner Mrs Vance, 028 9649 6099, will take 210,000'
    expect(holdBack({ ExtensionColumn: [{ Key: 'Ring', value: said }] }, judging).held).toHaveLength(1)
  })
})

test('whatever entries say, they are looked through at once', () => {
  const dice = new Dice(92)
  const parts = [
    '028 9649 6021',
    '@',
    'a@b.example',
    'Orla',
    '\u0000',
    '🙂',
    '\ud800',
    ' ',
    'x'.repeat(300),
    '۳۳۳۳۳۳۳۳',
  ]
  const text = (): string => Array.from({ length: dice.below(20) }, () => dice.one(parts)).join('')
  const homes = Array.from({ length: 400 }, () => [{ Key: text(), value: text() }])
  const begin = performance.now()
  findFirmsContacts(homes)
  findFirmsContacts(below('9'.repeat(5_000), [' 9-'.repeat(50), '9'.repeat(160), `${'a.'.repeat(80)}@`]))
  expect(performance.now() - begin).toBeLessThan(3_000)
})
