import { describe, expect, test } from 'vitest'
import { street } from '../about-homes/birch-lane.fixture.ts'
import { talkOf } from './conversation.fixture.ts'

const homes = [
  street(11, {
    SalePrice: 400_000,
    DaysOnMarket: 200,
    LotArea: 9_000,
    PropertyType: 'Condominium',
    Description: 'On the fifth floor.',
  }),
  street(12, { SalePrice: 450_000, DaysOnMarket: 20, LotArea: 4_000, PropertyType: 'Loft', Description: 'A loft.' }),
  street(13, { SalePrice: 600_000, DaysOnMarket: 90, LotArea: 5_000, PropertyType: 'Condominium', YearBuilt: 1941 }),
]

const { last } = talkOf(homes)

describe('homes that have not sold', () => {
  test.each([
    "homes that haven't sold in 6 months",
    'houses that didn’t sell in half a year or condos unsold for 6 months',
    'viviendas que no se han vendido en 6 meses',
    'logements invendus depuis 6 mois',
    'Angebote, die seit einem halben Jahr nicht verkauft wurden',
    'imóveis encalhados há mais de 6 meses',
    '半年没卖出去的房子',
  ])('%j are those that have been there so long', async (sentence) => {
    const said = await last(sentence)
    expect(said).toContain('11 Birch Lane')
    expect(said).not.toContain('13 Birch Lane')
  })

  test('newer than 30 days on the market', async () => {
    expect(await last('homes newer than 30 days on the market')).not.toContain('11 Birch Lane')
  })
})

test.each([
  'what has been listed the longest',
  'qué lleva más tiempo anunciado',
  'qu’est-ce qui est en vente depuis le plus longtemps',
  'welches ist am längsten auf dem Markt',
  'o que está há mais tempo anunciado',
  '挂牌最久的是哪套',
])('%j is answered with what has been there longest, alone or first', async (sentence) => {
  const [first] = /1[1-3] Birch Lane/.exec(await last(sentence)) ?? []
  expect(first).toBe('11 Birch Lane')
})

test.each([
  ['homes under 500k', 'how much over is it', '$100,000'],
  ['viviendas por menos de 500 mil', 'cuánto se pasa de mi presupuesto', '$100.000'],
  ['logements à moins de 500 000 $', 'ça dépasse de combien', '100 000 $'],
  ['Angebote unter 500.000 $', 'wie viel über dem Budget ist das', '100.000 $'],
  ['imóveis por menos de 500 mil', 'quanto passa do meu orçamento?', '$100.000'],
  ['50万以下的房源', '超出预算多少', '$100,000'],
])('%j, of a home that costs more: %j', async (search, question, amount) => {
  expect((await last(search, '13 Birch Lane', question)).replaceAll(/[\u00a0\u202f]/g, ' ')).toContain(amount)
})

test.each([
  ['homes for sale', 'which has more land'],
  ['zum Kauf', 'welches hat mehr Grund'],
])('%j, %j compares the lots', async (search, question) => {
  expect(await last(search, question)).toContain('11 Birch Lane')
})

test.each([
  ['13 Birch Lane', 'how does it compare to the 5th floor condo'],
  ['13 Birch Lane', 'compare avec celui du 5e étage'],
  ['13 Birch Lane', 'vergleich sie mit der Wohnung im 5. Stock'],
  ['13 Birch Lane', 'compara com o do quinto andar'],
  ['13 Birch Lane', '跟那套五楼公寓比一比'],
])('%j, %j puts both side by side', async (home, question) => {
  const said = await last(home, question)
  expect(said).toContain('11 Birch Lane')
  expect(said).toContain('13 Birch Lane')
  expect(said).not.toContain('12 Birch Lane')
})

test('lofts are those condos that are lofts', async () => {
  expect(await last('condos for sale', 'just the lofts')).toMatch(/12 Birch Lane(?!.*1[13] Birch Lane)/s)
})

test.each([
  ['13 Birch Lane', 'how old is the roof', /agent/],
  ['13 Birch Lane', 'how old is it', /1941/],
])('%j, %j', async (home, question, said) => {
  expect(await last(home, question)).toMatch(said)
})

test.each([
  'is it near a bus',
  'who do i speak to about applying',
  '¿con quién hablo para solicitarlo?',
  'à qui dois-je m’adresser pour postuler',
  'an wen wende ich mich für die Bewerbung',
  'com quem eu falo pra me candidatar',
  '申请的话找谁',
])('%j is not sent away', async (sentence) => {
  expect(await last(sentence)).not.toMatch(
    /outside what I know|told me nothing|no me ha dicho|ne m’a rien dit|nichts gesagt|não me disse|没有告诉过我/,
  )
})

test.each([
  ['13 Birch Lane', 'love it', 'yes', /time|tour|Pick|choose/],
  ['13 Birch Lane', 'something like it?', undefined, /11 Birch Lane|12 Birch Lane/],
  ['homes for sale', 'they all look the same', undefined, /price, the size/],
] as const)('%j, %j, %j', async (first, second, third, said) => {
  expect(await last(first, second, ...(third === undefined ? [] : [third]))).toMatch(said)
})

test('contact details and a search in one sentence are both heard', async () => {
  const said = await last("I'm Ana, ana@visitor.example, I'd love a condo in Tacoma under 500k")
  expect(said).toContain('ana@visitor.example')
  expect(said).toContain('11 Birch Lane')
})
