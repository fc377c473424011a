import { PassThrough } from 'node:stream'
import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { openStream } from '../../../../test/take-over/live-stream.ts'
import { startTestApp, type TestApp } from '../../../../test/test-app.ts'
import { quietMs } from '../../../../test/timing/slowness.ts'
import { keyOf, openVisitor, type Visitor } from '../../../../test/visitor.ts'
import { releaseSilentPersons } from '../../../conversation/take-over/change-hands.ts'
import { followInbox } from './follow-inbox.ts'

/** Where the visitor is. */
let app: TestApp
/** Another process on the same database: where the person sits. */
let desk: TestApp
let serialNumber: string

beforeAll(async () => {
  app = await startTestApp()
  desk = await startTestApp({ connection: app.app.connection })
})
afterAll(async () => {
  await desk.close()
  await app.close()
})
beforeEach(async () => {
  serialNumber = await app.addChatbot()
})

async function say(visitor: Visitor, content: string): Promise<string> {
  const headers = { ...keyOf(visitor), 'content-type': 'application/json' }
  const { text } = await app.post('/chat/Chat/Ask', { content }, { headers })
  return text
}

function sitDown({ isTerminal = false, name = 'Ana', picture = '' } = {}) {
  const [input, output] = [new PassThrough(), new PassThrough()]
  let shown = ''
  output.setEncoding('utf8').on('data', (text) => {
    shown += text
  })
  const { db, live, now } = desk.app
  const around = { db, live, workspaceId: app.workspaceId, name, picture, input, output, isTerminal, now }
  const ended = followInbox(around)
  return {
    type: (line: string) => input.write(`${line}\n`),
    press: (keys: string) => input.write(keys),
    /** Everything that is shown after the call before, once it holds this. */
    until: async (text: string | RegExp): Promise<string> => {
      const fits = () => (typeof text === 'string' ? shown.includes(text) : text.test(shown))
      for (const end = performance.now() + 20_000; !fits(); await wait(5))
        if (performance.now() > end) throw new Error(`not shown: ${text}\n${shown}`)
      const all = shown
      shown = ''
      return all
    },
    leave: async () => {
      input.end()
      await ended
      return shown
    },
  }
}

test('a person sees who waits, takes it, talks and gives it back; each side hears the other at once', async () => {
  const visitor = await openVisitor(app, serialNumber)
  const window = await openStream(`${app.url}/v1/visitor/events`, keyOf(visitor))
  const inbox = sitDown()
  await inbox.until('Type help')
  await say(visitor, 'A house \u001b[31mby the sea')
  await say(visitor, 'I want to talk to a human')
  const cry = await inbox.until(`take ${visitor.sessionID}`)
  expect(cry).toContain(`A visitor waits for a person in conversation ${visitor.sessionID}: “A house`)
  expect(cry).not.toContain('\u001b')

  inbox.type(`take ${visitor.sessionID}`)
  await inbox.until('You have conversation')
  expect((await window.until(({ type }) => type === 'taken')).data).toMatchObject({ name: 'Ana' })
  await window.until(({ type, data }) => type === 'read' && data.who === 'person')

  let begin = performance.now()
  inbox.type('Good day, this is Ana.')
  const heard = await window.until(({ data }) => data.content === 'Good day, this is Ana.')
  expect(heard.data).toMatchObject({ kind: 2, name: 'Ana' })
  expect(quietMs(heard.at - begin)).toBeLessThan(5_000)
  begin = performance.now()
  expect(await say(visitor, 'May I come\non Saturday?')).toContain('"Taken":true')
  expect(await inbox.until('Saturday')).toContain('Visitor: May I come\n    on Saturday?')
  expect(quietMs(performance.now() - begin)).toBeLessThan(5_000)

  // What is read here is told to the window, and what is read there is told here.
  const mine = Number(heard.data.id)
  await window.until(({ type, data }) => type === 'read' && data.who === 'person' && Number(data.upTo) > mine)
  await app.post('/v1/visitor/typing', {}, { headers: { ...keyOf(visitor), 'content-type': 'application/json' } })
  await inbox.until('(the visitor is writing)')
  await app.post(
    '/v1/visitor/read',
    { upTo: mine },
    { headers: { ...keyOf(visitor), 'content-type': 'application/json' } },
  )
  await inbox.until('(read)')

  inbox.type('/release')
  await inbox.until('The assistant answers in conversation')
  await window.until(({ type }) => type === 'released')
  expect(await say(visitor, 'Hello')).not.toContain('Taken')
  expect(await inbox.leave()).not.toContain('still have')
  window.close()
})

test('on a terminal, keys tell the visitor that somebody writes, and nothing that is typed is lost to what comes', async () => {
  const visitor = await openVisitor(app, serialNumber)
  await say(visitor, 'Hello')
  const window = await openStream(`${app.url}/v1/visitor/events`, keyOf(visitor))
  const inbox = sitDown({ isTerminal: true })
  await inbox.until('inbox> ')
  inbox.type(`take ${visitor.sessionID}`)
  await inbox.until(`${visitor.sessionID}> `)
  inbox.press('Good ')
  await window.until(({ type, data }) => type === 'typing' && data.who === 'person')
  await say(visitor, 'Anybody?')
  await inbox.until('Visitor: Anybody?')
  await inbox.until(`${visitor.sessionID}> Good `)
  inbox.press('day.\r')
  await window.until(({ data }) => data.content === 'Good day.')
  // Somebody else says something in between; what was said here is not told again.
  await app.post(`/v1/conversations/${visitor.sessionID}/messages`, { content: 'From another desk' })
  expect(await inbox.until('Ana: From another desk')).not.toContain('Ana: Good day.')
  inbox.press('/quit\r')
  const end = await inbox.leave()
  expect(end).toContain(`You still have conversation ${visitor.sessionID}`)
  expect(end).not.toContain('readline')
  window.close()
})

test('who is taken over, or says nothing for 15 minutes, is told; orders that cannot be done say why', async () => {
  const [first, second] = [await openVisitor(app, serialNumber), await openVisitor(app, serialNumber)]
  for (const visitor of [first, second]) await say(visitor, 'Hello')
  const inbox = sitDown()
  await inbox.until('Type help')
  inbox.type('take 999999999')
  await inbox.until(/999999999/)
  inbox.type('sing')
  await inbox.until('there is no order “sing”')
  inbox.type('help')
  await inbox.until('/release')
  for (const visitor of [first, second]) {
    inbox.type(`/take ${visitor.sessionID}`)
    await inbox.until(`You have conversation ${visitor.sessionID}`)
  }
  await say(first, 'Is it warm there?')
  await inbox.until(`[${first.sessionID}] Visitor: Is it warm there?`)
  await app.post(`/v1/conversations/${second.sessionID}/take`, { name: 'Ben' })
  await inbox.until(`Conversation ${second.sessionID} is with Ben now.`)
  await app.app.pool.query(
    `UPDATE "takeOvers" SET "lastWordAt" = clock_timestamp() - interval '16 minutes' WHERE "sessionId" = $1`,
    [first.sessionID],
  )
  await releaseSilentPersons(app.app.db)
  await inbox.until(`Conversation ${first.sessionID} went back to the assistant`)
  // Nobody is talked with here any more: a line is an order again, and said to nobody.
  inbox.type('read')
  await inbox.until('Say which conversation')
  inbox.type(`read ${second.sessionID}`)
  expect(await inbox.until('Chatbot: ')).toContain('Visitor: Hello')
  await inbox.leave()
})

test('it is of one workspace', async () => {
  const others = await app.addWorkspace()
  const visitor = await openVisitor(app, serialNumber)
  const { db, live, now } = desk.app
  const [input, output] = [new PassThrough(), new PassThrough()]
  let shown = ''
  output.setEncoding('utf8').on('data', (text) => {
    shown += text
  })
  const around = {
    db,
    live,
    workspaceId: others.workspaceId,
    name: '',
    picture: '',
    input,
    output,
    isTerminal: false,
    now,
  }
  const ended = followInbox(around)
  await expect.poll(() => shown).toContain('Type help')
  await say(visitor, 'I want to talk to a human')
  for (const order of [
    'list',
    `read ${visitor.sessionID}`,
    `take ${visitor.sessionID}`,
    `release ${visitor.sessionID}`,
  ])
    input.write(`${order}\n`)
  await expect.poll(() => shown.match(/No session/gi)?.length ?? shown).toBe(3)
  await wait(500)
  expect(shown).not.toMatch(/waits for a person|human/)
  input.end()
  await ended
})
