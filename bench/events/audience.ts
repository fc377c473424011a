import { setTimeout as sleep } from 'node:timers/promises'
import { type BenchProcess, startBenchProcess } from '../child-process.ts'
import type { BenchChatbot, Stage } from '../stage.ts'

/** As a firm may have: two programs of its own, and five people at their inboxes. */
const webhooks = 2
const inboxes = 5
/** What writes events, live events and counts with every message; who adds one adds it here. */
const triggers = ['noteConversation', 'noteMissingAnswer', 'tellOfMessages', 'countStoredQuestions']
const types = ['lead.created', 'lead.updated', 'conversation.started', 'answer.missing', 'listings.changed']
const longestTellingMs = 120_000
/** Changes of listings are gathered for a second before they are an event. */
const gatheredMs = 1_500

/** All who are told of what happens in a chatbot: they can come and go. */
export interface Audience {
  /** Everybody listens, and everything is noted for them. */
  come(): Promise<void>
  /** Once everybody was told of everything, nobody listens, and nothing is noted. Answers how long that took, in seconds. */
  go(): Promise<number>
  close(): Promise<void>
}

/** Webhooks for every kind of event, event streams of inboxes, and an address for mails; not there before they `come`. */
export async function makeAudience(stage: Stage, { serialNumber }: BenchChatbot): Promise<Audience> {
  const hosts = Array.from({ length: webhooks }, (_, index) => `127.0.0.${index + 1}`)
  await stage.restart({ PORCHLIGHT_WEBHOOK_HTTP_HOSTS: hosts.join(','), PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.0/8' })
  const receiver = await startBenchProcess('deliveries/webhook-receiver.ts')
  for (const host of hosts) await addWebhook(stage, host, receiver)
  let streams: AbortController | null = null
  const setAll = async (isThere: boolean): Promise<void> => {
    await stage.withClient(async (client) => {
      for (const name of triggers)
        await client.query(`ALTER TABLE messages ${isThere ? 'ENABLE' : 'DISABLE'} TRIGGER "${name}"`)
      // Those of other works are gone: nobody would answer.
      await client.query(
        `UPDATE "webhookEndpoints" SET "switchedOff" = CASE WHEN $1 AND url LIKE $2 THEN NULL ELSE 'by-hand' END`,
        [isThere, `%:${receiver.port}/hook`],
      )
    })
    const TalkToHumanEmail = isThere ? 'desk@example.com' : ''
    await stage.call('/chat/Chatbot/Edit', { serialNumber, TalkToHumanEmail })
  }
  const hangUp = (): void => {
    streams?.abort()
    streams = null
  }
  await setAll(false)
  return {
    come: async () => {
      if (streams) return
      await setAll(true)
      const opened = new AbortController()
      streams = opened
      await Promise.all(Array.from({ length: inboxes }, () => openInbox(stage, opened.signal)))
    },
    go: async () => {
      if (!streams) return 0
      const seconds = await untilTold(stage)
      hangUp()
      await setAll(false)
      return seconds
    },
    close: async () => {
      hangUp()
      await setAll(true)
      await receiver.stop()
      await stage.restart()
    },
  }
}

async function addWebhook(stage: Stage, host: string, { port }: BenchProcess): Promise<void> {
  const response = await fetch(`${stage.porchlight().url}/v1/webhooks`, {
    method: 'POST',
    headers: { authorization: stage.credentials.secretKey, 'content-type': 'application/json' },
    body: JSON.stringify({ url: `http://${host}:${port}/hook`, events: types }),
  })
  if (!response.ok) throw new Error(`no webhook was made: ${await response.text()}`)
}

/** Opens an event stream of all conversations, which is read and forgotten. */
async function openInbox(stage: Stage, signal: AbortSignal): Promise<void> {
  const headers = { authorization: stage.credentials.secretKey }
  const response = await fetch(`${stage.porchlight().url}/v1/conversations/events`, { headers, signal })
  if (!response.ok || !response.body) throw new Error(`no event stream was opened: ${await response.text()}`)
  // It ends with the signal, which is no failure.
  response.body.pipeTo(new WritableStream()).catch(() => {})
}

/** Until nothing that happened waits to be told. Answers after how many seconds. */
async function untilTold(stage: Stage): Promise<number> {
  const begin = performance.now()
  await sleep(gatheredMs)
  return stage.withClient(async (client) => {
    while (performance.now() - begin < longestTellingMs) {
      const { rows } = await client.query<{ open: number; failed: number }>(
        `SELECT (SELECT count(*) FROM events WHERE "handedOutAt" IS NULL)::integer
            + (SELECT count(*) FROM "eventWork" WHERE state = 'waiting')::integer
            + (SELECT count(*) FROM "webhookDeliveries" WHERE status = 'pending')::integer AS open,
          (SELECT count(*) FROM "eventWork" WHERE state = 'failed')::integer AS failed`,
      )
      if (rows[0]?.failed !== 0) throw new Error('an event of the bench could not be told')
      if (rows[0]?.open === 0) return (performance.now() - begin) / 1_000
      await sleep(100)
    }
    throw new Error('the events of the bench were not told')
  })
}
