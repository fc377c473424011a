import { measureRequests, p99Of, type RequestTarget, summarizeRequests } from '../measure-requests.ts'
import type { Row } from '../report.ts'
import { medianOf, ratioOf } from '../rounds.ts'
import { cityNames, makeSampleListing } from '../sample-listings.ts'
import type { BenchChatbot, Stage } from '../stage.ts'
import { type Audience, makeAudience } from './audience.ts'

/** Numbers of the created listings; nobody else's. */
const first = 9_500_001
const differentBodies = 2_000
/** Conversations that are there; each question begins another one until all have begun. */
const sessionsForSecond = 1_500
/** One question of so many leaves an address, which is mailed. */
const contactEach = 20
const reach = 0.9

/**
 * Creates and questions while everybody is told of them (webhooks, mails, event streams, counts), against the same
 * Porchlight while nobody listens and nothing is noted for anybody.
 */
export async function measureEvents(stage: Stage): Promise<Row[]> {
  const chatbot = await stage.filledChatbot()
  const audience = await makeAudience(stage, chatbot)
  try {
    const creates = Array.from({ length: differentBodies }, (_, index) =>
      JSON.stringify({ SerialNumber: chatbot.serialNumber, ...makeSampleListing(first + index) }),
    )
    return [
      await compare(stage, audience, {
        what: 'RealEstateCreate, everybody told of it (bare: nobody)',
        path: '/chat/Chatbot/RealEstateCreate',
        bodies: creates,
      }),
      await compare(stage, audience, {
        what: 'ClientAsk, everybody told of it (bare: nobody)',
        path: '/chat/Chat/ClientAsk',
        bodies: await makeQuestions(stage, chatbot),
      }),
    ]
  } finally {
    await audience.close()
  }
}

async function compare(
  stage: Stage,
  audience: Audience,
  { what, path, bodies }: { what: string; path: string; bodies: string[] },
): Promise<Row> {
  const toldAfterSeconds: number[] = []
  const target: RequestTarget = {
    origin: stage.porchlight().url,
    path,
    headers: { authorization: stage.credentials.secretKey, 'content-type': 'application/json' },
    pid: stage.porchlight().pid,
  }
  const leave = async (): Promise<void> => {
    const seconds = await audience.go()
    if (seconds > 0) toldAfterSeconds.push(seconds)
  }
  const results = await measureRequests(
    stage,
    { ...target, prepare: leave },
    { ...target, prepare: () => audience.come() },
    bodies,
  )
  await leave()
  const ratio = ratioOf(results, ({ perSecond }) => perSecond)
  return {
    what,
    unit: 'requests/s',
    bare: medianOf(results.bare.map(({ perSecond }) => perSecond)),
    porchlight: medianOf(results.porchlight.map(({ perSecond }) => perSecond)),
    ratio,
    toReach: `at least ${reach.toFixed(2)} of bare`,
    reached: ratio >= reach,
    rounds: {
      ...summarizeRequests(results),
      p99: { bare: p99Of(results.bare), porchlight: p99Of(results.porchlight) },
      toldAfterSeconds,
    },
  }
}

/** A question in each of many conversations that nobody has said anything in yet. */
async function makeQuestions(stage: Stage, { workspaceId, chatbotId }: BenchChatbot): Promise<string[]> {
  const { rounds, roundSeconds, warmUpSeconds } = stage.size
  const count = Math.ceil(sessionsForSecond * 2 * (rounds * roundSeconds + warmUpSeconds))
  const ids = await stage.withClient(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `INSERT INTO sessions ("workspaceId", "chatbotId") SELECT $1, $2 FROM generate_series(1, $3) RETURNING id`,
      [workspaceId, chatbotId, count],
    )
    return rows.map(({ id }) => Number(id))
  })
  return ids.map((sessionID, index) => {
    const city = cityNames[index % cityNames.length] ?? ''
    const contact = index % contactEach === 0 ? ` Please write to visitor${index}@example.com.` : ''
    return JSON.stringify({ sessionID, content: `3 bedrooms in ${city} under 900k?${contact}` })
  })
}
