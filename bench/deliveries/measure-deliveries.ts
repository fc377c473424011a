import { once } from 'node:events'
import { type BenchProcess, startBenchProcess } from '../child-process.ts'
import { readProcessorSeconds } from '../process-cost.ts'
import type { Row } from '../report.ts'
import { medianOf, ratioOf, takeTurns } from '../rounds.ts'
import type { BenchChatbot, Stage } from '../stage.ts'
import type { BareSenderJob } from './bare-sender.ts'
import type { ReceiverJob, ReceiverResult } from './webhook-receiver.ts'

const endpoints = 50
/** As src/notify/webhooks/sender.ts has it. */
const atOnceEach = 5
/** A lead, as it is told. */
const data = {
  Type: 'Lead',
  Name: 'Ana Sol',
  Email: 'ana@example.com',
  Phone: '+1 206 555 0100',
  Message: 'I would like to see the house with the porch. '.repeat(8),
}

interface MeasuredDeliveries {
  perSecond: number
  /** Processor time that the sender spent on a thousand deliveries, in milliseconds. */
  processorMs: number
}

/** Deliveries to fifty webhooks, each at an address of its own; against a loop that signs the same messages and posts them. */
export async function measureDeliveries(stage: Stage): Promise<Row[]> {
  const hosts = Array.from({ length: endpoints }, (_, index) => `127.0.0.${index + 1}`)
  await stage.restart({
    PORCHLIGHT_WEBHOOK_HTTP_HOSTS: hosts.join(','),
    PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.0/8',
  })
  const receiver = await startBenchProcess('deliveries/webhook-receiver.ts')
  const chatbot = await stage.addChatbot()
  const messages = Math.ceil(stage.size.deliveries / endpoints)
  const bodies = Array.from({ length: messages }, (_, index) => {
    const id = `evt_bench${index}`
    const body = {
      id,
      type: 'lead.created',
      timestamp: '2026-11-22T10:15:30.123456Z',
      serialNumber: chatbot.serialNumber,
    }
    return { id, body: JSON.stringify({ ...body, data }) }
  })
  const targets: BareSenderJob['targets'] = []
  for (const host of hosts) targets.push(await addWebhook(stage, `http://${host}:${receiver.port}/hook`))
  const bare = await startBenchProcess('deliveries/bare-sender.ts')
  const job: BareSenderJob = { atOnceEach, targets, bodies }
  const count = messages * endpoints
  try {
    const sendBare = () => measure(receiver, bare.pid, count, async () => void bare.child.send(job))
    const sendOurs = () =>
      measure(receiver, stage.porchlight().pid, count, () => addDeliveries(stage, chatbot, bodies)).finally(() =>
        untilNoted(stage),
      )
    await sendBare()
    await sendOurs()
    const results = await takeTurns(stage.size.rounds, sendBare, sendOurs)
    const ratio = ratioOf(results, ({ perSecond }) => perSecond)
    return [
      {
        what: `webhook deliveries to ${endpoints} addresses (bare: signed and posted)`,
        unit: 'deliveries/s',
        bare: medianOf(results.bare.map(({ perSecond }) => perSecond)),
        porchlight: medianOf(results.porchlight.map(({ perSecond }) => perSecond)),
        ratio,
        toReach: 'at least 0.50 of bare',
        reached: ratio >= 0.5,
        rounds: results,
      },
    ]
  } finally {
    await bare.stop()
    await receiver.stop()
    await stage.restart()
  }
}

async function addWebhook(stage: Stage, url: string): Promise<{ url: string; secret: string }> {
  const response = await fetch(`${stage.porchlight().url}/v1/webhooks`, {
    method: 'POST',
    headers: { authorization: stage.credentials.secretKey, 'content-type': 'application/json' },
    // Of what does not happen here.
    body: JSON.stringify({ url, events: ['lead.updated'] }),
  })
  const answer = (await response.json()) as { secret?: string; Message?: string }
  if (answer.secret === undefined) throw new Error(`no webhook was made: ${answer.Message}`)
  return { url, secret: answer.secret }
}

async function addDeliveries(
  stage: Stage,
  { workspaceId, chatbotId }: BenchChatbot,
  bodies: readonly { id: string; body: string }[],
): Promise<void> {
  await stage.withClient(async (client) => {
    await client.query('TRUNCATE "webhookMessages", "webhookDeliveries"')
    // All at once, as if everything had happened while the webhooks were away.
    await client.query(
      `WITH kept AS (
        INSERT INTO "webhookMessages" ("workspaceId", "eventId", type, "chatbotId", body, "happenedAt", "createdAt")
        SELECT $1, id, 'lead.created', $2, body, now(), now() FROM unnest($3::text[], $4::text[]) AS m(id, body)
        RETURNING id
      )
      INSERT INTO "webhookDeliveries" ("workspaceId", "endpointId", "messageId", "nextAttemptAt")
      SELECT $1, e.id, kept.id, now() FROM kept, "webhookEndpoints" e WHERE e."workspaceId" = $1`,
      [workspaceId, chatbotId, bodies.map(({ id }) => id), bodies.map(({ body }) => body)],
    )
  })
}

/** Until the log says of each that it was delivered, at its first attempt. */
async function untilNoted(stage: Stage): Promise<void> {
  await stage.withClient(async (client) => {
    for (let looks = 0; looks < 100; looks += 1) {
      const { rows } = await client.query<{ open: number; again: number }>(
        `SELECT count(*) FILTER (WHERE status <> 'delivered')::integer AS open,
          count(*) FILTER (WHERE tries <> 1)::integer AS again FROM "webhookDeliveries"`,
      )
      if (rows[0]?.again !== 0) throw new Error('a delivery of the bench was tried twice')
      if (rows[0]?.open === 0) return
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    throw new Error('deliveries of the bench were not noted')
  })
}

let lastId = 0

async function measure(
  receiver: BenchProcess,
  pid: number,
  count: number,
  begin: () => Promise<void>,
): Promise<MeasuredDeliveries> {
  lastId += 1
  receiver.child.send({ id: lastId, expected: count } satisfies ReceiverJob)
  const spentBefore = readProcessorSeconds(pid)
  const ended = once(receiver.child, 'message')
  await begin()
  // The receiver sends just this.
  const { seconds } = (await ended)[0] as ReceiverResult
  const spent = readProcessorSeconds(pid) - spentBefore
  return { perSecond: count / seconds, processorMs: (spent * 1_000_000) / count }
}
