import { setTimeout as wait } from 'node:timers/promises'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { operations } from '../../src/operations.ts'
import { pageHeaders } from '../accounts/console-user.ts'
import { isDeep, sampleOf } from '../run/how-much.ts'
import { startTwilioServer, type TwilioServer } from '../servers/twilio-server.ts'
import { startTestApp, type TestApp } from '../test-app.ts'
import { keyOf } from '../visitor.ts'
import { openWire, type Wire } from '../wire-call.ts'
import { findAnswerFault } from './find-answer-fault.ts'
import { makeTargets, prepareStage, type Stage } from './good-bodies.ts'
import type { Target } from './good-visitor-bodies.ts'
import { hostileBody } from './hostile-body.ts'
import { bodiesOfEach, runMany, seed } from './run-many.ts'
import { spoiledBodies, spoiledIds } from './spoiled-texts.ts'

// Whatever body comes: never a 5xx, never a missing or wrong envelope, never a dead process.

const bodiesEach = bodiesOfEach()

/** Whatever is in their body, they take it. */
const takesNoField = new Set([
  '/chat/Chatbot/ModelList',
  '/chat/Chatbot/GetMessageCreditsUsage',
  '/v1/chatbots/{serialNumber}/domain',
  '/v1/conversations/{sessionID}/release',
  '/v1/conversations/{sessionID}/typing',
  '/v1/mail-server/test',
  '/v1/visitor/typing',
  '/v1/webhooks/deliveries/{id}/replay',
  '/v1/webhooks/{id}/rotate',
  '/v1/webhooks/{id}/test',
])

const rows = operations.filter(({ method }) => method === 'POST' || method === 'PATCH')

let app: TestApp
let twilio: TwilioServer
let wire: Wire
let stage: Stage
let targets: Record<string, Target> = {}
let usualInAll = 0
let refusedInAll = 0
let busyInAll = 0

beforeAll(async () => {
  // With LOG_LEVEL=error in the environment a fault of ours tells why.
  twilio = await startTwilioServer()
  app = await startTestApp({
    environment: {
      LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
      PORCHLIGHT_TWILIO_ACCOUNT_SID: twilio.accountSid,
      PORCHLIGHT_TWILIO_AUTH_TOKEN: twilio.authToken,
      PORCHLIGHT_TWILIO_FROM: '+12065550199',
      PORCHLIGHT_TWILIO_URL: twilio.url,
    },
  })
  wire = openWire(app, { connections: 32 })
  stage = await prepareStage(app, wire)
  targets = makeTargets(stage)
})
afterAll(async () => {
  await wire.close()
  await app.close()
  await twilio.close()
})

/** A path with what there is; each call of a change of a tour has the next tour. */
function fillPath(path: string, id: unknown, call: number): string {
  const tours = stage.tours[path] ?? []
  const named = tours.length > 0 ? tours[call % tours.length] : id
  const session = path.endsWith('/messages') ? stage.taken : stage.free
  return (
    path
      .replace('{serialNumber}', stage.chatbots[0] ?? '')
      // A key is set for one; with the other's, which is not set, nobody is asked anything.
      .replace('{provider}', path.endsWith('/test') ? 'google' : 'openai')
      .replace('{sessionID}', String(session))
      .replace(/\{(id|accountId)\}/, String(named))
  )
}

const mostRests = 5

/**
 * Whoever is told to come again in a moment does: many run at once, on a machine that may have none of its processors to spare.
 * What is refused for good is a fault.
 */
async function askUntilThereIsRoom(call: Parameters<Wire['call']>[0]): ReturnType<Wire['call']> {
  for (let rests = 0; ; rests += 1) {
    const answer = await wire.call(call)
    const seconds = Number(answer.headers['retry-after'])
    if (answer.status !== 503 || answer.headers['x-error-code'] !== 'too-busy' || !(seconds > 0) || rests === mostRests)
      return answer
    busyInAll += 1
    await wait(seconds * 1_000)
  }
}

test('every operation of the table that takes a body is tried', () => {
  expect(rows.map(({ path }) => path).filter((path) => !(path in targets))).toEqual([])
})

test.each(rows)(
  `$method $path survives ${bodiesEach} bodies`,
  { timeout: 60_000 + bodiesEach * 100 },
  async ({ method, path }) => {
    const target = targets[path]
    if (!target) throw new Error(path)
    const arbitrary = hostileBody(target.body())
    const outcomes = new Map<number, number>()
    let calls = 0
    await runMany(arbitrary, bodiesEach, async (bytes) => {
      calls += 1
      const caller = target.byVisitor === 'many' ? stage.visitors[calls % stage.visitors.length] : stage.visitor
      const ofVisitor = target.byVisitor && caller ? keyOf(caller) : {}
      const headers = target.byMember ? { ...pageHeaders(app), cookie: stage.owner.cookie } : ofVisitor
      const named = fillPath(path, target.id, calls)
      const answer = await askUntilThereIsRoom({ method, path: named, bytes, headers })
      outcomes.set(answer.status, (outcomes.get(answer.status) ?? 0) + 1)
      const fault = findAnswerFault(answer, target)
      return fault === null ? null : `${fault}\nThe body was: ${bytes.toString('utf8').slice(0, 1_000)}`
    })
    // Bodies that are all refused, or all taken, would prove little; so few show that only together.
    const usual = target.isRefused === true ? 404 : (target.isRefused ?? 200)
    usualInAll += outcomes.get(usual) ?? 0
    refusedInAll += outcomes.get(400) ?? 0
    if (isDeep) expect(outcomes.get(usual) ?? 0, JSON.stringify([...outcomes])).toBeGreaterThan(bodiesEach / 100)
    if (isDeep && !takesNoField.has(path)) expect(outcomes.get(400) ?? 0).toBeGreaterThan(bodiesEach / 10)
    expect((await wire.call({ method: 'GET', path: '/health/live' })).status).toBe(200)
  },
)

test.each(rows)('no text of $method $path, and no id in it, is a fault of ours', async ({ method, path }) => {
  const target = targets[path]
  if (!target) throw new Error(path)
  const ofVisitor = target.byVisitor ? keyOf(stage.visitor) : {}
  const headers = target.byMember ? { ...pageHeaders(app), cookie: stage.owner.cookie } : ofVisitor
  const bodies = spoiledBodies(target.body(), seed)
  const calls = [
    ...sampleOf(bodies, 10).map((body) => ({ path: fillPath(path, target.id, 0), body })),
    ...(path.includes('{') ? sampleOf(spoiledIds, 4) : []).map((id) => ({
      path: path.replaceAll(/\{\w+\}/g, id),
      body: '{}',
    })),
  ]
  const faults: string[] = []
  for (const { path: named, body } of calls) {
    const answer = await askUntilThereIsRoom({ method, path: named, bytes: Buffer.from(body), headers })
    const fault = findAnswerFault(answer, target)
    if (fault !== null) faults.push(`${named} ${body.slice(0, 500)}: ${fault}`)
  }
  expect(faults).toEqual([])
})

test('of all these bodies many were taken, and many refused', () => {
  expect(busyInAll, 'who is busy is so for a moment').toBeLessThan((rows.length * bodiesEach) / 100)
  expect(usualInAll).toBeGreaterThan((rows.length * bodiesEach) / 20)
  expect(refusedInAll).toBeGreaterThan((rows.length * bodiesEach) / 10)
})
