import { describe, expect, test } from 'vitest'
import { street } from '../about-homes/birch-lane.fixture.ts'
import { talkOf } from './conversation.fixture.ts'

const agent = (name: string, phone: string) => [
  { Key: 'Agent Name', value: name },
  { Key: 'Agent Phone', value: phone },
]
const homes = [
  street(11, {
    SalePrice: 400_000,
    YearBuilt: 1948,
    DaysOnMarket: 1,
    Description: 'A brick ranch with a workshop.',
    ExtensionColumn: [...agent('Ines Falk', '253-555-0111'), { Key: 'Building Name', value: 'Whispering Oaks' }],
  }),
  street(12, {
    SalePrice: 450_000,
    YearBuilt: 2005,
    DaysOnMarket: 2,
    ParkingSpots: 2,
    ExtensionColumn: agent('Tom Rey', '253-555-0122'),
  }),
  street(13, {
    SalePrice: 540_000,
    YearBuilt: 1990,
    DaysOnMarket: 200,
    ExtensionColumn: agent('Tom Rey', '253-555-0122'),
  }),
]

const { last } = talkOf(homes)

describe('what surely looks for homes is searched for, in whatever words', () => {
  test.each([
    ['whats the most expensive crib u got', '13 Birch Lane'],
    ['alright mate whats the oldest gaff youve got for sale', '11 Birch Lane'],
    ['hm. anything with a workshop?', '11 Birch Lane'],
  ])('%j', async (said, home) => {
    expect(await last(said)).toContain(home)
  })

  test('what is about something else finds no homes', async () => {
    expect(await last('whats the most expensive watch in the world')).not.toContain('Birch Lane')
  })
})

describe('what comes closest is in view', () => {
  test('what is asked next is asked of it', async () => {
    expect(await last('homes under 300k with a workshop', 'when was the first one built?')).toContain('1948')
  })

  test('news is of the search that found nothing, and not of the home that came closest', async () => {
    expect(await last('houses in Tacoma under 300k', 'tell me when it comes on the market')).toContain('300,000')
  })
})

describe('a home is named by its building', () => {
  test.each(['I want to visit Whispering Oaks', 'is whispering oaks still available?'])('%j', async (said) => {
    expect(await last('homes for sale', said)).toContain('11 Birch Lane')
  })
})

describe('numbers', () => {
  test('a day of a month is no place in the list', async () => {
    expect(await last('homes for sale', 'I could come on the 2nd of December')).not.toMatch(
      /\[12 Birch Lane[^\n]*\$450/,
    )
  })

  test('one that looks like the price before is the new price', async () => {
    expect(await last('houses in Tacoma up to 460k', 'ok we could stretch to 550')).toContain('13 Birch Lane')
  })

  test('of telephones, with homes in view, are those of who lists them', async () => {
    const told = await last('homes for sale', 'What is the phone number?')
    expect(told).toContain('253-555-0111')
    expect(told).toContain('253-555-0122')
    expect(await last('11 Birch Lane', 'can I get their phone number please')).toContain('253-555-0111')
  })
})

test('who agrees goes on with what was offered', async () => {
  expect(await last('11 Birch Lane', 'can I see it tomorrow?', 'Yes, that is correct.')).toMatch(/11 Birch Lane/)
  expect(await last('11 Birch Lane', 'can I see it tomorrow?', 'Thanks, and a good evening to you')).not.toMatch(
    /in the form/,
  )
})

test('a place to park is no garage', async () => {
  expect(await last('12 Birch Lane', 'has it got a garage?')).toMatch(/2 parking spots.*nothing about “garage”/)
})
