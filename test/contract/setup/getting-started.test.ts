import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { callAsVisitor, openVisitor } from '../../visitor.ts'
import { openWire } from '../../wire-call.ts'

let app: TestApp
beforeAll(async () => {
  app = await startTestApp()
})
afterAll(() => app?.close())

interface Started {
  steps: { step: string; isDone: boolean }[]
  isDone: boolean
  chatbot: string | null
}

async function readDone(key = app.secretKey): Promise<string[]> {
  const response = await fetch(`${app.url}/v1/getting-started`, { headers: { authorization: key } })
  const { steps } = (await response.json()) as Started
  return steps.filter(({ isDone }) => isDone).map(({ step }) => step)
}

test('each step is done by what does it, and by nothing that another firm or the demo has', async () => {
  const other = await app.addWorkspace()
  const demo = await app.addChatbot({ Name: 'Demo' })
  app.app.demoChatbot = demo
  const before = await readDone()
  expect(before.filter((step) => step !== 'firm')).toEqual([])
  const settings = await app.post<{ Name: string; OwnerEmail: string }>('/v1/workspace/settings', {
    Name: 'Harbour Homes',
    OwnerEmail: 'leads@harbour.example',
  })
  expect(settings.status, settings.text).toBe(200)
  expect(JSON.parse(settings.text)).toMatchObject({ Name: 'Harbour Homes', OwnerEmail: 'leads@harbour.example' })
  expect(await readDone()).toEqual(['firm', 'leads'])
  const serialNumber = await app.addChatbot({ Name: 'Harbour' })
  expect(await readDone()).toEqual(['firm', 'chatbot', 'leads'])
  const wire = await openWire(app)
  const visitor = await openVisitor(app, serialNumber)
  await callAsVisitor(wire, visitor, '/chat/Chat/Ask', { content: 'Hello', sessionID: visitor.sessionID })
  await wire.close()
  expect(await readDone()).toEqual(['firm', 'chatbot', 'leads', 'question'])
  await app.app.pool.query('UPDATE sessions SET page = $1 WHERE id = $2', [`${app.url}/share/x`, visitor.sessionID])
  expect(await readDone()).not.toContain('snippet')
  await app.app.pool.query('UPDATE sessions SET page = $1 WHERE id = $2', [
    'https://harbour.example/',
    visitor.sessionID,
  ])
  expect(await readDone()).toContain('snippet')
  await app.post('/v1/team/invitations', { email: 'ben@harbour.example', role: 'agent' })
  expect(await readDone()).toContain('colleague')
  expect((await readDone(other.secretKey)).filter((step) => step !== 'firm')).toEqual([])
})
