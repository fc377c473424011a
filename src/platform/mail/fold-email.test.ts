import fc from 'fast-check'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { readSources } from '../../../test/house/source-files.ts'
import { openTestDatabase } from '../../../test/test-database.ts'
import type { OpenDatabase } from '../database/connect.ts'
import { foldedEmail } from '../database/folded-email.ts'
import { foldEmail } from './fold-email.ts'

let database: OpenDatabase
beforeAll(async () => {
  database = await openTestDatabase()
})
afterAll(() => database.close())

test('A to Z are folded and nothing else, so that a letter that looks like one is somebody else’s', () => {
  expect(foldEmail(' \tKim.PARK@Example.COM\n')).toBe('kim.park@example.com')
  const kelvin = '\u212aim@example.com'
  expect(kelvin.toLowerCase()).toBe('kim@example.com')
  expect(foldEmail(kelvin)).toBe(kelvin)
  for (const letter of ['\u212a', '\u0130', '\u017f', '\u00c9', '\u03a3', '\uff2b', '\u{10400}'])
    expect(foldEmail(letter)).toBe(letter)
})

test('the database folds as we do, whatever is in the address', async () => {
  const hostile = fc.string({
    unit: fc.oneof(
      fc.constantFrom('K', 'k', '\u212a', '\u0130', 'I', '\u0131', 'ß', 'ẞ', 'Σ', '@', '.', ' ', '\t', '\u00a0', 'Ａ'),
      fc.integer({ min: 1, max: 0x2fff }).map((code) => String.fromCharCode(code)),
    ),
    maxLength: 40,
  })
  const texts = fc.sample(hostile, { numRuns: 500, seed: 22 })
  const { rows } = await sql<{ folded: string }>`
    SELECT ${foldedEmail(sql`said`)} AS folded FROM unnest(${texts}::text[]) WITH ORDINALITY AS t(said, at)
    ORDER BY at`.execute(database.db)
  expect(rows.map(({ folded }) => folded)).toEqual(texts.map(foldEmail))
})

test('nobody folds an address in another way', () => {
  const folds = /\b(\w*e?mail\w*|recipient|\w*address)(\.trim\(\))?\.to(Locale)?LowerCase\(/i
  const foldsInSql = /\blower\((btrim\()?(\w+\.)?"?(\w*email\w*|recipient)"?\)/i
  const others = readSources('src').filter(
    ({ path, code }) => !/migrations\/00[0-4]|\.test\.ts$/.test(path) && (folds.test(code) || foldsInSql.test(code)),
  )
  expect(others.map(({ path }) => path)).toEqual([])
  expect(folds.test('readAgent(x)?.email.toLowerCase()'), 'or the rule sees nothing').toBe(true)
  expect(foldsInSql.test('AND lower(btrim(email)) = $1')).toBe(true)
})
