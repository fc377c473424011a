import { afterAll, beforeAll, expect, test } from 'vitest'
import { commandHere } from '../command-here.ts'
import { killAll, type ReadyPorchlight, startPorchlight } from '../porchlight-process.ts'
import { makeStartedFolder } from '../started-folder.ts'
import { quietMs } from '../timing/slowness.ts'
import { openStream } from './live-stream.ts'

const folder = await makeStartedFolder()
let server: ReadyPorchlight

beforeAll(async () => {
  server = await startPorchlight(folder.path)
})
afterAll(async () => {
  await killAll(server)
  folder.remove()
})

/** Another process than the server. */
const inbox = (...words: string[]) => commandHere(['inbox', ...words], { PORCHLIGHT_DATA_DIR: folder.path })

async function call<Body>(path: string, body?: object, headers?: Record<string, string>): Promise<Body> {
  const answer = await fetch(server.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { ...(headers ?? { authorization: server.credentials.secretKey }), 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  const text = await answer.text()
  // A stream's lines are not looked at here.
  return (text.startsWith('{"content') ? {} : JSON.parse(text)) as Body
}

test('a visitor who waits stands first; taking, answering, reading and releasing reach the window within a second', async () => {
  const { serialNumber = '' } = server.credentials
  const { Data } = await call<{ Data: { SessionID: number; SessionKey: string } }>(
    '/chat/Chatbot/GetConfig',
    { serialNumber, clientTimeZone: 'UTC', clientCurrentTime: '2026-11-23 09:00:00' },
    {},
  )
  const visitor = { 'chatrobot-sessionkey': Data.SessionKey }
  const say = (content: string) => call('/chat/Chat/Ask', { content }, visitor)
  await say('Is there a \u001b[31mporch?')
  await say('I want to talk to a human')
  const other = await call<{ Data: { SessionID: number } }>('/chat/Chatbot/GetSession', { serialNumber })
  await call('/chat/Chat/ClientAsk', { sessionID: other.Data.SessionID, content: 'Hello' })
  const id = String(Data.SessionID)
  const window = await openStream(`${server.url}/v1/visitor/events`, visitor)

  // Without a terminal it prints the list and ends.
  const listed = await inbox()
  expect(listed.code, listed.stderr).toBe(0)
  const [first = '', second = ''] = listed.stdout.split('\n')
  expect(first).toMatch(new RegExp(`^${id}\\twaiting \\d+:\\d\\d\\t[0-9T:.Z-]+\\t4 messages\\t“Is there a `))
  expect(first).not.toContain('\u001b')
  expect(second).toMatch(new RegExp(`^${other.Data.SessionID}\\t-\\t`))

  const early = await inbox('answer', id, 'Hello')
  expect(early).toMatchObject({ code: 2, stderr: expect.stringContaining('take it, then write') })
  // Nothing but what browsers can show a picture from.
  for (const wrong of ['ana.jpg', 'javascript:alert(1)', 'file:///etc/passwd'])
    expect(await inbox('take', id, '--picture', wrong)).toMatchObject({
      code: 1,
      stderr: expect.stringContaining('http:// or https://'),
    })
  expect(await inbox('take', id, '--name', 'Ana Ruiz', '--picture', ' https://firm.example/ana.jpg')).toMatchObject({
    code: 0,
    stdout: `You have conversation ${id} as Ana Ruiz.\n`,
  })
  expect((await window.until(({ type }) => type === 'taken')).data).toMatchObject({ name: 'Ana Ruiz' })

  const answered = await inbox('answer', id, 'Good', 'day,', 'this is Ana.')
  expect(answered, answered.stderr).toMatchObject({ code: 0, stdout: expect.stringContaining(`conversation ${id}`) })
  const heard = await window.until(({ data }) => data.content === 'Good day, this is Ana.')
  const { at, data } = heard
  expect(data).toMatchObject({ kind: 2, name: 'Ana Ruiz' })
  expect(quietMs(performance.timeOrigin + at - Date.parse(String(data.createTime)))).toBeLessThan(1_000)

  await say('Thank you, Ana')
  const [read, json] = [await inbox('read', id), await inbox('list', '--json', '--limit', '1')]
  expect(read.stdout).toContain(`${id}\twith Ana Ruiz\t`)
  expect(read.stdout).toMatch(/Ana Ruiz: Good day, this is Ana\.\n\d\d:\d\d Visitor: Thank you, Ana\n$/)
  await window.until(({ type, data: { who } }) => type === 'read' && who === 'person')
  expect(JSON.parse(json.stdout)).toMatchObject({ sessionID: Data.SessionID, takenBy: { name: 'Ana Ruiz' } })

  expect((await inbox('release', id)).stdout).toContain('The chatbot answers')
  await window.until(({ type }) => type === 'released')
  expect((await inbox('release', id)).stdout).toContain('Nobody had it')
  window.close()
})

test('what is not there, or no number, is said and changes nothing', async () => {
  for (const words of [
    ['take', '987654'],
    ['read', '987654'],
    ['release', '987654'],
    ['answer', '987654', 'x'],
  ])
    expect(await inbox(...words)).toMatchObject({ code: 2, stderr: expect.stringContaining('987654') })
  expect(await inbox('take', 'first')).toMatchObject({ code: 1, stderr: expect.stringContaining('id of a session') })
  expect(await inbox('list', '--workspace', '77')).toMatchObject({ code: 2, stderr: expect.stringContaining('77') })
})
