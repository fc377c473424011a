import { afterAll, beforeAll, expect, test } from 'vitest'
import { startUploads } from '../../../../src/homes/listings/uploads/upload-worker.ts'
import { uploadFile } from '../../../upload-file.ts'
import { findAxeFaults } from '../../find-axe-faults.ts'
import { type ConsoleStage, openConsoleStage, watchComplaints } from '../open-console.ts'

let stage: ConsoleStage
let worker: { stop(): Promise<void> }

beforeAll(async () => {
  stage = await openConsoleStage()
  worker = startUploads(stage.app.app, { lookEveryMs: 50 })
})
afterAll(async () => {
  await worker?.stop()
  await stage?.close()
})

const file = `MLSNumber,Price,Beds,Address,City
U-1,500000,3,1 Larch Lane,Kent
U-2,650000,many,2 Larch Lane,Kent
U-3,POA or so,2,3 Larch Lane,Kent
`

test('a report lists odd cells, an import is undone by two clicks, and homes are taken out as a file', async () => {
  const { app, serialNumber } = stage
  const call = async (path: string, body: object) =>
    JSON.parse((await app.post(`/v1/chatbots/${serialNumber}/imports${path}`, body)).text) as { id: number }
  const fileId = Number(await uploadFile(app, Buffer.from(file), 'larch.csv'))
  const { id } = await call('', { fileId })
  await call(`/${id}/start`, {})
  const page = await stage.open(`/listings/imports/${id}`)
  const complaints = watchComplaints(page)
  const row = page.getByRole('row', { name: /many/ })
  await row.waitFor()
  expect(await row.getByRole('cell').allTextContents()).toEqual(['3', 'Beds', 'many', expect.stringMatching(/^.+/)])
  expect(await findAxeFaults(page)).toEqual([])
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/report.png`, fullPage: true })
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByRole('button', { name: 'Really undo it?' }).click()
  await page.getByText('Undone: 3 homes are gone again, 0 are as before.').waitFor()
  const { rows } = await app.app.pool.query(`SELECT FROM listings WHERE "MLSNumber" LIKE 'U-%'`)
  expect(rows).toHaveLength(0)
  await page.getByRole('link', { name: 'All imports' }).click()
  const saved = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Table (CSV)' }).click()
  expect((await saved).suggestedFilename()).toBe('listings.csv')
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/imports.png`, fullPage: true })
  expect(complaints).toEqual([])
  await page.context().close()
})
