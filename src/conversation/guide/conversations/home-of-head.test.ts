import { describe, expect, test } from 'vitest'
import { street } from '../about-homes/birch-lane.fixture.ts'
import { talkOf } from './conversation.fixture.ts'

const homes = [
  street(21, {
    SaleType: 'for_sale',
    SalePrice: 510_000,
    PropertyType: 'Condo',
    Bedrooms: 1,
    DaysOnMarket: 1,
    Description: 'A condo above the harbor. The windows look over the marina.',
    ExtensionColumn: [
      { Key: 'Heating', value: 'Heat pump' },
      { Key: 'Club', value: 'Membership is optional' },
    ],
  }),
  street(22, {
    SaleType: 'for_rent',
    RentPrice: 2_100,
    PropertyType: 'Condo',
    Bedrooms: 1,
    DaysOnMarket: 2,
    Description: 'A condo with a den. The den has a door and fits a bed.',
    ExtensionColumn: [
      { Key: 'Heating', value: 'Gas' },
      { Key: 'Pets', value: 'One cat, no dogs' },
    ],
  }),
  street(23, {
    SaleType: 'for_sale',
    SalePrice: 720_000,
    PropertyType: 'Townhouse',
    Bedrooms: 3,
    City: 'Olympia',
    ZIP: '98501',
    DaysOnMarket: 3,
    Description: 'A townhouse near the market.',
    ExtensionColumn: [{ Key: 'Heating', value: 'Oil, the tank is from 2011' }],
  }),
]

const { last, talk } = talkOf(homes)

describe('what a message asks behind the home that it says first is asked of that home', () => {
  test.each([
    ['condos', 'the one for rent, do you take dogs', '22 Birch Lane'],
    ['condos', 'and the one for sale: do i have to join the club', '21 Birch Lane'],
    ['condos', 'the one for sale how is it heated', '21 Birch Lane'],
    ['condos', 'the rental, what kind of heating', '22 Birch Lane'],
    ['condos', 'the townhouse in Olympia, how old is the oil tank', '23 Birch Lane'],
    ['condominios', 'y el que está en alquiler, ¿aceptan perros?', '22 Birch Lane'],
    ['appartements', 'celui à louer, les chiens sont acceptés ?', '22 Birch Lane'],
    ['Wohnungen', 'und die zur Miete, wie wird geheizt?', '22 Birch Lane'],
    ['apartamentos', 'e o que está para alugar, aceita cachorro?', '22 Birch Lane'],
    ['公寓', '出租的那套，可以养狗吗', '22 Birch Lane'],
  ])('%s / %s', async (search, said, address) => {
    const answer = await last(search, said)
    expect(answer).toContain(address)
    expect(homes.filter(({ Address = '' }) => answer.includes(Address ?? ''))).toHaveLength(1)
  })

  test('the turns behind it stay with that home', async () => {
    const replies = await talk(['condos', 'the one for sale, do i have to join the club', 'how is it heated'])
    expect(replies.at(-1)?.content).toMatch(/21 Birch Lane.*Heat pump/s)
  })

  test.each([
    ['a question that stands first is asked itself', 'does the one for rent take dogs? i have one'],
    ['a visit is wished as a whole', 'the townhouse then, i will come on monday'],
  ])('%s', async (_name, said) => {
    expect(await last('homes', said)).not.toBe('')
  })
})

describe('a question that is open takes only an answer', () => {
  test.each([
    ['what would my house bring', '21 Birch Lane, how is it heated', 'Heat pump'],
    ['I want to sell my house', 'how is 22 Birch Lane heated?', 'Gas'],
    ['quiero vender mi casa', '¿21 Birch Lane qué calefacción tiene?', '21 Birch Lane'],
    ['je veux vendre ma maison', '21 Birch Lane, quel est le chauffage ?', '21 Birch Lane'],
    ['ich möchte mein Haus verkaufen', 'wie wird 21 Birch Lane geheizt?', '21 Birch Lane'],
    ['quero vender a minha casa', 'qual é o aquecimento de 21 Birch Lane?', '21 Birch Lane'],
  ])('%s / %s', async (first, said, told) => {
    expect(await last(first, said)).toContain(told)
  })

  test.each([
    ['I might sell my place, what would it bring', 'no rush at all, bye for now', /^(?!.*(?:ZIP|town)).+/su],
    ['what is my house worth', 'it is in Tacoma, 3 bedrooms', /how large/iu],
  ])('%s / %s', async (first, said, told) => {
    expect(await last(first, said)).toMatch(told)
  })
})
