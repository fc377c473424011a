import { describe, expect, test } from 'vitest'
import { street } from '../about-homes/birch-lane.fixture.ts'
import { talkOf } from '../conversations/conversation.fixture.ts'

const homes = [
  street(21, {
    SalePrice: 400_000,
    DaysOnMarket: 1,
    ExtensionColumn: [
      { Key: 'Yearly Taxes', value: '$5,210' },
      { Key: 'Flood insurance', value: '$2,150 a year' },
      { Key: 'Assoc. Dues', value: '$288 a month' },
      { Key: 'Garage space', value: 'Optional, $20,000' },
      { Key: 'Heating', value: 'Gas, boiler 2015' },
    ],
  }),
  street(22, {
    SaleType: 'for_rent',
    RentPrice: 1_200,
    DaysOnMarket: 2,
    ExtensionColumn: [
      { Key: 'Parking', value: 'Underground, $150 a month extra' },
      { Key: 'Security deposit', value: '$2,400' },
      { Key: 'Term', value: '12 months' },
    ],
  }),
]

const { last } = talkOf(homes)

describe('amounts of a record are reckoned with', () => {
  test.each([
    // Right after one was told.
    [['21 birch lane', 'assoc dues?', 'so that a year?'], '3,456'],
    [['21 birch lane', 'what does the garage space cost', 'so in total then?'], '420,000'],
    [['22 birch lane', 'how much is parking', 'and in total per month?'], '1,350'],
    [['22 birch lane', 'security deposit?', 'divided by 3'], '800'],
    // Several that are named, or one beside the rent.
    [['21 birch lane', 'taxes plus flood insurance, how much together'], '7,360'],
    [['22 birch lane', 'what would it be monthly with parking'], '1,350'],
    [['22 birch lane', 'was kostet das im Monat mit parking'], '1.350'],
    // How many they are was said before.
    [['there are 3 of us looking to rent', '22 birch lane', 'security deposit?', 'how much is that each'], '800'],
  ])('%j comes to %s', async (turns, amount) => {
    expect(await last(...turns)).toContain(amount)
  })

  test('the figures that it is made of are told', async () => {
    expect(await last('22 birch lane', 'what would it be monthly with parking')).toMatch(/1,200.*\+.*Parking.*150/)
  })

  test.each([
    [['21 birch lane', 'heating?', 'so that a year?']],
    [['21 birch lane', 'assoc dues?', 'and the heating?']],
    [['21 birch lane', 'is it with heating']],
  ])('%j asks for no sum', async (turns) => {
    expect(await last(...turns)).not.toMatch(/×|÷|\+/)
  })
})
