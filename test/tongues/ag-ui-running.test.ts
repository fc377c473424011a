import { type BaseEvent, HttpAgent } from '@ag-ui/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { once } from '../../src/platform/memoize.ts'
import { type ScriptedModelServer, startScriptedModelServer } from '../servers/scripted-model-server.ts'
import { startTestApp, type TestApp } from '../test-app.ts'

// Runs that take their time, because a language model does.

let models: ScriptedModelServer
let app: TestApp
let serialNumber: string

beforeAll(async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  models = await startScriptedModelServer()
  app = await startTestApp({
    environment: {
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: models.url,
      PORCHLIGHT_OPENAI_COMPATIBLE_KEY: 'sk-test',
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted',
    },
  })
  serialNumber = await app.addChatbot({ Name: 'Birch Lane Homes', Model: 'compatible/scripted' })
})
const stop = once(() => app.close())
afterAll(async () => {
  await stop()
  await models?.close()
})

function newAgent(): HttpAgent {
  const agent = new HttpAgent({ url: `${app.url}/ag-ui/${serialNumber}` })
  agent.addMessage({ id: 'q1', role: 'user', content: 'Good morning' })
  return agent
}

const stored = async () => {
  const { rows } = await app.app.pool.query(`SELECT role, status, content FROM messages ORDER BY id DESC LIMIT 2`)
  return rows
}

test('words come while the model speaks, and who leaves ends the run', async () => {
  models.play({ steps: [{ piece: 'Good morning to you. ' }, { piece: 'How ' }, { hang: true }] })
  const agent = newAgent()
  const words: string[] = []
  await agent
    .runAgent(
      {},
      {
        onTextMessageContentEvent: ({ event }) => {
          words.push(event.delta)
          agent.abortRun()
        },
      },
    )
    .catch(() => {})
  expect(words.join('')).toContain('Good morning')
  await models.requests.at(-1)?.closed
  await expect.poll(stored, { timeout: 10_000 }).toMatchObject([
    { role: 'answer', status: 'interrupted', content: expect.stringContaining('Good morning to you.') },
    { role: 'question', status: 'answered' },
  ])
})

test('a run that the server cannot end, because it stops, ends with its error', async () => {
  models.play({ steps: [{ piece: 'Good morning to you. ' }, { piece: 'How ' }, { hang: true }] })
  const events: BaseEvent[] = []
  const onTextMessageContentEvent = (): void => void stop()
  const run = newAgent().runAgent({}, { onEvent: ({ event }) => void events.push(event), onTextMessageContentEvent })
  await run.catch(() => {})
  expect(events.map(({ type }) => type).slice(0, 2)).toEqual(['RUN_STARTED', 'TEXT_MESSAGE_START'])
  expect(events.at(-1)).toMatchObject({ type: 'RUN_ERROR', code: 'shutting-down' })
})
