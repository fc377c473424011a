import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { finishCommand } from '../command-here.ts'
import { page, type Site, startSite } from '../contract/knowledge/site-server.ts'
import { killAll, type ReadyPorchlight, startPorchlight } from '../porchlight-process.ts'
import { deepTest } from '../run/how-much.ts'
import { makeStartedFolder } from '../started-folder.ts'

const folder = await makeStartedFolder()
const environment = { PORCHLIGHT_DATA_DIR: folder.path, PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1' }
let site: Site
let server: ReadyPorchlight | undefined

beforeAll(async () => {
  site = await startSite()
  site.pages.set(
    '/fees',
    page('Fees', 'The application fee is 45 dollars for each adult who applies, and is paid once a year.'),
  )
})
afterAll(async () => {
  if (server) await killAll(server)
  await site.close()
  folder.remove()
})

const knowledge = (...words: string[]) => finishCommand(['knowledge', ...words], environment)

/** Ids of the list, by what stands at the end of their lines. */
async function idOf(name: string): Promise<string> {
  const { stdout } = await knowledge('list')
  const line = stdout.split('\n').find((each) => each.endsWith(name))
  return line?.split('\t')[0] ?? ''
}

test('on a running server: add, list, ask, retrain, remove', async () => {
  server = await startPorchlight(folder.path, { PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1' })
  const file = join(folder.path, 'keys.md')
  await writeFile(file, '# Keys\n\nLost keys are replaced for 25 dollars within a day.\n')
  const added = await knowledge(
    'add',
    file,
    '--url',
    `${site.url}/fees`,
    '--url',
    `${site.url}/none`,
    '--qa',
    'Pets?',
    'Two cats.',
  )
  expect(added, added.stderr).toMatchObject({ code: 3 })
  expect(added.stdout).toContain('3 of 4 learned, 1 failed.')
  expect(added.stdout).toMatch(/failed\tUrlList.*\/none\n\t.*no page at this address/)

  const listed = await knowledge('list')
  expect(listed.stdout).toMatch(/^\d+\tlearned\tFileList\t\d+\tkeys\.md$/m)
  expect(listed.stdout).toMatch(/^\d+\tlearned\tQAList\t9\tPets\?$/m)
  const asked = await knowledge('ask', 'What is the application fee for each adult?')
  expect(asked.stdout).toContain('45 dollars')
  expect(asked.stdout).toContain(`${site.url}/fees`)

  site.pages.set(
    '/none',
    page('None', 'There is something here after all, and it is long enough to be the text of a page.'),
  )
  const again = await knowledge('retrain', '--failed')
  expect(again, again.stdout).toMatchObject({ code: 0 })
  expect(again.stdout).toContain('4 of 4 learned.')
  const removed = await knowledge('remove', await idOf('/none'), 'Pets?', 'keys.md')
  expect(removed.stdout).toBe('Removed 3 sources.\n')
  const left = await knowledge('list', '--json')
  expect(
    left.stdout
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).Name),
  ).toEqual([`${site.url}/fees`])
}, 240_000)

test('faults are sentences that say what to do', async () => {
  const cases: [string[], RegExp][] = [
    [['add'], /^Say what to add: files, --url/],
    [['add', '--qa', 'only a question'], /^--qa takes a question and an answer/],
    [['add', 'no-such-file.pdf'], /^no-such-file\.pdf is no file that can be read\.$/m],
    [['add', '--url', 'ftp://x/'], /^websiteList\[\d\]\.url: expected an address/],
    [['add', '--sitemap', 'https://a.example/', '--every', '3'], /expected 1, 7 or 30/],
    [['remove', 'nothing'], /^There is no source "nothing": porchlight knowledge list shows all\.$/m],
  ]
  for (const [words, message] of cases) {
    const { code, stderr } = await knowledge(...words)
    expect(stderr, words.join(' ')).toMatch(message)
    expect(code).not.toBe(0)
  }
}, 240_000)

deepTest(
  'without a server the command learns itself',
  async () => {
    if (server) await killAll(server)
    const added = await knowledge('add', '--text', 'The office is open from nine to five on weekdays.')
    expect(added, added.stderr).toMatchObject({ code: 0 })
    expect(added.stdout).toContain('2 of 2 learned.')
    expect((await knowledge('ask', 'When is the office open on weekdays?')).stdout).toContain('nine to five')
  },
  240_000,
)
