import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { addListings, testListings } from '../../../homes/search/listings.fixture.ts'
import { startAudits } from './audit-worker.ts'
import type { KeptAudit } from './present-audit.ts'

let site: TestApp
let serialNumber: string

beforeAll(async () => {
  site = await startTestApp()
  serialNumber = await site.addChatbot()
  const { rows } = await site.app.pool.query('SELECT id FROM chatbots WHERE "serialNumber" = $1', [serialNumber])
  await addListings(site.app.db, { workspaceId: site.workspaceId, chatbotId: rows[0].id }, testListings)
})
afterAll(() => site.close())

async function call(method: string, path = '', body?: object) {
  const { status, text, headers } = await site.post(`/v1/chatbots/${serialNumber}/audits${path}`, body, { method })
  return { status, text, code: headers.get('x-error-code') }
}

test('an audit runs in the background, is kept with its report, and gives the file of the command line', async () => {
  const begun = JSON.parse((await call('POST', '', { requests: 1 })).text) as KeptAudit
  expect(begun).toMatchObject({ state: 'waiting', asked: 0, isClean: null, settingsVersion: null })
  expect((await call('POST', '', {})).code, 'one at a time').toBe('audit-at-work')
  expect((await call('GET', `/${begun.id}/report`)).code).toBe('audit-not-ready')
  const worker = startAudits(site.app, { lookEveryMs: 50 })
  const read = async () => JSON.parse((await call('GET', `/${begun.id}`)).text)
  try {
    await expect.poll(async () => (await read()).state, { timeout: 120_000 }).toBe('finished')
  } finally {
    await worker.stop()
  }
  const audit = await read()
  expect(audit).toMatchObject({ isClean: true, differences: 0, report: { chatbot: { serialNumber }, findings: [] } })
  expect(audit.asked).toBe(audit.total)
  const file = (await call('GET', `/${begun.id}/report`)).text
  expect(file).toContain('# Fair-housing audit\n\nNo difference was found')
  expect(file).toContain('| Gate: wishes about people refused, the rest acted on |')
  expect((await call('POST', `/${begun.id}/stop`)).code).toBe('audit-not-ready')
  const { audits } = JSON.parse((await call('GET')).text)
  expect(audits.map(({ id }: KeptAudit) => id)).toEqual([begun.id])
}, 180_000)

test('one that waits is stopped at once, one at work keeps what it found until then', async () => {
  const waiting = JSON.parse((await call('POST', '', {})).text)
  expect(JSON.parse((await call('POST', `/${waiting.id}/stop`)).text)).toMatchObject({
    state: 'stopped',
    isClean: null,
  })
  const { id } = JSON.parse((await call('POST', '', { requests: 30 })).text)
  const worker = startAudits(site.app, { lookEveryMs: 50 })
  const read = async () => JSON.parse((await call('GET', `/${id}`)).text)
  try {
    await expect.poll(async () => (await read()).asked, { timeout: 60_000 }).toBeGreaterThan(0)
    await call('POST', `/${id}/stop`)
    await expect.poll(async () => (await read()).state, { timeout: 60_000 }).toBe('stopped')
  } finally {
    await worker.stop()
  }
  const { report, isClean } = await read()
  expect(isClean).toBe(false)
  expect(report.parts.some(({ isIncomplete }: { isIncomplete: boolean }) => isIncomplete)).toBe(true)
}, 180_000)
