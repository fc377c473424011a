import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { finishCommand } from '../command-here.ts'
import { makeStartedFolder } from '../started-folder.ts'

const folder = await makeStartedFolder()
afterAll(() => folder.remove())

const feed = (...words: string[]) => finishCommand(['feed', ...words], { PORCHLIGHT_DATA_DIR: folder.path })

test('feed add, list, run, log, pause and remove; what is wrong names the way out', async () => {
  const file = join(folder.path, 'homes.csv')
  const row = (number: number) => `F${number},3,450000,${number} Elm St,Kent\n`
  const write = (count: number) =>
    writeFile(file, `mls,beds,price,address,city\n${Array.from({ length: count }, (_, at) => row(at)).join('')}`)
  await write(10)
  const unknown = await feed('run', 'office')
  expect(unknown.code).not.toBe(0)
  expect(unknown.stderr).toContain('There is no feed "office". `porchlight feed add` makes one.')

  const added = await feed('add', 'office', file, '--every', '1d', '--prune')
  expect(added, added.stderr).toMatchObject({ code: 0 })
  expect((await feed('add', 'office', file)).code).not.toBe(0)
  expect((await feed('list')).stdout).toMatch(/office.*homes\.csv.*every 1d/)

  const first = await feed('run', 'office')
  expect(first, first.stderr).toMatchObject({ code: 0 })
  await write(9)
  const second = await feed('run', 'office')
  expect(second, second.stderr).toMatchObject({ code: 0 })
  // A home goes when two runs have missed it.
  expect((await feed('run', 'office')).code).toBe(0)
  await write(2)
  // More are gone than may go at once.
  expect((await feed('run', 'office')).code).toBe(3)
  const log = await feed('log', 'office')
  expect(log.stdout).toContain('10 rows, 10 added')
  expect(log.stdout).toMatch(/1 gone, 1 pruned/)
  expect(log.stdout).toMatch(/7 of 9 listings are gone/)

  expect((await feed('pause', 'office')).stdout).toContain('left alone until --resume')
  expect((await feed('list')).stdout).toMatch(/office.*paused/)
  expect((await feed('pause', 'office', '--resume')).stdout).toContain('read again')
  const other = await feed('log', 'offices')
  expect(other.stderr).toContain('There is no feed "offices". There is "office".')
  expect((await feed('remove', 'office', '--yes')).stdout).toContain('The listings that it brought are as they were.')
  expect((await feed('list')).stdout).not.toContain('homes.csv')
})
