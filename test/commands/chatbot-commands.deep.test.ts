import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commandHere } from '../command-here.ts'
import { killAll, type ReadyPorchlight, startPorchlight } from '../porchlight-process.ts'
import { makeStartedFolder } from '../started-folder.ts'

const folder = await makeStartedFolder()
const environment = { PORCHLIGHT_DATA_DIR: folder.path }
let server: ReadyPorchlight

beforeAll(async () => {
  server = await startPorchlight(folder.path)
})
afterAll(async () => {
  await killAll(server)
  folder.remove()
})

const command = (...words: string[]) => commandHere(words, environment)

async function call<Body>(path: string, body?: object, key = server.credentials.secretKey): Promise<Body> {
  const answer = await fetch(server.url + path, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: key, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  })
  // What it is stands in the test that asks.
  return (await answer.json()) as Body
}

const linesOf = (stdout: string) =>
  stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))

describe('chatbot', () => {
  let serial = ''

  test('create makes one with its settings, and list knows it', async () => {
    const made = await command('chatbot', 'create', 'Name=Harbour Homes', 'TimeZone=Europe/Madrid', 'RateLimitCount=20')
    expect(made.code, made.stderr).toBe(0)
    serial = made.stdout.trim()
    expect(serial).toMatch(/^[0-9a-f]{32}$/)
    expect(await call(`/v1/chatbots/${serial}`)).toMatchObject({
      serialNumber: serial,
      Name: 'Harbour Homes',
      TimeZone: 'Europe/Madrid',
      RateLimitCount: 20,
    })
    const [told, json] = await Promise.all([command('chatbot', 'list'), command('chatbot', 'list', '--json')])
    expect(told.stdout).toMatch(new RegExp(`^${serial}\\t[0-9T:.Z-]+\\tHarbour Homes$`, 'm'))
    const { chatbots } = await call<{ chatbots: { serialNumber: string }[] }>('/v1/chatbots')
    expect(linesOf(json.stdout)).toEqual(chatbots)
    expect(chatbots.map(({ serialNumber }) => serialNumber)).toEqual([server.credentials.serialNumber, serial])
  })

  test('set changes what it names, the change log says who did, and show tells how all stands', async () => {
    const set = await command('chatbot', 'set', serial, 'name=Bay Homes', 'RateLimitCount=', 'WelcomeMessage=Hi\nthere')
    expect(set.code, set.stderr).toBe(0)
    expect(set.stdout).toBe('Name            Bay Homes\nWelcomeMessage  Hi\n                there\nRateLimitCount  0\n')
    const [shown, json, log] = await Promise.all([
      command('chatbot', 'show', serial.toUpperCase()),
      command('chatbot', 'show', serial, '--json'),
      command('audit', 'log', '--action', 'settings.changed', '--limit', '1', '--json'),
    ])
    expect(shown.stdout).toMatch(/^TimeZone +Europe\/Madrid$/m)
    expect(JSON.parse(json.stdout)).toEqual(await call(`/v1/chatbots/${serial}`))
    expect(linesOf(log.stdout)[0]).toMatchObject({
      actor: expect.stringContaining('command line'),
      target: `chatbot ${serial}`,
      details: {
        before: { Name: 'Harbour Homes', RateLimitCount: 20, WelcomeMessage: '' },
        after: { Name: 'Bay Homes', RateLimitCount: 0, WelcomeMessage: 'Hi\nthere' },
      },
    })
  })

  test('a wrong value names its setting, and nothing is changed', async () => {
    const [schema, model, name] = await Promise.all([
      command('chatbot', 'set', serial, 'Name=Other', 'Temperature=hot'),
      command('chatbot', 'set', serial, 'Name=Other', 'Model=nothing-of-the-kind'),
      command('chatbot', 'create', 'Nmae=Other'),
    ])
    expect(schema).toMatchObject({ code: 2, stdout: '' })
    expect(schema.stderr).toContain('Temperature: expected a whole number, got the text "hot".')
    expect(model).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Model: expected the Key of a usable model'),
    })
    expect(name).toMatchObject({ code: 2, stderr: expect.stringContaining('Nmae: there is no such setting') })
    expect(await call(`/v1/chatbots/${serial}`)).toMatchObject({ Name: 'Bay Homes' })
  })

  test('--workspace chooses, and one of another workspace is not found', async () => {
    const made = await command('workspace', 'create', 'Second firm')
    const id = /workspace\s+(\d+)/.exec(made.stdout)?.[1] ?? ''
    const theirs = (await command('chatbot', 'create', '--workspace', id, '--json')).stdout
    const { serialNumber } = JSON.parse(theirs)
    const secretKey = /secret key\s+(\S+)/.exec(made.stdout)?.[1] ?? ''
    expect(await call(`/v1/chatbots/${serialNumber}`, undefined, secretKey)).toMatchObject({ serialNumber })
    const [list, show, remove] = await Promise.all([
      command('chatbot', 'list', '--workspace', id, '--json'),
      command('chatbot', 'show', serialNumber),
      command('chatbot', 'remove', serial, '--workspace', id, '--yes'),
    ])
    expect(linesOf(list.stdout).map((one) => one.serialNumber)).toEqual([serialNumber])
    expect(show).toMatchObject({ code: 2, stdout: '', stderr: expect.stringContaining(`add --workspace ${id}`) })
    expect(remove).toMatchObject({ code: 2, stdout: '' })
    expect((await command('chatbot', 'list')).stdout).toContain(serial)
  })

  test('remove asks first, and with --yes deletes it with all that hangs on it', async () => {
    const { Data } = await call<{ Data: { SessionID: number } }>('/chat/Chatbot/GetSession', { serialNumber: serial })
    await call('/chat/Chat/ClientAsk', { sessionID: Data.SessionID, content: 'Hello' })
    const asked = await command('chatbot', 'remove', serial)
    expect(asked).toMatchObject({ code: 2, stderr: expect.stringContaining('Nothing was deleted') })
    expect(asked.stdout).toContain('Bay Homes')
    const refused = await commandHere(['chatbot', 'remove', serial], environment, 'no\n')
    expect(refused).toMatchObject({ code: 2, stderr: asked.stderr })
    const removed = await command('chatbot', 'remove', serial, '--yes')
    expect(removed).toMatchObject({ code: 0, stdout: `The chatbot ${serial} is deleted.\n` })
    expect(await call(`/v1/chatbots/${serial}`)).toMatchObject({ Code: 404 })
    expect((await command('conversation', 'show', String(Data.SessionID))).code).toBe(2)
    const log = await command('audit', 'log', '--action', 'chatbot.removed', '--json')
    expect(linesOf(log.stdout)[0]).toMatchObject({ target: `chatbot ${serial}` })
    const other = (await command('chatbot', 'create', 'Name=Short lived')).stdout.trim()
    const agreed = await commandHere(['chatbot', 'remove', other], environment, 'yes\n')
    expect(agreed).toMatchObject({
      code: 0,
      stdout: expect.stringMatching(`Type yes: .*The chatbot ${other} is deleted.\n`),
    })
  })
})

test('conversation list finds, and show tells, what was said', async () => {
  const { serialNumber = '' } = server.credentials
  const begin = async (...contents: string[]) => {
    const { Data } = await call<{ Data: { SessionID: number } }>('/chat/Chatbot/GetSession', { serialNumber })
    for (const content of contents) await call('/chat/Chat/ClientAsk', { sessionID: Data.SessionID, content })
    return Data.SessionID
  }
  const first = await begin('Is there a house with a\u001b[31m \u202eporch?', 'Cheaper')
  const second = await begin('Hello')
  const [all, one, searched, none, shown, json, wrong, unknown] = await Promise.all([
    command('conversation', 'list', '--json'),
    command('conversation', 'list', '--limit', '1'),
    command('conversation', 'list', '--search', 'PORCH cheaper', '--chatbot', serialNumber, '--json'),
    command('conversation', 'list', '--to', '2020-01-01'),
    command('conversation', 'show', String(first)),
    command('conversation', 'show', String(first), '--json'),
    command('conversation', 'list', '--from', 'yesterday'),
    command('conversation', 'show', '987654'),
  ])
  const wire = await call<{ conversations: { sessionID: number }[] }>('/v1/conversations')
  expect(linesOf(all.stdout)).toEqual(wire.conversations)
  expect(wire.conversations.map(({ sessionID }) => sessionID).slice(0, 2)).toEqual([second, first])
  expect(one.stdout).toMatch(new RegExp(`^${second}\\t[0-9T:.Z-]+\\t2 messages\\t-\\tHello\\n$`))
  expect(linesOf(searched.stdout).map(({ sessionID }) => sessionID)).toEqual([first])
  expect(none).toMatchObject({ code: 0, stdout: '' })
  expect(shown.stdout).toMatch(/Visitor:\n {2}Is there a house with a\\u001b\[31m \\u202eporch\?\n\n.*Chatbot:\n/)
  expect(shown.stdout).toContain('Visitor:\n  Cheaper')
  const { messages, sessionID } = JSON.parse(json.stdout)
  expect([sessionID, messages.length]).toEqual([first, 4])
  expect(JSON.stringify(messages)).not.toContain('"trace"')
  expect(wrong).toMatchObject({ code: 1, stderr: expect.stringContaining('a day as YYYY-MM-DD') })
  expect(unknown).toMatchObject({ code: 2, stderr: expect.stringContaining('987654') })
})
