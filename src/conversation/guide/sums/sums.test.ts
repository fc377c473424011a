import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../../../../test/borrow-app.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import { street } from '../about-homes/birch-lane.fixture.ts'
import { openChatbot, type Reply } from '../conversations/conversation.fixture.ts'
import { unitsOfHome } from './units-of-home.ts'

const agent = { Key: 'Listing agent', value: 'Ruth Amsel, 802-555-0140' }
const sale = { AreaUnit: 'Square Feet' as const, CurrencySymbol: '$', HOAMonth: 285, ExtensionColumn: [agent] }
const homes = [
  street(11, { ...sale, SalePrice: 400_000, BuildingArea: 1_600, LotArea: 43_560, YearBuilt: 1980, Bedrooms: 4 }),
  street(12, {
    ...sale,
    ...{ SalePrice: 465_000, BuildingArea: 2_000, LotArea: 130_680, YearBuilt: 2005, Bedrooms: 3 },
    ExtensionColumn: [{ Key: 'Units', value: '3' }, agent],
  }),
  street(13, { ...sale, SalePrice: 380_000, BuildingArea: 0, LotArea: 0, YearBuilt: 0, Bedrooms: 3 }),
  street(14, {
    ...sale,
    ...{ SaleType: 'for_rent', RentPrice: 1_450, DepositFee: 1_450, Bedrooms: 2 },
  }),
]

let app: TestApp
let talk: (turns: readonly string[]) => Promise<Reply[]>
beforeAll(async () => {
  app = await borrowTestApp()
  talk = await openChatbot(app, homes)
})
afterAll(() => app.close())

const last = async (...turns: string[]): Promise<string> => (await talk(turns)).at(-1)?.content ?? ''

test.each<[string, string, RegExp]>([
  ['12 Birch Lane', 'price per unit', /155,000 per unit \(\\?\$465,000 ÷ 3 units\)/],
  ['12 Birch Lane', 'how much is that an acre', /155,000 per acre .*3 acres/],
  ['11 Birch Lane', 'how much come out for one square foot', /250 per sq ft .*1,600 sq ft/],
  ['11 Birch Lane', 'how much is that per bedroom', /100,000 per bedroom .*4 bedrooms/],
  ['11 Birch Lane', '25 pct down how much cash', /down payment of \\?\$100,000 \(25% × \\?\$400,000\)/],
  ['11 Birch Lane', 'HOA per year?', /HOA \\?\$3,420 \(\\?\$285 × 12 months\)/],
  ['14 Birch Lane', 'if I split that with a roommate what do I pay', /725 a month per person/],
  ['14 Birch Lane', 'how much cash do I need up front', /2,900 \(first month \\?\$1,450 \+ deposit \\?\$1,450\)/],
  ['14 Birch Lane', 'how much would that be for a whole year', /17,400 \(\\?\$1,450 × 12 months\)/],
  ['14 Birch Lane', 'how much is 20 percent down', /for rent.*2,900/],
  ['14 Birch Lane', '¿si lo comparto con una amiga cuánto nos toca a cada una?', /725 al mes por persona/],
  ['14 Birch Lane', 'si je prends une coloc, ça fait combien chacune ?', /725 \$ par mois par personne/],
  ['14 Birch Lane', 'hälftig mit meiner Schwester, was zahl ich da', /725 \$ im Monat pro Person/],
  ['14 Birch Lane', 'quanto dá o aluguel por ano?', /17\.400/],
  ['14 Birch Lane', '两个人分摊每人多少', /每人.*725/],
  ['11 Birch Lane', '首付两成是多少', /首付\\?\$80,000/],
  ['13 Birch Lane', 'how much is that per square foot', /380,000, area unknown.*Ruth Amsel/],
  ['13 Birch Lane', 'price per unit', /number of units unknown.*Ruth Amsel/],
])('%s, “%s”', async (home, said, told) => {
  expect(await last(home, said)).toMatch(told)
})

test.each<[string, RegExp]>([
  ['both together, how much is that?', /865,000: .*400,000 \+ .*465,000|865,000: .*465,000 \+ .*400,000/],
  ['price difference between the two?', /11 Birch Lane.*costs \\?\$65,000 less \(\\?\$465,000 − \\?\$400,000\)/],
  ['how much bigger is the other', /12 Birch Lane.*400 sq ft more living area/],
  ['beides zusammen wär dann?', /865\.000/],
  ['um wie viel ist das andere teurer?', /65\.000/],
  ['¿los dos juntos cuánto es?', /865\.000/],
  ['les deux ensemble ça fait combien ?', /865 000/],
])('of two that were spoken of: “%s”', async (said, told) => {
  expect((await last('11 Birch Lane', '12 Birch Lane', said)).replace(/[\u00a0\u202f]/g, ' ')).toMatch(told)
})

test('the same sum is asked of another home', async () => {
  const answer = await last('11 Birch Lane', 'how much come out for one square foot', 'and 12 Birch Lane?')
  expect(answer).toMatch(/12 Birch Lane.*232\.5/)
})

test('the monthly rate of a loan, and a search, are no sums', async () => {
  expect(await last('11 Birch Lane', 'what would I pay a month with 20% down')).toMatch(/a month for/)
  expect(await last('11 Birch Lane', 'show me homes under 390k with 3 bedrooms')).toContain('13 Birch Lane')
})

test.each([
  ['Units', '3', 3],
  ['Number of units', '12', 12],
  ['NumberOfUnitsTotal', '4 units', 4],
  ['Units', 'three', null],
  ['Units', '0', null],
  ['Units', '1e9', null],
  ['Unit', '7', null],
  ['United', '7', null],
  ['Unit number', '7', null],
])('%s: %s', (Key, value, units) => {
  expect(unitsOfHome({ ExtensionColumn: [{ Key, value }] })).toBe(units)
})
