import { startBareServer } from './bare/bare-server-process.ts'
import {
  type MeasuredRequests,
  measureRequests,
  p99Of,
  type RequestTarget,
  summarizeRequests,
} from './measure-requests.ts'
import type { Row } from './report.ts'
import { medianOf, type Rounds, ratioOf } from './rounds.ts'
import { cityNames } from './sample-listings.ts'
import type { Stage } from './stage.ts'

const mostMs = 25
const laterPage = 50
/** A quick run has too few listings for that many pages of one city. */
const laterPageWhenQuick = 2

/** RealEstateList with CityName: the first page and a later one, with the exact VirtualCount. */
export async function measureList(stage: Stage): Promise<Row[]> {
  const { serialNumber, workspaceId } = await stage.filledChatbot()
  const bareServer = await startBareServer(stage, workspaceId)
  try {
    const bare = { origin: `http://127.0.0.1:${bareServer.port}`, path: '/list', headers: {}, pid: bareServer.pid }
    const porchlight = {
      origin: stage.porchlight().url,
      path: '/chat/Chatbot/RealEstateList',
      headers: { 'chatrobot-sessionkey': stage.credentials.sessionKey, 'content-type': 'application/json' },
      pid: stage.porchlight().pid,
    }
    const rows: Row[] = []
    const lastPage = stage.size.chatbotListings / cityNames.length / 20 < laterPage ? laterPageWhenQuick : laterPage
    for (const page of [1, lastPage]) {
      const bodies = cityNames.map((CityName) =>
        JSON.stringify({ SerialNumber: serialNumber, CityName, PageNumber: page, PageSize: 20 }),
      )
      for (const body of bodies) await checkSameAnswer(bare, porchlight, body)
      rows.push(...describe(page, await measureRequests(stage, bare, porchlight, bodies)))
    }
    return rows
  } finally {
    await bareServer.stop()
  }
}

/** Both do the same work only if they answer the same, to the byte, and a full page. */
async function checkSameAnswer(bare: RequestTarget, porchlight: RequestTarget, body: string): Promise<void> {
  const [expected, got] = await Promise.all(
    [bare, porchlight].map(async ({ origin, path, headers }) => {
      const response = await fetch(origin + path, { method: 'POST', headers, body })
      return response.text()
    }),
  )
  if (expected !== got)
    throw new Error(`Porchlight and the bare server answer ${body} differently:\n${got}\n${expected}`)
  const { Data } = JSON.parse(got ?? '') as { Data: { List: unknown[] } }
  if (Data.List.length === 0) throw new Error(`the page asked for by ${body} is empty`)
}

function describe(page: number, results: Rounds<MeasuredRequests>): Row[] {
  const ratio = ratioOf(results, ({ perSecond }) => perSecond)
  const porchlightP99 = p99Of(results.porchlight)
  const rounds = summarizeRequests(results)
  return [
    {
      what: `RealEstateList, one city, page ${page}`,
      unit: 'requests/s',
      bare: medianOf(results.bare.map(({ perSecond }) => perSecond)),
      porchlight: medianOf(results.porchlight.map(({ perSecond }) => perSecond)),
      ratio,
      toReach: 'at least 0.85 of bare',
      reached: ratio >= 0.85,
      rounds,
    },
    {
      what: 'the same: 99th percentile of the time a request takes',
      unit: 'ms',
      bare: p99Of(results.bare),
      porchlight: porchlightP99,
      ratio: null,
      toReach: `under ${mostMs} ms`,
      reached: porchlightP99 < mostMs,
      rounds,
    },
  ]
}
