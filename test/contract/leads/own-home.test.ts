import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../../borrow-app.ts'
import type { TestApp } from '../../test-app.ts'
import { callAsVisitor } from '../../visitor.ts'
import { openWire, type Wire } from '../../wire-call.ts'
import { addHome, type Desk, openDesk } from '../tours/tour-desk.ts'

let app: TestApp
let wire: Wire

beforeAll(async () => {
  app = await borrowTestApp()
  wire = openWire(app)
})
afterAll(() => wire.close())

async function say({ visitor }: Desk, content: string): Promise<string> {
  const { text } = await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content })
  return text
    .split('\n')
    .filter(Boolean)
    .map((line): string => JSON.parse(line).content ?? '')
    .join('')
}

/** A firm that has sold four homes in ZIP code 98103, and offers two there. */
async function openFirm(): Promise<Desk> {
  const desk = await openDesk(app)
  const prices = [800_000, 820_000, 840_000, 860_000]
  for (const [at, SalePrice] of prices.entries())
    await addHome(app, desk.serialNumber, {
      ...{ Address: `${at + 20} Fir Street`, MLSNumber: `S-${at}`, Status: 'Sold', SalePrice },
      ...{ BuildingArea: 1800, Bedrooms: 3, YearBuilt: 1950 },
    })
  await addHome(app, desk.serialNumber, {
    ...{ Address: '40 Fir Street', MLSNumber: 'A-1', SalePrice: 900_000, BuildingArea: 1900, Bedrooms: 3 },
  })
  return desk
}

test('what a home is worth is told by homes like it: a range, how it was reckoned, and a person for the rest', async () => {
  const answer = await say(await openFirm(), "what's my house worth? 3 bed, 1,800 sqft, in ZIP 98103")
  expect(answer).toMatch(/about \$8[2-6]\d,000, somewhere between \$8\d\d,000 and \$\d\d\d,000/)
  expect(answer).toContain('20 Fir Street')
  expect(answer).toContain('sold')
  expect(answer).toContain('^0.65')
  expect(answer).toContain('An agent of the firm')
})

test('what is missing is asked for, one thing at a time', async () => {
  const desk = await openFirm()
  expect(await say(desk, 'what is my house worth')).toContain('Which ZIP code or town')
  expect(await say(desk, '98103')).toContain('How large')
  expect(await say(desk, '1,800')).toContain('somewhere between')
})

test('nobody is told a number from too few homes', async () => {
  const answer = await say(await openDesk(app), "what's my house worth? 3 bed, 1,800 sqft, in ZIP 98103")
  expect(answer).toContain('too few')
  expect(answer).not.toMatch(/\$\d/)
})

test.each([
  ['es', '¿cuánto vale mi casa? 3 dormitorios, 1800 pies cuadrados, en 98103', /entre \$?\d/],
  ['fr', 'combien vaut ma maison ? 3 chambres, 170 m², à 98103', /entre /],
  ['de', 'was ist mein Haus wert? 3 Schlafzimmer, 170 m², in 98103', /zwischen /],
  ['pt', 'quanto vale minha casa? 3 quartos, 170 m², em 98103', /entre /],
  ['zh', '我的房子值多少钱？3卧，170平米，在98103', /之间/],
])('in %s', async (_, said, told) => {
  expect(await say(await openFirm(), said)).toMatch(told)
})
