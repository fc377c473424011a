import { expect, test } from 'vitest'
import { uploadFile } from '../../../../test/upload-file.ts'
import type { ListingImport } from '../uploads/present-upload.ts'
import { stageUploads } from '../uploads/stage-uploads.fixture.ts'

const stage = stageUploads(20)

async function call<Data>(method: string, path: string, body?: object, headers = {}) {
  const answer = await stage.app.post(`/v1/chatbots/${stage.serialNumber}/${path}`, body, { method, headers })
  return { status: answer.status, code: answer.headers.get('x-error-code'), data: JSON.parse(answer.text) as Data }
}

async function importFile(content: string, choices: object = {}, name = 'homes.csv'): Promise<ListingImport> {
  const fileId = Number(await uploadFile(stage.app, Buffer.from(content), name))
  const { data } = await call<ListingImport>('POST', 'imports', { fileId })
  await call('POST', `imports/${data.id}/start`, choices)
  const read = async () => (await call<ListingImport>('GET', `imports/${data.id}`)).data
  await expect.poll(async () => (await read()).state, { timeout: 60_000 }).not.toMatch(/waiting|running/)
  return read()
}

const undo = (id: number, headers = {}) =>
  call<{ removed: number; restored: number; kept: number }>('POST', `imports/${id}/undo`, {}, headers)

/** All that a chatbot's listings say, apart from when they were changed. */
async function stored(): Promise<unknown[]> {
  const { rows } = await stage.app.app.pool.query(
    `SELECT to_jsonb(l) - '{updatedAt,textReader,featureBits,textWords,families}'::text[] AS row FROM listings l
    JOIN chatbots c ON c."workspaceId" = l."workspaceId" AND c.id = l."chatbotId"
    WHERE c."serialNumber" = $1 ORDER BY l.id`,
    [stage.serialNumber],
  )
  return rows.map(({ row }) => row)
}

const head = 'MLSNumber,Price,Beds,Address,City,Latitude,Longitude,Description,View,InternetAddressDisplayYN'
const file = (...lines: string[]) => `${[head, ...lines].join('\n')}\n`
const first = file(
  'A,500000,3,1 Alder Lane,Kent,47.1,-122.1,A garden.,Lake,true',
  'B,600000,2,2 Alder Lane,Kent,47.2,-122.2,,Park,false',
  'C,700000,4,3 Alder Lane,Renton,47.3,-122.3,A pool.,,true',
)
const second = file(
  'A,450000,3,1 Alder Lane,Tacoma,47.1,-122.1,A garden and a pool.,,true',
  'B,600000,2,9 Alder Lane,Kent,47.25,-122.2,New.,Park,false',
  'D,800000,1,4 Alder Lane,Kent,47.4,-122.4,,,true',
)
const prune = { prune: { how: 'remove', mostPercent: 100 } }

test('an import is undone whole: what it changed, added and removed, hidden addresses too', async () => {
  await importFile(first)
  const before = await stored()
  const { id, undoUntil, figures } = await importFile(second, prune)
  expect(figures).toMatchObject({ added: 1, updated: 2, pruned: 1 })
  expect(Date.parse(undoUntil ?? '') - Date.now()).toBeGreaterThan(6.9 * 86_400_000)
  expect((await undo(id)).data).toEqual({ removed: 1, restored: 3, kept: 0 })
  expect(await stored()).toEqual(before)
  expect((await undo(id)).code, 'once').toBe('import-not-undoable')
  const { data } = await call<{ imports: ListingImport[] }>('GET', 'imports')
  expect(data.imports.map((each) => each.undoUntil === null)).toEqual([true, false])
})

test('the newest goes first, then the one before, down to nothing', async () => {
  const one = await importFile(first)
  const two = await importFile(second, { prune: { how: 'off-market', mostPercent: 100 } })
  expect((await undo(one.id)).code).toBe('import-not-undoable')
  expect((await undo(two.id)).status).toBe(200)
  expect((await undo(one.id)).data).toEqual({ removed: 3, restored: 0, kept: 0 })
  expect(await stored()).toEqual([])
})

test('what somebody changed since stays theirs', async () => {
  await importFile(first)
  const { id } = await importFile(second)
  const ids = await stage.app.app.pool.query<{ id: number; number: string }>(
    `SELECT l.id, l."MLSNumber" AS number FROM listings l JOIN chatbots c ON c.id = l."chatbotId" WHERE c."serialNumber" = $1`,
    [stage.serialNumber],
  )
  const changed = ids.rows.filter(({ number }) => ['A', 'D'].includes(number)).map((row) => row.id)
  await call('POST', 'listings/change', { ids: changed, SalePrice: 1 })
  expect((await undo(id)).data).toEqual({ removed: 0, restored: 1, kept: 2 })
})

test('an import that says nothing new has nothing to undo, and the same file again brings back what was undone', async () => {
  await importFile(first)
  expect((await importFile(first)).undoUntil).toBeNull()
  const changed = await importFile(second)
  await undo(changed.id)
  expect((await importFile(second)).figures).toMatchObject({ added: 1, updated: 2 })
})

test('another firm undoes nothing', async () => {
  const { id } = await importFile(first)
  const { secretKey } = await stage.app.addWorkspace()
  expect((await undo(id, { authorization: secretKey })).code).toBe('chatbot-not-found')
  expect(await stored()).toHaveLength(3)
})
