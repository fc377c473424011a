import { readdirSync, readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { type ListingTest, openListingTest } from '../../../listing.fixture.ts'
import { importFile, readSample, type StoredHome } from './sample-homes.fixture.ts'

let bench: ListingTest
beforeAll(async () => {
  bench = await openListingTest({ isPatient: true })
})
afterAll(() => bench.close())

const folder = new URL('../../../../../../docs/samples/', import.meta.url)
// Tables are read by the names of their columns (src/homes/listings/import/fields).
const samples = readdirSync(folder).filter((name) => name !== 'homes.json' && !/\.(?:csv|md)$/.test(name))
const expected: Record<string, StoredHome[]> = JSON.parse(readFileSync(new URL('homes.json', folder), 'utf8'))

test('every sample says what becomes of it', () => {
  expect(Object.keys(expected).sort()).toEqual(samples.sort())
})

describe.each(samples)('%s', (name) => {
  test('is known by what is in it, and each of its homes comes in whole', async () => {
    const { summary, homes, whole } = await importFile(bench, readSample(name))
    expect(summary.faulty).toBe(0)
    expect(homes).toEqual(expected[name])
    // What samples say for members alone, they mark so.
    expect(whole).not.toContain('XQ')
    expect(readSample(name).toString()).toMatch(/XQ/i)
  })
})
