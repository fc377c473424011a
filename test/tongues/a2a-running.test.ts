import { TaskState } from '@a2a-js/sdk'
import { type Client, ClientFactory, type RequestOptions } from '@a2a-js/sdk/client'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { AddressLimit } from '../../src/platform/limits/address-limit.ts'
import { OpenAnswers } from '../../src/platform/limits/open-answers.ts'
import { makeVisitorLimits } from '../../src/platform/limits/visitor-limits.ts'
import { once } from '../../src/platform/memoize.ts'
import { type ScriptedModelServer, startScriptedModelServer } from '../servers/scripted-model-server.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { askAgent, gather, readAll, requestOf, wordsOf } from './ask-agent.ts'

// Tasks that take their time, because a language model does.

let models: ScriptedModelServer
let app: TestApp
let agent: Client

beforeAll(async () => {
  models = await startScriptedModelServer()
  app = await startTestApp({
    environment: {
      PORCHLIGHT_TRUST_PROXY: '127.0.0.1',
      PORCHLIGHT_OPENAI_COMPATIBLE_URL: models.url,
      PORCHLIGHT_OPENAI_COMPATIBLE_KEY: 'sk-test',
      PORCHLIGHT_OPENAI_COMPATIBLE_MODELS: 'scripted',
    },
  })
  const serialNumber = await app.addChatbot({ Name: 'Birch Lane Homes', Model: 'compatible/scripted' })
  agent = await new ClientFactory().createFromUrl(`${app.url}/a2a/${serialNumber}/`)
})
const stop = once(() => app.close())
afterAll(async () => {
  await stop()
  await models?.close()
})
beforeEach(() =>
  models.play({ steps: [{ piece: 'Good morning to you. ' }, { waitMs: 700 }, { piece: 'How can I help?' }] }),
)

const immediately = {
  acceptedOutputModes: [],
  taskPushNotificationConfig: undefined,
  returnImmediately: true,
}

async function begin(options?: RequestOptions): Promise<string> {
  const told = await agent.sendMessage({ ...requestOf('Good morning'), configuration: immediately }, options)
  if (!('status' in told)) throw new Error('no task')
  expect(told.status?.state).toBe(TaskState.TASK_STATE_WORKING)
  return told.id
}

const read = (id: string) => agent.getTask({ tenant: '', id })
const stateOf = async (id: string) => (await read(id)).status?.state
const cancel = (id: string) => agent.cancelTask({ tenant: '', id, metadata: undefined })

test('who does not wait for the answer reads it later', async () => {
  const id = await begin()
  await expect.poll(() => stateOf(id), { timeout: 10_000 }).toBe(TaskState.TASK_STATE_COMPLETED)
  expect(wordsOf(await read(id))).toBe('Good morning to you. How can I help?')
})

test('all who subscribe hear all of it from the beginning, whenever they come', async () => {
  const id = await begin()
  const early = agent.resubscribeTask({ tenant: '', id })
  const begun = [await early.next(), await early.next()].map(({ value }) => value?.payload)
  expect(begun.map((payload) => payload?.$case)).toEqual(['task', 'artifactUpdate'])
  const late = readAll(agent.resubscribeTask({ tenant: '', id }))
  const both = [[...begun, ...(await readAll(early))], await late]
  for (const told of both.map(gather)) {
    expect(told.task.id).toBe(id)
    expect(told.state).toBe(TaskState.TASK_STATE_COMPLETED)
    expect(wordsOf(told)).toBe('Good morning to you. How can I help?')
  }
})

test('who loses the stream has not lost the task', async () => {
  const stream = agent.sendMessageStream(requestOf('Good morning'))
  const first = (await stream.next()).value
  await stream.return(undefined)
  const id = first?.payload?.$case === 'task' ? first.payload.value.id : expect.fail('no task')
  const told = gather(await readAll(agent.resubscribeTask({ tenant: '', id })))
  expect(wordsOf(told)).toBe('Good morning to you. How can I help?')
})

test('one that is canceled ends, for those who wait for it, too, and its model is left', async () => {
  models.play({ steps: [{ hang: true }] })
  const before = models.requests.length
  const contextId = crypto.randomUUID()
  const waiting = askAgent(agent, 'Good morning', { contextId })
  const listed = () =>
    agent.listTasks({ tenant: '', contextId, status: 2, pageToken: '', statusTimestampAfter: undefined })
  await expect.poll(async () => (await listed()).totalSize, { timeout: 10_000 }).toBe(1)
  await expect.poll(() => models.requests.length, { timeout: 10_000 }).toBe(before + 1)
  const [running] = (await listed()).tasks
  const canceled = await cancel(running?.id ?? '')
  expect(canceled.status?.state).toBe(TaskState.TASK_STATE_CANCELED)
  expect((await waiting).status?.state).toBe(TaskState.TASK_STATE_CANCELED)
  await models.requests.at(-1)?.closed
  await expect(cancel(canceled.id)).rejects.toMatchObject({ name: 'TaskNotCancelableError' })
  expect(await stateOf(canceled.id)).toBe(TaskState.TASK_STATE_CANCELED)
})

test('one that is canceled in the middle of a stream keeps what was said', async () => {
  models.play({ steps: [{ piece: 'Good morning to you. ' }, { piece: 'How ' }, { hang: true }] })
  const stream = agent.sendMessageStream(requestOf('Good morning'))
  const payloads = []
  for await (const { payload } of stream) {
    payloads.push(payload)
    if (payload?.$case === 'artifactUpdate') await cancel(payload.value.taskId)
  }
  const told = gather(payloads)
  expect(told.state).toBe(TaskState.TASK_STATE_CANCELED)
  expect(wordsOf(told)).toContain('Good morning to you.')
  expect(await stateOf(told.task.id)).toBe(TaskState.TASK_STATE_CANCELED)
})

/** As from a network outside: what comes from the machine itself is not counted. */
const fromOutside = { serviceParameters: { 'x-forwarded-for': '8.8.8.8' } }

test('tasks that nobody waits for keep their places among the open answers until they end', async () => {
  models.play({ steps: [{ hang: true }] })
  const usual = app.app.openAnswers
  app.app.openAnswers = new OpenAnswers({ most: 10, reserve: 1, mostOfAddress: 1 })
  try {
    const id = await begin(fromOutside)
    await expect(begin(fromOutside)).rejects.toThrow(/Too many requests are waiting/)
    await cancel(id)
    await cancel(await begin(fromOutside))
  } finally {
    app.app.openAnswers = usual
  }
})

test('visitors of one network ask so often, and read more often; a key asks on', async () => {
  app.app.visitorLimits = { ...makeVisitorLimits(), messages: new AddressLimit({ count: 1, windowMs: 3_600_000 }) }
  try {
    const { id } = await askAgent(agent, 'Good morning', {}, fromOutside)
    const refused = await askAgent(agent, 'Good morning', {}, fromOutside).catch((error) => error)
    expect(refused).toMatchObject({
      envelopeCode: -32_000,
      data: [{ metadata: { code: 'too-many-calls', retryAfterSeconds: expect.stringMatching(/^\d+$/) } }],
    })
    for (let reads = 0; reads < 3; reads += 1) await agent.getTask({ tenant: '', id }, fromOutside)
    const { serviceParameters } = fromOutside
    const withKey = { serviceParameters: { ...serviceParameters, authorization: `Bearer ${app.secretKey}` } }
    await askAgent(agent, 'Good morning', {}, withKey)
  } finally {
    app.app.visitorLimits = makeVisitorLimits()
  }
})

test('a task that the server cannot end, because it stops, has failed', async () => {
  models.play({ steps: [{ piece: 'Good morning to you. ' }, { piece: 'How ' }, { hang: true }] })
  const payloads = []
  for await (const { payload } of agent.sendMessageStream(requestOf('Good morning'))) {
    payloads.push(payload)
    if (payload?.$case === 'artifactUpdate') void stop()
  }
  const told = gather(payloads)
  expect(told.state).toBe(TaskState.TASK_STATE_FAILED)
  expect(wordsOf(told)).toContain('Good morning to you.')
})
