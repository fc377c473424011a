import { afterAll, beforeAll, beforeEach, expect } from 'vitest'
import { deepTest, quickTest } from '../../../../test/run/how-much.ts'
import { ImportBusy } from '../../../homes/listings/import/import-busy.ts'
import { UsageError } from '../command-context.ts'
import { type CommandTest, openCommandTest, runCommand } from './import-command.fixture.ts'
import { addImportCommand } from './import-command.ts'

let open: CommandTest

beforeAll(async () => {
  open = await openCommandTest()
})
afterAll(() => open.end())
beforeEach(async () => {
  await open.db.deleteFrom('listings').execute()
  await open.db.deleteFrom('importSources').execute()
})

const runImport = (...words: string[]) => runCommand(addImportCommand, 'import', ...words)
const rowsOf = (numbers: readonly string[], rest = '3,100'): string =>
  `mls,beds,price\n${numbers.map((number) => `${number},${rest}\n`).join('')}`
const tenHomes = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J']
const stored = async (): Promise<string[]> =>
  (await open.db.selectFrom('listings').select('MLSNumber').orderBy('MLSNumber').execute()).map((row) => row.MLSNumber)

quickTest('what is gone from the file goes, and only what the same file brought', async () => {
  const other = await open.makeFile('other.csv', rowsOf(['X', 'Y']))
  await runImport(other)
  // Without a key, as people begin.
  const file = await open.makeFile('homes.csv', rowsOf(tenHomes))
  await runImport(file)
  await open.db.updateTable('listings').set({ importSource: null }).where('MLSNumber', '=', 'B').execute()
  await open.makeFile('homes.csv', rowsOf(['C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K']))
  const { output, exitCode } = await runImport(file, '--prune')
  expect(output).toMatch(/9 rows read\n *1 listing added\n *8 rows were there already, word for word\n/)
  expect(output).toContain('1 listing is gone from it\n1 of them was pruned')
  expect(exitCode).toBeUndefined()
  expect(await stored()).toEqual(['B', 'C', 'D', 'E', 'F', 'G', 'H', 'I', 'J', 'K', 'X', 'Y'])
  const [run] = await open.db.selectFrom('importRuns').selectAll().orderBy('id', 'desc').execute()
  expect(run).toMatchObject({ state: 'finished', rows: 9, added: 1, updated: 0, unchanged: 8, gone: 1, pruned: 1 })
  expect(
    await open.db.selectFrom('changeLog').select('details').where('action', '=', 'listings.pruned').execute(),
  ).toEqual([{ details: { count: 1, ids: [expect.any(Number)] } }])
})

quickTest(
  'more than the limit is never pruned at once: it is said, exit code 3, and --prune-limit does it',
  async () => {
    const file = await open.makeFile('half.csv', rowsOf(tenHomes))
    await runImport(file, '--key', 'MLSNumber')
    await open.makeFile('half.csv', rowsOf(tenHomes.slice(3)))
    const dry = await runImport(file, '--prune', '--dry-run')
    expect(dry.output).toContain('Nothing would be pruned: 3 of 10 listings are gone, more than the limit of 20 %.')
    const first = await runImport(file, '--prune')
    expect(first.output).toContain('3 of 10 listings are gone, more than the limit of 20 %')
    expect(first.exitCode).toBe(3)
    expect(await stored()).toEqual(tenHomes)
    expect((await runImport(file, '--prune', '--prune-limit', '2')).exitCode).toBe(3)
    const wet = await runImport(file, '--prune', '--prune-limit', '30%', '--dry-run')
    expect(wet.output).toContain('3 of 10 listings are gone and would be removed.')
    const done = await runImport(file, '--prune', '--prune-limit', '3')
    expect(done.exitCode).toBeUndefined()
    expect(await stored()).toEqual(tenHomes.slice(3))
    await expect(runImport(file, '--prune', '--prune-limit', 'all')).rejects.toThrow('expected a share such as 20%')
    await expect(runImport(file, '--prune', '--after-line', '3')).rejects.toThrow(UsageError)
  },
)

quickTest('an emptied or broken file prunes nothing, and a faulty row keeps its home', async () => {
  const file = await open.makeFile('broken.csv', rowsOf(tenHomes))
  await runImport(file)
  await open.makeFile('broken.csv', 'mls,beds,price\n')
  const empty = await runImport(file, '--prune', '--prune-limit', '100%')
  expect(empty.output).toContain('the source had no rows at all')
  expect(empty.exitCode).toBe(3)
  await open.makeFile('broken.csv', `${rowsOf(tenHomes.slice(1))}A,many,100\n`)
  const odd = await runImport(file, '--prune')
  expect(odd.output).toContain('Line 11: beds is no number of rooms: "many".')
  expect(await stored()).toEqual(tenHomes)
  await open.makeFile('broken.csv', `${rowsOf(tenHomes.slice(1))}A,3\n`)
  const lost = await runImport(file, '--prune')
  expect(lost.output).toContain('1 of 10 listings are gone, but 1 faulty row may be among them')
  expect(await stored()).toEqual(tenHomes)
})

deepTest('off-market keeps the home as Sold; back in the file it is offered again', async () => {
  const file = await open.makeFile('off.csv', rowsOf(tenHomes))
  await runImport(file)
  const states = async () =>
    (await open.db.selectFrom('listings').select('MLSNumber').where('Status', '=', 'Sold').execute()).map(
      ({ MLSNumber }) => MLSNumber,
    )
  await open.makeFile('off.csv', rowsOf(tenHomes.slice(1)))
  expect((await runImport(file, '--prune', '--prune-as', 'off-market')).output).toContain('1 of them was pruned')
  expect(await states()).toEqual(['A'])
  expect((await runImport(file, '--prune', '--prune-as', 'off-market')).output).not.toContain('gone')
  await open.makeFile('off.csv', rowsOf(tenHomes))
  expect((await runImport(file, '--prune')).output).toContain('1 row updated what was there')
  expect(await states()).toEqual([])
})

quickTest('rows that say nothing new are not written', async () => {
  const file = await open.makeFile('same.csv', rowsOf(tenHomes))
  await runImport(file, '--key', 'MLSNumber')
  const versions = () => open.db.selectFrom('listings').select(['MLSNumber', 'updatedAt']).orderBy('id').execute()
  const before = await versions()
  await open.makeFile('same.csv', rowsOf(tenHomes).replace('E,3,100', 'E,4,100'))
  const { output } = await runImport(file, '--key', 'MLSNumber')
  expect(output).toMatch(/ 1 row updated what was there\n *9 rows were there already/)
  const after = await versions()
  expect(after.filter((row, index) => row.updatedAt.getTime() !== before[index]?.updatedAt.getTime())).toMatchObject([
    { MLSNumber: 'E' },
  ])
})

deepTest('two runs of one source cannot mix: the second one says who is at it; --source makes them two', async () => {
  const many = Array.from({ length: 3_000 }, (_, index) => `N${index}`)
  const file = await open.makeFile('twice.csv', rowsOf(many))
  const [first, second] = await Promise.allSettled([runImport(file, '--prune'), runImport(file, '--prune')])
  const failures = [first, second].flatMap((run) => (run.status === 'rejected' ? [run.reason] : []))
  expect(failures.length).toBeLessThanOrEqual(1)
  for (const failure of failures) {
    expect(failure).toBeInstanceOf(ImportBusy)
    expect(failure.message).toMatch(/^The file "twice.csv" is being imported already/)
  }
  expect(await stored()).toHaveLength(3_000)
  expect((await runImport(file, '--source', 'elsewhere', '--prune')).output).not.toContain('gone')
})
