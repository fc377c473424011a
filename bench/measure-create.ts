import { startBareServer } from './bare/bare-server-process.ts'
import { measureRequests, summarizeRequests } from './measure-requests.ts'
import type { Row } from './report.ts'
import { medianOf, ratioOf } from './rounds.ts'
import { makeSampleListing } from './sample-listings.ts'
import type { Stage } from './stage.ts'

/** Numbers of the created listings; nobody else's. */
const first = 9_000_001
const differentBodies = 2_000

/** RealEstateCreate, each acknowledged only when the disk has it. */
export async function measureCreate(stage: Stage): Promise<Row[]> {
  const { serialNumber, workspaceId } = await stage.filledChatbot()
  const durable = await stage.withClient(async (client) => {
    const { rows } = await client.query<{ durable: boolean }>(
      `SELECT current_setting('fsync') = 'on' AND current_setting('synchronous_commit') = 'on' AS durable`,
    )
    return rows[0]?.durable
  })
  if (!durable) throw new Error('the database of the bench does not write durably')
  const bareServer = await startBareServer(stage, workspaceId)
  try {
    const bodies = Array.from({ length: differentBodies }, (_, index) =>
      JSON.stringify({ SerialNumber: serialNumber, ...makeSampleListing(first + index) }),
    )
    const results = await measureRequests(
      stage,
      { origin: `http://127.0.0.1:${bareServer.port}`, path: '/create', headers: {}, pid: bareServer.pid },
      {
        origin: stage.porchlight().url,
        path: '/chat/Chatbot/RealEstateCreate',
        headers: { authorization: stage.credentials.secretKey, 'content-type': 'application/json' },
        pid: stage.porchlight().pid,
      },
      bodies,
    )
    const ratio = ratioOf(results, ({ perSecond }) => perSecond)
    return [
      {
        what: 'RealEstateCreate, durable',
        unit: 'requests/s',
        bare: medianOf(results.bare.map(({ perSecond }) => perSecond)),
        porchlight: medianOf(results.porchlight.map(({ perSecond }) => perSecond)),
        ratio,
        toReach: 'at least 0.85 of bare',
        reached: ratio >= 0.85,
        rounds: summarizeRequests(results),
      },
    ]
  } finally {
    await bareServer.stop()
  }
}
