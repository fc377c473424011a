import { describe, expect, test } from 'vitest'
import { street } from '../about-homes/birch-lane.fixture.ts'
import { talkOf } from './conversation.fixture.ts'

const entries = (all: Record<string, string>) => Object.entries(all).map(([Key, value]) => ({ Key, value }))

/** The newest is number 61, which comes first where nothing else decides. */
const homes = [
  street(61, { SalePrice: 610_000, DaysOnMarket: 1, City: 'Florianópolis', Description: 'Near the park.' }),
  street(62, {
    SalePrice: 620_000,
    DaysOnMarket: 2,
    City: 'Wilmerdorf',
    Description: 'A barn with four stables and two paddocks.',
  }),
  street(63, {
    SalePrice: 630_000,
    DaysOnMarket: 3,
    PropertyType: 'Terraced House',
    City: 'Wilmerdorf',
    Description: 'Brick and slate.',
    ExtensionColumn: entries({ Aspect: 'South-west', 'Burglar alarm': 'Fitted 2021', 'Flat share': 'Accepted' }),
  }),
  street(64, { SalePrice: 640_000, DaysOnMarket: 4, City: '沙田', Description: '三房，望河。', Bedrooms: 3 }),
  street(65, { SalePrice: 650_000, DaysOnMarket: 5, City: '觀塘', Description: '兩房。', Bedrooms: 2 }),
  street(66, {
    SalePrice: 660_000,
    DaysOnMarket: 6,
    City: 'Wilmerdorf',
    Description: 'Tout neuf.',
    Bedrooms: 2,
    ExtensionColumn: entries({ Pièces: '3,5', Colocation: 'Acceptée' }),
  }),
  street(69, {
    SalePrice: 200_000,
    DaysOnMarket: 9,
    City: 'Wilmerdorf',
    ExtensionColumn: entries({ Tenant: 'Pays $1,000 a month until May' }),
  }),
  street(67, { SalePrice: 670_000, DaysOnMarket: 7, Bedrooms: 3, ExtensionColumn: entries({ Pièces: '4,5' }) }),
  street(68, { SalePrice: 680_000, DaysOnMarket: 8, Bedrooms: 4, ExtensionColumn: entries({ Pièces: '5,5' }) }),
]

const { last } = talkOf(homes)
const numbersIn = (answer: string): string[] => [...new Set(answer.match(/6\d(?= Birch Lane)/g))]

describe('a search finds what was meant', () => {
  test.each([
    ['a Chinese town with what stands beside it', '搵沙田三房買', '64'],
    ['a town in the other kind of characters', '想买观塘的两房', '65'],
    ['a town by the short form of its name', 'casas em floripa', '61'],
    ['what a question politely denies', "vous n'auriez pas une maison à Florianópolis", '61'],
    ['a kind that no home is of, in the words of a record', 'une coloc', '66'],
  ])('%s: "%s"', async (_, said, number) => {
    expect(numbersIn(await last(said))).toEqual([number])
  })

  test.each([['keeping animals', 'a place where i could keep horses', '62']])(
    'a wish in words that no record has: %s',
    async (_, said, number) => {
      expect(numbersIn(await last(said))[0]).toBe(number)
    },
  )

  test('rooms that are counted with a half', async () => {
    expect(numbersIn(await last('un 3,5 pièces à acheter'))).toEqual(['65', '66'])
    expect(numbersIn(await last('4.5 pièces à acheter'))).not.toContain('66')
  })

  test('houses are also what the firm calls so', async () => {
    expect(numbersIn(await last('houses in Wilmerdorf'))).toContain('63')
  })

  test('no other word is found that only begins the same', async () => {
    expect(await last('ein Haus mit Parkettschleifmaschine')).not.toContain('“Near the park')
  })
})

describe('what a record surely says is told', () => {
  test.each([
    ['which way does it face', 'South-west'],
    ['is there anything against burglars', 'Fitted 2021'],
  ])('"%s"', async (question, told) => {
    expect(await last('63 Birch Lane', question)).toContain(told)
  })
})

describe('of the home in view', () => {
  test.each(['what is the gross yield?', 'rendement brut ?', 'bruttorendite?', '回报率多少'])(
    '%j is a year’s rent by its price',
    async (said) => {
      expect(await last('69 Birch Lane', said)).toMatch(/\b6[\s\u00a0\u202f]?%.*\$1[.,\s\u00a0\u202f]?000 × 12 ÷/u)
    },
  )

  test.each(['any house to rent in Florianópolis?', 'e uma casa para alugar em Florianópolis?'])(
    '%j looks for others, for it is none of that',
    async (said) => {
      expect(await last('69 Birch Lane', said)).not.toContain('69 Birch Lane')
    },
  )
})
