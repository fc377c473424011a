import { describe, expect, test } from 'vitest'
import { street } from '../about-homes/birch-lane.fixture.ts'
import { talkOf } from './conversation.fixture.ts'

const at = (number: number, address: string, price: number, more: Record<string, unknown> = {}) =>
  street(number, {
    Address: address,
    SalePrice: price,
    ExtensionColumn: [{ Key: 'Heating', value: `Boiler ${number}` }],
    ...more,
  })

/** Two streets, a cove, a farm by its name, and a flat by its door; the newest first. */
const homes = [
  at(21, '11 Camp Run Road', 389_000, { Bedrooms: 3, DaysOnMarket: 1 }),
  at(22, '17 Camp Run Road', 449_900, { Bedrooms: 4, DaysOnMarket: 2 }),
  at(23, '230 Old Quarry Road', 315_000, { Bedrooms: 2, DaysOnMarket: 3, City: 'Red Bank' }),
  at(24, "7 Fisher's Row", 275_000, { DaysOnMarket: 4 }),
  at(25, 'Gorse Hill Farm', 690_000, { DaysOnMarket: 5, YearBuilt: 1932 }),
  at(26, 'Flat 2, 40 Larch Court', 199_000, { DaysOnMarket: 6, PropertyType: 'Condo' }),
]

const { last } = talkOf(homes)

describe('the home that is meant', () => {
  test.each([
    [
      'by two words of its address that mean something else elsewhere',
      ['what heating has the old quarry one'],
      'Old Quarry',
    ],
    ['by its number behind its street', ['fishers row 7, what heating'], 'Fisher'],
    ['also behind a greeting', ['hiya is gorse hill still on the books'], 'Gorse Hill Farm'],
    ['by what it costs', ['homes for sale', 'what heating is in the 275 one'], 'Fisher'],
    ['by what it costs, in German', ['Häuser zum Kauf', 'die für 275, welche Heizung?'], 'Fisher'],
    ['by what it costs, in Spanish', ['casas en venta', 'el de 315 mil, ¿qué calefacción tiene?'], 'Old Quarry'],
    ['by its town', ['homes for sale', 'the one in red bank, what heating'], 'Old Quarry'],
    ['by its rooms', ['homes for sale', 'does the 4 bed have a boiler'], '17 Camp Run'],
    ['by its number on the street of the one in talk', ['11 camp run, heating?', 'what about 17'], '17 Camp Run'],
    ['by being the other one there', ['11 camp run, heating?', 'and the other one on camp run road'], '17 Camp Run'],
    [
      'as the cheaper of the two spoken of',
      ['homes for sale', '17 camp run heating?', '11 camp run heating?', 'is the cheaper one heated'],
      '11 Camp Run',
    ],
  ])('%s', async (_, turns, home) => {
    expect((await last(...turns)).split(']')[0]).toContain(home)
  })

  test.each([
    ['anything on camp run road under 400k', 'Camp Run Road'],
    ['looking for a place round camp run', '11 Camp Run'],
  ])('is none where homes are looked for: %j', async (message, shown) => {
    const answer = await last(message)
    expect(answer).toContain(shown)
    expect(answer).toMatch(/match|fit/)
  })

  test('what is asked of the one before is asked of it, without the name of that one', async () => {
    const answer = await last('what heating does 11 camp run road have?', 'and fishers row?')
    expect(answer).toContain('Boiler 24')
    expect(answer).not.toContain('Boiler 21')
  })
})
