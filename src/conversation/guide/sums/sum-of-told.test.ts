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
  street(23, {
    SaleType: 'for_rent',
    RentPrice: 1_000,
    BuildingArea: 80,
    AreaUnit: 'Square Meters',
    DaysOnMarket: 3,
    ExtensionColumn: [
      { Key: 'Garantie locative', value: '2 mois' },
      { Key: 'Frais de dossier', value: '$90' },
      { Key: 'Service charge', value: '$2.50/m² per month' },
      { Key: 'Lot for a van', value: '$45 a month' },
    ],
  }),
  street(24, {
    SaleType: 'for_rent',
    RentPrice: 1_300,
    DaysOnMarket: 4,
    ExtensionColumn: [{ Key: 'Deposit', value: '$2,600 (first and last month)' }],
  }),
  street(25, {
    SalePrice: 300_000,
    DaysOnMarket: 5,
    ExtensionColumn: [
      { Key: 'Broker fee', value: '2.5%' },
      { Key: 'Upstairs tenant', value: '$1,100 a month' },
      { Key: 'RV pad', value: 'Sold apart, $12,000' },
    ],
  }),
]

const { last } = talkOf(homes)

describe('the parts that a question names are all in the sum', () => {
  test.each([
    [['23 birch lane', 'la garantie, ça fait combien en euros'], '2 000'],
    [['23 birch lane', 'first month, deposit and frais de dossier, what do i need'], '3,090'],
    [['23 birch lane', 'how much is the service charge a month'], '200'],
    [['23 birch lane', 'rent plus the service charge plus the lot for the van, monthly total?'], '1,245'],
    [['23 birch lane', 'was kostet das im Monat mit der service charge'], '1.200'],
    // The first month is in the deposit already.
    [['24 birch lane', 'how much up front, first month and deposit'], '2,600'],
    [['25 birch lane', 'how much is the broker fee in dollars'], '7,500'],
    [['25 birch lane', 'what does the upstairs tenant pay in a year'], '13,200'],
    [['25 birch lane', 'house plus the rv pad, how much'], '312,000'],
    [['25 birch lane', 'if i borrow 200000 at 6% for 20 years, how much a month'], '1,433'],
  ])('%j comes to %s', async (turns, amount) => {
    expect((await last(...turns)).replaceAll(/[\u00a0\u202f]/gu, ' ')).toContain(amount)
  })

  test('what the record does not say is named', async () => {
    expect(await last('24 birch lane', 'rent, deposit and a parking permit, total?')).toContain('parking permit')
  })
})

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
