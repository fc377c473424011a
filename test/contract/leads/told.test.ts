import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { changeOwner } from '../../../src/firm/workspaces/workspace-owner.ts'
import { describeUnheard } from '../../../src/visitors/leads/describe-unheard.ts'
import { startTestApp, type TestApp } from '../../test-app.ts'
import { callAsVisitor, openVisitor } from '../../visitor.ts'
import { openWire, type Wire } from '../../wire-call.ts'

// Nobody is told that a mail is on its way when there is none.

let mailing: Server
let silent: Server

interface Server {
  app: TestApp
  wire: Wire
}

async function start(environment: Record<string, string>): Promise<Server> {
  const app = await startTestApp({ environment })
  return { app, wire: openWire(app) }
}

beforeAll(async () => {
  // Nobody listens there: mails wait, and are sent once somebody does.
  mailing = await start({ SMTP_URL: 'smtp://127.0.0.1:9' })
  silent = await start({})
})
afterAll(async () => {
  for (const { app, wire } of [mailing, silent]) {
    await wire.close()
    await app.close()
  }
})

/** Leaves a lead at a chatbot; answers what the visitor is told at once, and what the window shows when it is opened again. */
async function leaveAt({ app, wire }: Server, settings: object): Promise<{ told: unknown; later: unknown }> {
  const visitor = await openVisitor(app, await app.addChatbot({ Name: 'Harbour', ...settings }))
  const answer = await callAsVisitor(wire, visitor, '/v1/visitor/lead', { email: 'a@b.example', message: 'Hi' })
  const { messages } = JSON.parse((await callAsVisitor(wire, visitor, '/v1/visitor/conversation')).text)
  return {
    told: JSON.parse(answer.text),
    later: messages.map(({ from, content, told }: Record<string, unknown>) => ({ from, content, told })),
  }
}

const said = (told: boolean, message = ''): object => ({
  told: { message, told },
  later: [{ from: 'notice', content: message, told }],
})

describe('what a visitor is told', () => {
  test('is that the firm is mailed where somebody is, at once and when the window is opened again', async () => {
    expect(await leaveAt(mailing, { TalkToHumanEmail: 'a@firm.example' })).toEqual(said(true))
    expect(await leaveAt(mailing, { EmailForDailyLeads: 'b@firm.example' })).toEqual(said(true))
    expect(await leaveAt(mailing, {})).toEqual(said(false))
    expect(await leaveAt(mailing, { TalkToHumanResponseMessage: 'We will call.' })).toEqual(
      said(false, 'We will call.'),
    )
    const { app } = mailing
    await changeOwner(app.app.db, { workspaceId: app.workspaceId, by: 'test' }, 'owner@firm.example')
    expect(await leaveAt(mailing, {})).toEqual(said(true))
    await changeOwner(app.app.db, { workspaceId: app.workspaceId, by: 'test' }, '')
    expect(await leaveAt(mailing, {})).toEqual(said(false))
  })

  test('is never that where there is no mail server', async () => {
    expect(await leaveAt(silent, { TalkToHumanEmail: 'a@firm.example' })).toEqual(said(false))
  })
})

test('start and doctor name the chatbots whose leads would be mailed to nobody', async () => {
  const { app } = await start({ SMTP_URL: 'smtp://127.0.0.1:9' })
  const { db } = app.app
  expect(await describeUnheard(app.app), 'there is no chatbot yet').toBeNull()
  await app.addChatbot({ Name: 'Heard', TalkToHumanEmail: 'a@firm.example' })
  await app.addChatbot({ Name: 'Daily', EmailForDailyLeads: 'a@firm.example' })
  expect(await describeUnheard(app.app)).toBeNull()
  const removed = await app.addChatbot({ Name: 'Removed' })
  await app.post('/chat/Chatbot/Remove', { serialNumber: removed })
  const unnamed = await app.addChatbot({ Name: '' }).catch(() => app.addChatbot({ Name: 'Two\nlines' }))
  expect(await describeUnheard(app.app)).toMatch(
    /^what visitors of .+ leave is mailed to nobody: set PORCHLIGHT_OWNER_EMAIL/,
  )
  expect(unnamed).toHaveLength(32)
  for (const Name of ['B', 'C', 'D', 'E']) await app.addChatbot({ Name })
  expect(await describeUnheard(app.app)).toContain(', B, C and 2 more leave is mailed to nobody')
  await changeOwner(db, { workspaceId: app.workspaceId, by: 'test' }, 'owner@firm.example')
  expect(await describeUnheard(app.app)).toBeNull()
  expect(await describeUnheard(silent.app.app)).toContain('mails wait until a mail server is set')
  await app.close()
})
