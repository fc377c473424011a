import { expect, test } from 'vitest'
import { ImportRefusal } from '../import-refusal.ts'
import { foldKey } from './lookup.ts'
import { readLookup } from './read-lookup.ts'

async function* inPieces(text: string): AsyncGenerator<Uint8Array> {
  const bytes = Buffer.from(text)
  // Small pieces of what is small: a character may be cut in two.
  const size = bytes.length > 1_000 ? 262_144 : 7
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size)
}
const read = (text: string, column = 'ZIP') => readLookup(column, inPieces(text), '--lookup ZIP=my.csv')
const refusal = async (text: string, column?: string) => {
  const error = await read(text, column).catch((thrown: unknown) => thrown)
  expect(error).toBeInstanceOf(ImportRefusal)
  return (error as ImportRefusal).message
}

test('columns are found by names and synonyms, and empty cells fill nothing', async () => {
  const table = await read('zipcode,town,State\n98101,SEATTLE,WA\n98030,Kent,\n')
  expect(table.fields).toEqual(['City', 'State'])
  expect([...table.rows]).toEqual([
    ['98101', ['Seattle', 'WA']],
    ['98030', ['Kent', undefined]],
  ])
})

test('a ZIP code is its five digits, however a program wrote them', () => {
  for (const written of ['98101', ' 98101-1234 ', '981011234', '98101.0', 98101])
    expect(foldKey('ZIP', written)).toBe('98101')
  for (const written of ['02134', '2134', 2134, '2134.0']) expect(foldKey('ZIP', written)).toBe('02134')
  for (const none of ['', ' ', 'n/a', null, undefined]) expect(foldKey('ZIP', none)).toBe('')
  expect(foldKey('ZIP', 'SW1A 1AA')).toBe('sw1a 1aa')
  expect(foldKey('City', '2134')).toBe('2134')
})

test('what is wrong with a table is said with its place and the way out', async () => {
  expect(await refusal('postbox,City\n1,Kent\n')).toBe(
    '--lookup ZIP=my.csv: no column of the table is ZIP; its columns are "postbox", "City".',
  )
  expect(await refusal('ZIP,Mayor\n98101,Lee\n')).toContain('its column "Mayor" is no field of a listing')
  expect(await refusal('ZIP\n98101\n')).toContain('needs a column besides ZIP')
  expect(await refusal('ZIP,City,town\n98101,Kent,Kent\n')).toContain('two columns of the table are City')
  expect(await refusal('ZIP,City\n98101,Kent\n98101-1234,Auburn\n')).toContain(
    'line 3: "98101-1234" stands there a second time',
  )
  expect(await refusal('ZIP,Bedrooms\n98101,many\n')).toContain('line 2: Bedrooms is no number of rooms')
  expect(await refusal('ZIP,City\n')).toContain('the table has no rows')
  expect(await refusal('')).toContain('The file is empty')
  const row = `98101${' '.repeat(1_000)},Kent\n`
  expect(await refusal(`ZIP,City\n${row.repeat(2)}`)).toContain('line 3')
  const empty = `,${' '.repeat(1_000)}\n`
  expect(await refusal(`ZIP,City\n${empty.repeat(34_000)}`)).toContain('32 MiB')
})
