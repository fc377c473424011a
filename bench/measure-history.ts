import { to as copyTo } from 'pg-copy-streams'
import { readMemory, readProcessorSeconds } from './process-cost.ts'
import type { Row } from './report.ts'
import { medianOf, ratioOf, takeTurns } from './rounds.ts'
import type { BenchChatbot, Stage } from './stage.ts'

/** More conversations are not given at once (docs/moving.md): those of a very long history are longer. */
const mostConversations = 10_000
const leastMessagesEach = 20
/** The memory is looked at after so many bytes. */
const lookEveryBytes = 4_000_000

interface MeasuredHistory {
  /** Messages a second. */
  perSecond: number
  bytes: number
  /** Processor time that Porchlight spent on a thousand messages, in milliseconds; 0 for the bare one. */
  processorMs: number
  /** The most memory of Porchlight’s process meanwhile above that before, in MiB; 0 for the bare one. */
  grownMiB: number
}

/** ChatContentHistory of a chatbot, whole; against COPY of the same conversations as JSON, put together by the database. */
export async function measureHistory(stage: Stage): Promise<Row[]> {
  const chatbot = await stage.addChatbot()
  const { historyMessages } = stage.size
  await fillHistory(stage, chatbot, Math.max(leastMessagesEach, Math.ceil(historyMessages / mostConversations)))
  // Once before, so that both find their pages in memory.
  await copyHistory(stage, chatbot)
  const { bytes } = await askHistory(stage, chatbot)
  if (bytes < historyMessages * 100) throw new Error(`the history has only ${bytes} bytes`)
  const results = await takeTurns(
    stage.size.rounds,
    () => copyHistory(stage, chatbot),
    () => askHistory(stage, chatbot),
  )
  const ratio = ratioOf(results, ({ perSecond }) => perSecond)
  return [
    {
      what: `history of ${historyMessages.toLocaleString('en')} messages streamed (bare: COPY to JSON)`,
      unit: 'messages/s',
      bare: medianOf(results.bare.map(({ perSecond }) => perSecond)),
      porchlight: medianOf(results.porchlight.map(({ perSecond }) => perSecond)),
      ratio,
      toReach: 'at least 0.30 of bare',
      reached: ratio >= 0.3,
      rounds: results,
    },
    ...memoryRows(results.porchlight),
  ]
}

/** None of a short history, in which nobody looked often enough. */
function memoryRows(rounds: readonly MeasuredHistory[]): Row[] {
  const [first] = rounds
  if (!first || first.bytes < 10 * lookEveryBytes) return []
  return [
    {
      what: `memory while ${first.bytes >> 20} MiB of it are streamed, above that before`,
      unit: 'MiB',
      bare: null,
      porchlight: medianOf(rounds.map(({ grownMiB }) => grownMiB)),
      ratio: null,
      toReach: 'at most 100 MiB',
      reached: rounds.every(({ grownMiB }) => grownMiB <= 100),
      rounds,
    },
  ]
}

/** Conversations of so many messages, of 90 to 330 characters. */
async function fillHistory(
  stage: Stage,
  { workspaceId, chatbotId }: BenchChatbot,
  messagesEach: number,
): Promise<void> {
  await stage.withClient(async (client) => {
    await client.query(
      `INSERT INTO sessions ("workspaceId", "chatbotId", page, "createdAt")
       SELECT $1, $2, 'https://firm.example/homes/' || n, '2026-01-01T00:00:00Z'::timestamptz + n * interval '1 minute'
       FROM generate_series(1, $3::integer) AS n`,
      [workspaceId, chatbotId, stage.size.historyMessages / messagesEach],
    )
    await client.query(
      `INSERT INTO messages ("workspaceId", "chatbotId", "sessionId", role, kind, content, status, "createdAt")
       SELECT "workspaceId", "chatbotId", id, CASE WHEN n % 2 = 0 THEN 'question' ELSE 'answer' END, 'Text',
         repeat('Which "homes" are there?\n', 4 + n % 10), CASE WHEN n % 2 = 0 THEN 'answered' ELSE 'complete' END,
         "createdAt" + n * interval '1 second'
       FROM sessions, generate_series(0, $3::integer - 1) AS n
       WHERE "workspaceId" = $1 AND "chatbotId" = $2 ORDER BY id, n`,
      [workspaceId, chatbotId, messagesEach],
    )
    await client.query('VACUUM (ANALYZE) messages, sessions')
  })
}

function copyHistory(stage: Stage, { workspaceId, chatbotId }: BenchChatbot): Promise<MeasuredHistory> {
  // COPY takes no parameters; both are integers of the database's own.
  const ofChatbot = `s."workspaceId" = ${workspaceId} AND s."chatbotId" = ${chatbotId}`
  return stage.withClient((client) =>
    measure(stage, null, () =>
      client.query(
        copyTo(`COPY (
          SELECT json_build_object('SessionID', s.id, 'CreateTime', s."createdAt", 'URI', s.page, 'Messages', (
            SELECT json_agg(json_build_object('Type', CASE m.role WHEN 'question' THEN 'User' ELSE 'AI' END,
              'Content', m.content) ORDER BY m.id)
            FROM messages m WHERE m."workspaceId" = s."workspaceId" AND m."sessionId" = s.id))
          FROM sessions s WHERE ${ofChatbot} ORDER BY s."createdAt", s.id
        ) TO STDOUT`),
      ),
    ),
  )
}

function askHistory(stage: Stage, { serialNumber }: BenchChatbot): Promise<MeasuredHistory> {
  return measure(stage, stage.porchlight().pid, async function* () {
    const response = await fetch(`${stage.porchlight().url}/chat/Chatbot/ChatContentHistory`, {
      method: 'POST',
      headers: { authorization: stage.credentials.secretKey },
      body: JSON.stringify({ SerialNumber: serialNumber }),
    })
    if (response.status !== 200 || !response.body) throw new Error(`the history answered ${response.status}`)
    yield* response.body
  })
}

/** Reads all of it and forgets it piece by piece. */
async function measure(
  stage: Stage,
  pid: number | null,
  open: () => AsyncIterable<Uint8Array>,
): Promise<MeasuredHistory> {
  const { historyMessages } = stage.size
  const spentBefore = pid === null ? 0 : readProcessorSeconds(pid)
  const begin = performance.now()
  const memoryBefore = pid === null ? 0 : readMemory(pid)
  let [bytes, most, lookedAt] = [0, memoryBefore, 0]
  for await (const piece of open()) {
    bytes += piece.length
    if (pid === null || bytes - lookedAt < lookEveryBytes) continue
    lookedAt = bytes
    most = Math.max(most, readMemory(pid))
  }
  const seconds = (performance.now() - begin) / 1_000
  const spent = pid === null ? 0 : readProcessorSeconds(pid) - spentBefore
  const processorMs = (spent * 1_000_000) / historyMessages
  return { perSecond: historyMessages / seconds, bytes, processorMs, grownMiB: most - memoryBefore }
}
