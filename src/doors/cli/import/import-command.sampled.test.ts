import { existsSync, readFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { CommanderError } from 'commander'
import { afterAll, beforeAll, beforeEach, expect, vi } from 'vitest'
import { writeWorkbook } from '../../../../test/documents/write-workbook.ts'
import { deepTest, quickTest } from '../../../../test/run/how-much.ts'
import { ImportRefusal } from '../../../homes/listings/import/import-refusal.ts'
import { UsageError } from '../command-context.ts'
import { type CommandTest, openCommandTest, runCommand, serialNumber, watchSignal } from './import-command.fixture.ts'
import { addImportCommand } from './import-command.ts'

let folder: string
let open: CommandTest

beforeAll(async () => {
  open = await openCommandTest()
  folder = open.folder
})
afterAll(() => open.end())
beforeEach(() => open.db.deleteFrom('listings').execute())

const runImport = (...words: string[]) => runCommand(addImportCommand, 'import', ...words)
const makeFile = (name: string, text: string) => open.makeFile(name, text)

const countStored = async () => (await open.db.selectFrom('listings').select('MLSNumber').execute()).length

quickTest('stores a file and says what it did; without --chatbot into the only one', async () => {
  const file = await makeFile('homes.csv', 'mls,beds,price,lister id\nA,3,100,Kim\nB,2,200,Lee\n')
  const { output, exitCode } = await runImport(file)
  expect(output).toMatch(/^For the chatbot "Chatbot":\n2 rows read\n2 listings added\n\d+\.\d s/)
  expect(output).toContain('Kept in ExtensionColumn: Lister ID')
  expect(output).toMatch(/Status is "Active" where the file does not say it\s+2 rows/)
  expect(exitCode).toBeUndefined()
  expect(await countStored()).toBe(2)
  expect(existsSync(`${file}.errors.csv`)).toBe(false)
})

quickTest('faulty rows end in a file that can be imported once it is mended', async () => {
  const file = await makeFile('faulty.csv', 'mls,beds,price\nA,3,100\n#REF!,2,-5\nC,2,7\n')
  const { output, exitCode } = await runImport(file, '--chatbot', serialNumber, '--key', 'MLSNumber')
  expect(exitCode).toBe(3)
  expect(output).toContain('1 faulty row passed over')
  expect(output).toContain(`${file}.errors.csv`)
  expect(await countStored()).toBe(2)

  const faulty = readFileSync(`${file}.errors.csv`, 'utf8')
  expect(faulty).toBe(
    'error_line,error_reason,mls,beds,price\n3,MLSNumber (mls) the spreadsheet has the error #REF! there.,#REF!,2,-5\n',
  )
  const mended = await makeFile('mended.csv', faulty.replace(',#REF!,2', ',B,2'))
  expect((await runImport(mended)).output).toContain('1 listing added')
  const { ExtensionColumn } = await open.db
    .selectFrom('listings')
    .select('ExtensionColumn')
    .where('MLSNumber', '=', 'B')
    .executeTakeFirstOrThrow()
  expect(ExtensionColumn).toBeNull()

  await writeFile(file, 'mls,beds,price\nA,3,100\n')
  await runImport(file)
  expect(existsSync(`${file}.errors.csv`), 'what is left of an earlier import is taken away').toBe(false)
})

quickTest('reads a spreadsheet, another of its sheets by --sheet, and gives faulty rows back as CSV', async () => {
  const file = join(folder, 'homes.xlsx')
  const names = ['MLS', 'Beds', 'Price']
  const price = { value: 450_000, format: '"$"#,##0' }
  const sheets = [
    {
      name: 'Now',
      rows: [['Our list'], names, ...['A', 'B', 'D', 'E'].map((name) => [name, 3, price]), ['#REF!', 2, price]],
    },
    { name: 'Later', rows: [names, ['C', 1, price]] },
  ]
  await writeFile(file, writeWorkbook(sheets))
  const { output: looked } = await runImport(file, '--dry-run')
  expect(looked).toContain('Sheet "Now"; --sheet reads another one: "Later"')
  const { output, exitCode } = await runImport(file, '--key', 'MLSNumber')
  expect(output).toMatch(/5 rows read\n4 listings added/)
  expect(exitCode).toBe(3)
  expect(readFileSync(`${file}.errors.csv`, 'utf8')).toContain('\n7,MLSNumber (MLS) ')
  expect((await runImport(file, '--sheet', 'Later')).output).toContain('1 listing added')
  await expect(runImport(file, '--sheet', 'Never')).rejects.toThrow('has no sheet "Never"; it has "Now", "Later".')
  const stored = await open.db.selectFrom('listings').select(['MLSNumber', 'SalePrice']).orderBy('MLSNumber').execute()
  expect(stored.map(({ MLSNumber, SalePrice }) => `${MLSNumber} ${Number(SalePrice)}`)).toEqual(
    ['A', 'B', 'C', 'D', 'E'].map((name) => `${name} 450000`),
  )
})

deepTest('--lookup fills what rows do not say, before --set, and says what it did not find', async () => {
  const file = await makeFile(
    'county.csv',
    'mls,beds,price,zipcode,city\nL1,3,100,98101,\nL2,2,200,98030-1111,Auburn\nL3,1,300,98999,\n',
  )
  const table = await makeFile('my-cities.csv', 'ZIP,City,Location\n98101,Seattle,Downtown\n98030,Kent,East Hill\n')
  const { output } = await runImport(file, '--lookup', `ZIP=${table}`, '--set', 'City=Elsewhere')
  expect(output).toMatch(/Location is looked up by ZIP\s+2 rows/)
  expect(output).toMatch(/ZIP is not in the table of --lookup\s+1 row/)
  const rows = await open.db
    .selectFrom('listings')
    .select(['MLSNumber', 'City', 'Location'])
    .where('MLSNumber', 'in', ['L1', 'L2', 'L3'])
    .orderBy('MLSNumber')
    .execute()
  expect(rows).toEqual([
    { MLSNumber: 'L1', City: 'Seattle', Location: 'Downtown' },
    { MLSNumber: 'L2', City: 'Auburn', Location: 'East Hill' },
    { MLSNumber: 'L3', City: 'Elsewhere', Location: null },
  ])
  await expect(runImport(file, '--lookup', `Agent=${table}`)).rejects.toThrow('no column of the table is Agent')
  await expect(runImport(file, '--lookup', 'ZIP=nowhere.csv')).rejects.toThrow('There is no file "nowhere.csv"')
  const byState = await makeFile('by-state.csv', 'State,Description\nWA,Rainy\n')
  await expect(runImport(file, '--lookup', `State=${byState}`)).rejects.toThrow('no column of the file is that')
})

quickTest('one city for homes of many ZIP codes, and a file that is all sold, are told before it is done', async () => {
  const rows = (city: string) =>
    ['98101', '98102', '98103', '98104', '98105'].map((zip, n) => `H${n},3,100,${zip}${city}`)
  const file = await makeFile('hints.csv', `mls,beds,price,zip\n${rows('').join('\n')}\n`)
  const one = await runImport(file, '--dry-run', '--set', 'City=Seattle')
  expect(one.output).toContain('Every home will be in Seattle, but the first 5 rows have 5 ZIP codes')
  expect(one.output).toContain('--lookup ZIP=')
  const stored = await runImport(file, '--set', 'City=Seattle', '--set', 'Status=Sold')
  expect(stored.errors).toContain('Every home will be in Seattle')
  expect(stored.errors).toContain('Every home will be Sold')
  const own = await makeFile('own-city.csv', `mls,beds,price,zip,city,status\n${rows(',Kent,Sold').join('\n')}\n`)
  const quiet = await runImport(own, '--set', 'City=Seattle', '--set', 'Status=Sold')
  expect(quiet.errors).not.toContain('Every home')
})

quickTest('--map, --set, --key and --drop-unmapped reach the import', async () => {
  const file = await makeFile(
    'feed.ndjson',
    '{"no":"A","sleeps":3,"agent":"Kim"}\n{"no":"A","sleeps":4,"agent":"Lee"}\n',
  )
  const options = [
    '--map',
    'no=MLSNumber',
    '--map',
    'sleeps=Bedrooms',
    '--set',
    'City=KENT',
    '--set',
    'Url=https://a.example/?q={no}',
  ]
  const agent = '[{"Key":"Agent Name","value":"Lee"}]'
  const { output } = await runImport(file, ...options, '--key', 'mlsnumber', '--drop-unmapped')
  expect(output).toContain('1 row whose key came again: the last one counts')
  expect(
    await open.db.selectFrom('listings').select(['MLSNumber', 'Bedrooms', 'City', 'Url', 'ExtensionColumn']).execute(),
  ).toEqual([{ MLSNumber: 'A', Bedrooms: 4, City: 'Kent', Url: 'https://a.example/?q=A', ExtensionColumn: agent }])
})

quickTest('a dry run shows columns and rows and stores nothing', async () => {
  const file = await makeFile('dry.csv', 'street,beds,price,x\n1 ELM ST,3,"$1,200",y\n2 ELM ST,many,"$1,200",y\n')
  const { output, exitCode } = await runImport(file, '--dry-run', '--chatbot', 'nobody')
  expect(output).toMatch(/street\s+Address\s+by a known synonym/)
  expect(output).toMatch(/x\s+ExtensionColumn "X"\s+no field of a listing/)
  expect(output).toMatch(/Line 2 would be stored as\n(?:.*\n)*\s+Address\s+1 Elm St/)
  expect(output).toContain('Line 3: beds is no number of rooms: "many".')
  expect(exitCode).toBeUndefined()
  expect(await countStored()).toBe(0)
  const missing = await makeFile('missing.csv', 'score\n1\n')
  expect((await runImport(missing, '--dry-run')).output).toContain('Missing: Bedrooms.')
})

quickTest('wrong use is told in one sentence, and nothing is stored', async () => {
  const file = await makeFile('right.csv', 'mls,beds\nA,3\n')
  await expect(runImport(join(folder, 'none.csv'))).rejects.toThrow(UsageError)
  await expect(runImport(folder)).rejects.toThrow(/is a folder/)
  await expect(runImport(file, '--chatbot', 'nobody')).rejects.toThrow(
    'There is no chatbot with the serialNumber "nobody".',
  )
  await expect(runImport(file, '--errors', file)).rejects.toThrow('--errors must name another file')
  await expect(runImport(file, '--map', 'beds=Beds')).rejects.toThrow(ImportRefusal)
  await expect(runImport(file, '--map', 'beds')).rejects.toThrow(CommanderError)
  await expect(runImport(file, '--set', '=x')).rejects.toThrow(CommanderError)
  await expect(runImport(file, '--key', 'NewOaks')).rejects.toThrow(CommanderError)
  expect(await countStored()).toBe(0)
})

quickTest('a signal ends the import in good order', async () => {
  const rows = Array.from({ length: 100_000 }, (_, index) => `M${index},3,${'x'.repeat(60)}\n`)
  const file = await makeFile('long.csv', `mls,beds,note\n${rows.join('')}`)
  const signal = watchSignal('SIGINT')
  const running = runImport(file)
  await expect.poll(countStored, { interval: 5, timeout: 20_000 }).toBeGreaterThan(0)
  signal()
  const { output, errors, exitCode } = await running
  expect(exitCode).toBe(1)
  expect(errors).toMatch(/The import was stopped, the rows up to line \d+ are stored/)
  const added = Number(/([\d,]+) listings added/.exec(output)?.[1]?.replaceAll(',', ''))
  expect(await countStored()).toBe(added)
  expect(added).toBeLessThan(100_000)
})

deepTest('a nearly full disk keeps an import from beginning, with an exit code of its own', async () => {
  const file = await makeFile('no-room.csv', 'mls,beds\nM1,3\n')
  vi.stubEnv('PORCHLIGHT_STORAGE_RESERVE_MB', String(2 ** 30))
  try {
    const { errors, exitCode } = await runImport(file)
    expect(exitCode).toBe(4)
    expect(errors).toContain('There is no room to store more')
    expect(errors).toContain('Nothing is stored')
  } finally {
    vi.stubEnv('PORCHLIGHT_STORAGE_RESERVE_MB', '0')
  }
  expect(await countStored()).toBe(0)
  expect((await runImport(file)).exitCode).toBeUndefined()
  expect(await countStored()).toBe(1)
})

deepTest('an import goes on behind the line where it was stopped', async () => {
  const rows = ['M1,3', 'M2,2', 'M3', 'M4', ...Array.from({ length: 20 }, (_, index) => `N${index},3`)]
  const file = await makeFile('rest.csv', `mls,beds\n${rows.join('\n')}\n`)
  const { output, exitCode } = await runImport(file, '--after-line', '4')
  expect(exitCode).toBe(3)
  expect(output).toMatch(/21 rows read\n *20 listings added/)
  expect(await open.db.selectFrom('listings').where('MLSNumber', 'like', 'M%').selectAll().execute()).toEqual([])
  expect(readFileSync(join(folder, 'rest.csv.errors-after-4.csv'), 'utf8')).toContain('M4')
  await expect(runImport(file, '--after-line', '0')).rejects.toThrow(CommanderError)
})
