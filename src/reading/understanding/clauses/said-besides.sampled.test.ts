import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { sampleOf } from '../../../../test/run/how-much.ts'
import { openTestDatabase } from '../../../../test/test-database.ts'
import { addListings, reader, testListings } from '../../../homes/search/listings.fixture.ts'
import { searchListings } from '../../../homes/search/search-listings.ts'
import type { OpenDatabase } from '../../../platform/database/connect.ts'
import { saidBesides } from './said-besides.fixture.ts'

const scope = { workspaceId: 1, chatbotId: 1, ...reader }
const now = new Date('2026-06-01T12:00:00Z')
let open: OpenDatabase

beforeAll(async () => {
  open = await openTestDatabase()
  await addListings(open.db, scope, testListings)
})
afterAll(() => open.close())

async function meaningOf(q: string): Promise<string> {
  const { filters, sort, figures, refused, language } = await searchListings(open.db, scope, { q, now, limit: 1 })
  return JSON.stringify({ filters, sort, figures, refused, language })
}

/** The clause before, behind and in the middle of a request, as a sentence of its own and between commas. */
function putAround(request: string, clause: string, language: string): string[] {
  const [stop, comma, blank] = language === 'zh' ? ['。', '，', ''] : ['. ', ', ', ' ']
  const asks = /[?？]$/.test(clause)
  const [first = '', ...rest] = request.split(comma)
  const own = asks ? `${clause}${blank}` : `${clause}${stop}`
  const small = clause.charAt(0).toLowerCase() + clause.slice(1)
  return [
    `${own}${request}`,
    `${request}${stop}${clause}`,
    ...(asks ? [] : [`${clause}${comma}${request}`, `${request}${comma}${small}`]),
    ...(rest.length > 0 ? [`${first}${comma}${own}${rest.join(comma)}`] : []),
  ]
}

describe.each(Object.entries(saidBesides))('%s', (language, { requests, clauses }) => {
  test.each(sampleOf(requests, 1))(
    'nothing that is said besides changes what “%s” means',
    { timeout: 300_000 },
    async (request) => {
      const alone = await meaningOf(request)
      const changed: string[] = []
      for (const clause of sampleOf(clauses, 12))
        for (const said of putAround(request, clause, language))
          if ((await meaningOf(said)) !== alone) changed.push(said)
      expect(changed).toEqual([])
    },
  )
})
