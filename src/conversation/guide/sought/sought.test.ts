import { describe, expect, test } from 'vitest'
import { street } from '../about-homes/birch-lane.fixture.ts'
import { talkOf } from '../conversations/conversation.fixture.ts'

const entry = (Key: string, value: string) => ({ ExtensionColumn: [{ Key, value }] })

/** The newest comes first where nothing else decides. */
const homes = [
  street(21, { SalePrice: 300_000, DaysOnMarket: 1, Description: 'Near the park.' }),
  street(22, { SalePrice: 310_000, DaysOnMarket: 2, PropertyType: 'Converted Mill', Description: 'Stone walls.' }),
  street(23, { SalePrice: 320_000, DaysOnMarket: 3, Description: 'Brick house with a kiln in the shed.' }),
  street(24, { SalePrice: 330_000, DaysOnMarket: 4, ...entry('Neighbourhood', 'Otter Creek Flats') }),
  street(25, { SalePrice: 340_000, DaysOnMarket: 5, PropertyType: 'Penthouse-Maisonette' }),
  street(26, { SalePrice: 350_000, DaysOnMarket: 6, ...entry('Bono renove', 'Cumple los requisitos') }),
  street(27, { SalePrice: 360_000, DaysOnMarket: 7, Description: 'Maison avec un four à pain dans la cour.' }),
  street(28, { SalePrice: 370_000, DaysOnMarket: 8, Description: 'Haus mit einer alten Tischlerei im Hof.' }),
  street(29, { SalePrice: 380_000, DaysOnMarket: 9, PropertyType: '厂房', Description: '层高六米。' }),
  street(31, { SalePrice: 390_000, DaysOnMarket: 10, Description: 'Casa com um moinho de água no terreno.' }),
  street(32, { SalePrice: 400_000, DaysOnMarket: 11, Description: '从来没人住过,交房即可搬入。' }),
  street(33, { SalePrice: 410_000, DaysOnMarket: 12, PropertyType: 'Chácara', Description: 'Com pomar.' }),
  street(34, { SalePrice: 420_000, DaysOnMarket: 13, Description: 'The old chapel bell still hangs in the yard.' }),
  street(35, { SalePrice: 430_000, DaysOnMarket: 14, PropertyType: 'Landhaus', Description: 'No kiln, no shed.' }),
  street(36, { SalePrice: 440_000, DaysOnMarket: 14, Description: 'A bay on every floor.' }),
]

const { last, talk } = talkOf(homes)
const namesIn = (content: string) => [...new Set(content.match(/\d+ Birch Lane/g))]

describe('what only the records know is found in them, and nothing else is shown', () => {
  test.each([
    ['anything with a kiln?', '23 Birch Lane'],
    ['got a converted mill?', '22 Birch Lane'],
    ['whats in otter creek flats', '24 Birch Lane'],
    ['is there something in Otter Creek Flats to buy', '24 Birch Lane'],
    ['habt ihr auch ne penthouse maisonette', '25 Birch Lane'],
    ['¿alguna entra en el bono renove?', '26 Birch Lane'],
    ['je cherche une maison avec un four à pain', '27 Birch Lane'],
    ['suche was mit tischlerei', '28 Birch Lane'],
    ['有没有厂房卖', '29 Birch Lane'],
    ['procuro algo com moinho de água', '31 Birch Lane'],
    ['哪套没人住过', '32 Birch Lane'],
    ['tem alguma chácara?', '33 Birch Lane'],
  ])('%j finds %j', async (sentence, home) => {
    expect(namesIn(await last(sentence))).toEqual([home])
  })

  test('the passage is told as the reason', async () => {
    expect(await last('a house with a kiln')).toContain('“Brick house with a kiln in the shed')
  })

  test('what a record denies it does not bear out', async () => {
    expect(namesIn(await last('show me homes with a kiln'))).not.toContain('35 Birch Lane')
  })
})

test.each(['do you have a kiln instructor?', 'avez-vous un professeur de pain ?', 'avez-vous un coach de four ?'])(
  'a part of what is asked bears nothing out: %j',
  async (question) => {
    expect(namesIn(await last(question))).toEqual([])
  },
)

describe('what no record speaks of empties nothing', () => {
  test.each([
    ['a house with gravitas under 400000', 'gravitas'],
    ['una casa con duende por menos de 400000', 'duende'],
  ])('%j', async (sentence, word) => {
    const content = await last(sentence)
    expect(namesIn(content).length).toBeGreaterThan(1)
    expect(content).toContain(word)
  })
})

describe('a number is not read as another thing', () => {
  test('what cannot hold together is no range', async () => {
    expect(await last('only 2 bedrooms there. 4 or more bedrooms to buy?')).not.toMatch(/from 4 to 2|2 bedrooms/)
  })

  test('套三 is a home of three bedrooms', async () => {
    expect(await last('想买套三')).toContain('3间卧室')
  })
})

describe('what is said of oneself finds nothing', () => {
  test.each([
    'we pray at the old chapel. homes for sale',
    'my uncle owned a kiln. homes for sale',
    'we go to church every Sunday; homes for sale',
    'homes for sale. we go to church every Sunday.',
  ])('%j', async (said) => {
    expect(namesIn(await last(said))).toEqual(namesIn(await last('homes for sale')))
  })
})

test('another search gives up what only the one before it wanted', async () => {
  const [, second] = await talk(['a converted mill', 'anything else with 3 bedrooms to buy under 320000'])
  expect(namesIn(second?.content ?? '')).toContain('21 Birch Lane')
})
