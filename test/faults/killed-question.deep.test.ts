import { afterAll, beforeAll, expect, test } from 'vitest'
import { killAll, type ReadyPorchlight, startPorchlight } from '../porchlight-process.ts'
import { readJson } from '../read-json.ts'
import { type ScriptedModelServer, startScriptedModelServer } from '../servers/scripted-model-server.ts'
import { makeStartedFolder } from '../started-folder.ts'

const folder = await makeStartedFolder()
let model: ScriptedModelServer
let server: ReadyPorchlight | undefined

const start = (): Promise<ReadyPorchlight> =>
  startPorchlight(folder.path, {
    LOG_LEVEL: 'warn',
    PORCHLIGHT_OPENAI_COMPATIBLE_URL: model.url,
    PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted',
  })

async function call<Data>(running: ReadyPorchlight, path: string, body: object): Promise<{ Code: number; Data: Data }> {
  const response = await fetch(`${running.url}${path}`, {
    method: 'POST',
    headers: { authorization: running.credentials.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify(body),
  })
  return readJson(response)
}

beforeAll(async () => {
  model = await startScriptedModelServer()
})
afterAll(async () => {
  if (server) await killAll(server)
  await model.close()
  folder.remove()
})

test('a question that was cut off by kill -9 costs no message of the month, from the next start on', async () => {
  server = await start()
  const models = await call<{ Key: string }[]>(server, '/chat/Chatbot/ModelList', {})
  const Model = models.Data.find(({ Key }) => Key.includes('scripted'))?.Key
  const chatbot = await call<string>(server, '/chat/Chatbot/Add', { timeZone: 'UTC', type: 0 })
  const serialNumber = chatbot.Data
  expect(await call(server, '/chat/Chatbot/Edit', { serialNumber, Model, MessageLimit: 1 })).toMatchObject({
    Code: 200,
  })
  const session = await call<{ SessionID: number }>(server, '/chat/Chatbot/GetSession', { serialNumber })
  const ask = (running: ReadyPorchlight) =>
    call<object>(running, '/chat/Chat/ClientAsk', { sessionID: session.Data.SessionID, content: 'Hello?' })

  model.play({ steps: [{ hang: true }] })
  const cut = ask(server).catch((error: unknown) => error)
  await expect.poll(() => model.requests.length, { timeout: 60_000 }).toBe(1)
  // While it runs, its message is spent.
  expect((await ask(server)).Code).toBe(429)
  // Any commit that is waited for takes the question to the disk as well.
  await call(server, '/chat/Chatbot/GetSession', { serialNumber })
  await killAll(server)
  expect(await cut).toBeInstanceOf(Error)

  server = await start()
  model.play({ steps: [{ piece: 'Good morning.' }] })
  expect((await ask(server)).Code).toBe(200)
  expect((await ask(server)).Code).toBe(429)
})
