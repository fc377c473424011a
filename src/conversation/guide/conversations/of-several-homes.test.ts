import { describe, expect, test } from 'vitest'
import { street } from '../about-homes/birch-lane.fixture.ts'
import { talkOf } from './conversation.fixture.ts'

const entries = (all: Record<string, string>) => Object.entries(all).map(([Key, value]) => ({ Key, value }))

/** Two workshops, two flats, and a house that speaks of much; the newest first. */
const homes = [
  street(51, {
    Address: '9 Los Olmos Way',
    SalePrice: 510_000,
    DaysOnMarket: 1,
    PropertyType: 'Workshop',
    Description: 'Workshop with a roller door.',
    ExtensionColumn: entries({ Benches: '6', 'Energy rating': 'D61', Tends: 'Alma Reyes, 253-555-0141' }),
  }),
  street(52, {
    Address: '40 Grand Foundry Street',
    SalePrice: 640_000,
    DaysOnMarket: 2,
    PropertyType: 'Workshop',
    City: 'Kirkenau',
    Description: 'Workshop with a kiln and a paint booth.',
    ExtensionColumn: entries({ Benches: '14', 'Energy rating': 'B82', Tends: 'Otto Brand, 253-555-0188' }),
  }),
  street(53, {
    SaleType: 'for_rent',
    RentPrice: 900,
    DaysOnMarket: 3,
    PropertyType: 'Apartment',
    Description: 'Apartment over a bakery.',
    ExtensionColumn: entries({ Sector: 'Tamarindo', 'Gastos comunes': '$ 72', Piso: '4, con ascensor' }),
  }),
  street(54, {
    SaleType: 'for_rent',
    RentPrice: 1_100,
    DaysOnMarket: 4,
    PropertyType: 'Apartment',
    Description: 'Apartment by the yard of a school.',
    ExtensionColumn: entries({ Sector: 'Peñablanca', 'Gastos comunes': '$ 95', Piso: '2, sin ascensor' }),
  }),
]

const { last } = talkOf(homes)
const firstOf = (answer: string): string => /\[([^\]]+)\]/.exec(answer)?.[1] ?? ''

const workshops = 'workshops for sale'
const flats = 'apartments for rent'

describe('which of several homes is so', () => {
  test.each([
    [[workshops, 'which has more benches'], 'Foundry'],
    [[workshops, 'which of them is better on energy'], 'Foundry'],
    [[workshops, 'which one got the kiln'], 'Foundry'],
    [[workshops, 'how many benches at los olmos way', 'and which ones got a paint booth'], 'Foundry'],
    [[flats, '¿cuál tiene ascensor?'], '53 Birch'],
    [[flats, 'qual tem elevador'], '53 Birch'],
    [[flats, 'laquelle a un ascenseur ?'], '53 Birch'],
    [[flats, 'welche hat einen aufzug'], '53 Birch'],
    [[flats, '哪套有电梯'], '53 Birch'],
  ])('%j', async (turns, home) => {
    expect(firstOf(await last(...turns))).toContain(home)
  })

  test('is asked on, and neither "which way" nor "cuál es" asks it', async () => {
    expect(firstOf(await last(workshops, 'which has more benches', 'is there a kiln'))).toContain('Foundry')
    expect(await last(workshops, 'how many benches at los olmos way', 'which way does it face')).not.toContain(
      'Foundry',
    )
  })
})

describe('the home that is meant', () => {
  test.each([
    ['by the part of town, whatever its entry is called', [flats, 'el de tamarindo, ¿tiene ascensor?'], '53 Birch'],
    ['by it, in Portuguese', [flats, 'e o de peñablanca tem elevador?'], '54 Birch'],
    [
      'by its place, for what is asked there',
      [workshops, '9 los olmos way, benches?', 'energy rating at kirkenau?'],
      'Foundry',
    ],
    ['by no article', [workshops, '40 grand foundry street, benches?', '¿los bancos van incluidos?'], 'Foundry'],
    [
      'as the larger of two, and not by its street',
      [workshops, 'compare them', 'laquelle a le plus grand nombre de benches'],
      'Foundry',
    ],
  ])('%s', async (_, turns, home) => {
    expect(firstOf(await last(...turns))).toContain(home)
  })

  test('"and the one in …?" asks again what was asked', async () => {
    expect(await last(flats, '53 Birch Lane, gastos comunes?', 'y el de peñablanca?')).toContain('$ 95')
  })
})

describe('who is to be called', () => {
  test.each(['who do i call about it', 'quién la vende?', 'an wen wende ich mich', 'com quem eu falo', '找谁看房'])(
    'is the name with a number, whatever its entry is called: %s',
    async (message) => {
      expect(await last('40 grand foundry street, benches?', message)).toContain('253-555-0188')
    },
  )
})

describe('two that were spoken of', () => {
  test.each(['compare the two', 'compara los dos', 'Beide vergleichen', 'compare os dois', '比较这两套'])(
    'are compared though they stood in no list together: %s',
    async (message) => {
      const answer = await last('9 los olmos way, benches?', '53 Birch Lane, gastos comunes?', message)
      expect(answer).toContain('Olmos')
      expect(answer).toContain('53 Birch')
    },
  )
})
