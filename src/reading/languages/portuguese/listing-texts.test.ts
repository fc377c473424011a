import { afterAll, beforeAll, expect, test } from 'vitest'
import { openTestDatabase } from '../../../../test/test-database.ts'
import { addListings, reader, testListings } from '../../../homes/search/listings.fixture.ts'
import { searchListings } from '../../../homes/search/search-listings.ts'
import type { OpenDatabase } from '../../../platform/database/connect.ts'

const scope = { workspaceId: 1, chatbotId: 1, ...reader }
const texts: Record<string, string> = {
  said: 'Moradia com piscina e jardim. Aceita animais de estimação. Lareira na sala.',
  denied: 'Apartamento sem piscina. Não aceita animais. Não tem lareira.',
  inThe: 'Churrasqueira no terraço, piscina no condomínio. Animais permitidos. Ginásio no prédio.',
  entries: 'Apartamento renovado.',
  behind: 'Animais não são permitidos. Piscina: não. Garagem com carregador, mas sem ar condicionado nem elevador.',
}
const entries = [
  { Key: 'Piscina', value: 'Não' },
  { Key: 'Lareira', value: 'Sim' },
]
const homes = testListings.slice(0, 1).flatMap((first) =>
  Object.entries(texts).map(([MLSNumber, Description]) => ({
    ...first,
    ...{ MLSNumber, Description, PropertyType: 'Moradia', City: 'Lisboa', CurrencySymbol: '€' },
    ...(MLSNumber === 'entries' && { ExtensionColumn: entries }),
  })),
)
let open: OpenDatabase

beforeAll(async () => {
  open = await openTestDatabase()
  await addListings(open.db, scope, homes)
})
afterAll(() => open.close())

test.each([
  ['imóveis com piscina', ['inThe', 'said']],
  ['imóveis sem piscina', ['behind', 'denied', 'entries']],
  ['imóveis que aceitem animais', ['inThe', 'said']],
  ['imóveis com lareira', ['entries', 'said']],
  ['imóveis com terraço e churrasqueira', ['inThe']],
  ['imóveis com academia', ['inThe']],
  ['imóveis com ar condicionado', []],
  ['imóveis com elevador', []],
  ['casas remodeladas', ['entries']],
  ['terrenos', []],
  ['moradias em Lisboa', ['behind', 'denied', 'entries', 'inThe', 'said']],
])('%s', async (q, expected) => {
  const { listings } = await searchListings(open.db, scope, { q, language: 'pt', now: new Date('2026-06-01') })
  expect(listings.map(({ MLSNumber }) => MLSNumber).sort()).toEqual(expected)
})
