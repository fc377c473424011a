import { afterAll, beforeAll, expect, test } from 'vitest'
import { borrowTestApp } from '../../../../test/borrow-app.ts'
import type { TestApp } from '../../../../test/test-app.ts'
import { testListings } from '../../../homes/search/listings.fixture.ts'
import { openChatbot } from '../conversations/conversation.fixture.ts'

let app: TestApp
let talk: Awaited<ReturnType<typeof openChatbot>>
const sold = testListings.map((listing) => ({ ...listing, Status: 'Sold' as const }))

beforeAll(async () => {
  app = await borrowTestApp()
  talk = await openChatbot(app, sold)
})
afterAll(() => app.close())

test.each([
  ['homes in Kent', 'yes', /sold homes match\. Shall I show them/],
  ['casas en Kent', 'sí', /ya vendidas\. ¿Se las muestro/],
  ['maisons à Kent', 'oui', /déjà vendus correspondent/],
  ['Häuser in Kent', 'ja', /verkaufte passen\. Soll ich sie zeigen/],
  ['casas em Kent', 'sim', /já vendidos correspondem/],
  ['Kent的房子', '好', /已售的房源符合/],
])('%s: offers what is sold, and %s shows it', async (asked, consent, offer) => {
  const [first, second] = await talk([asked, consent])
  expect(first?.content).toMatch(offer)
  expect(first?.content).not.toMatch(/No home matches|Ningun|Kein|Nenhum imóvel corresponde/)
  expect(second?.content).toMatch(/Kent/)
  expect(second?.content).toMatch(/\n1\. /)
})

test('says so of all homes, and of those that alone match', async () => {
  const [all] = await talk(['show me homes'])
  expect(all?.content).toContain(`${sold.length} sold homes match`)
  const [unread] = await talk(['12 Main St'])
  expect(unread?.content).not.toContain(`${sold.length} sold`)
})

test('says nothing of it where nothing sold matches either', async () => {
  const [none] = await talk(['condos in Kent under 10k'])
  expect(none?.content).toMatch(/^No home matches/m)
})
