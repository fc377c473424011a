import { loadavg } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { startBenchProcess } from '../child-process.ts'
import { askPaced, type Latency, latencyOf, type Pace, probePaced } from '../feed/paced-asks.ts'
import { readQuestions } from '../knowledge/question-set.ts'
import { readMemory } from '../process-cost.ts'
import type { Row } from '../report.ts'
import { watchLoop } from '../search-latency/time-each.ts'
import type { Stage } from '../stage.ts'

const mostMinutes = 10
const mostStallMs = 50
/** Each address of loopback is a host of its own, with a pace of its own. */
const manyHosts = 10
const lookEveryMs = 500

interface Crawl {
  pages: number
  hosts: number
  seconds: number
  /** What is asked of another chatbot, before and meanwhile. */
  before: Latency
  meanwhile: Latency
  /** The least that the server can say. */
  probesBefore: Latency
  probesMeanwhile: Latency
  /** The longest time that this process itself did not have a turn: so long the machine may keep any process waiting. */
  ownStallBefore: number
  ownStallMeanwhile: number
  memoryBefore: number
  memoryPeak: number
  load: number[]
}

/**
 * A chatbot learns the pages of one site at the pace that holds for a host (2 requests a second), and then as many pages
 * of ten sites, each at that pace: so it is the learning that takes its time, and what stalls answers is seen.
 */
export async function measureCrawl(stage: Stage): Promise<Row[]> {
  await stage.restart({ PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.0/8' })
  const { crawlPages } = stage.size
  const site = await startBenchProcess('crawl/site-process.ts', { pages: crawlPages })
  try {
    const addressOf = (host: number): string => `http://127.0.0.${host + 1}:${site.port}`
    const one = await crawl(stage, 1, { SiteMapUrl: `${addressOf(0)}/sitemap.xml` })
    const websiteList = Array.from({ length: crawlPages }, (_, at) => ({
      url: `${addressOf(1 + (at % manyHosts))}/page/${at + 1}`,
    }))
    const many = await crawl(stage, manyHosts, { websiteList })
    return [...describe(one), ...describe(many)]
  } finally {
    await site.stop()
  }
}

async function crawl(stage: Stage, hosts: number, change: object): Promise<Crawl> {
  const { size } = stage
  const { pid } = stage.porchlight()
  const { serialNumber } = await stage.addChatbot()
  const { serialNumber: other } = await stage.addChatbot()
  await stage.call('/chat/Chatbot/EditKnowledge', {
    serialNumber: other,
    text: 'The office is open from nine to five.',
  })
  await untilLearned(stage, other, 1)
  const questions = readQuestions(join(import.meta.dirname, '../knowledge/open')).map(({ q }) => q)
  const asks = askPaced(stage, other, { seed: hosts, questions })
  // The one that learns is asked too, now and then, so that what it has learned is taken in meanwhile.
  const learned = askPaced(stage, serialNumber, { seed: hosts + 1, questions, perSecond: 1 })
  const probes = probePaced(stage)
  const paces = [asks, learned, probes]
  let delays = watchLoop()
  const load: number[] = []
  let memoryPeak = 0
  const look = setInterval(() => {
    memoryPeak = Math.max(memoryPeak, readMemory(pid))
  }, lookEveryMs)
  try {
    // The first answers wait for what is made ready for them.
    await wait(size.asksBeforeSeconds * 250)
    delays.stop()
    delays = watchLoop()
    const from = Date.now()
    await wait(size.asksBeforeSeconds * 1_000)
    load.push(loadavg()[0] ?? 0)
    const memoryBefore = readMemory(pid)
    const ownStallBefore = delays.stop()
    delays = watchLoop()
    const began = Date.now()
    await stage.call('/chat/Chatbot/EditKnowledge', { serialNumber, ...change })
    await untilLearned(stage, serialNumber, size.crawlPages)
    const ended = Date.now()
    load.push(loadavg()[0] ?? 0)
    const ownStallMeanwhile = delays.stop()
    await Promise.all(paces.map((pace) => pace.stop()))
    const latency = (pace: Pace, first: number, last: number): Latency => latencyOf(pace.between(first, last))
    const result = {
      pages: size.crawlPages,
      hosts,
      seconds: (ended - began) / 1_000,
      before: latency(asks, from, began),
      meanwhile: latency(asks, began, ended),
      probesBefore: latency(probes, from, began),
      probesMeanwhile: latency(probes, began, ended),
      ownStallBefore,
      ownStallMeanwhile,
      memoryBefore,
      memoryPeak,
      load,
    }
    console.log(`  ${JSON.stringify(result)}`)
    return result
  } finally {
    clearInterval(look)
    delays.stop()
    await Promise.all(paces.map((pace) => pace.stop())).catch(() => {})
  }
}

/** Waits until so many sources are learned and none is under way; fails where one could not be. */
async function untilLearned(stage: Stage, serialNumber: string, least: number): Promise<void> {
  await stage.withClient(async (client) => {
    for (;;) {
      const { rows } = await client.query<{ good: number; bad: number; open: number }>(
        `SELECT count(*) FILTER (WHERE s.status = 2)::integer AS good, count(*) FILTER (WHERE s.status = 3)::integer AS bad,
          count(*) FILTER (WHERE s.status < 2)::integer AS open
        FROM "knowledgeSources" s JOIN chatbots c ON c."workspaceId" = s."workspaceId" AND c.id = s."chatbotId"
        WHERE c."serialNumber" = $1`,
        [serialNumber],
      )
      const { good = 0, bad = 0, open = 0 } = rows[0] ?? {}
      if (bad > 0) throw new Error(`${bad} sources could not be learned`)
      if (open === 0 && good >= least) return
      await wait(lookEveryMs)
    }
  })
}

function describe(crawled: Crawl): Row[] {
  const { pages, hosts, seconds, before, meanwhile, probesBefore, probesMeanwhile } = crawled
  const minutes = seconds / 60
  const sites = hosts === 1 ? 'one site' : `${hosts} sites`
  return [
    {
      what: `${pages.toLocaleString('en')} pages of ${sites} learned, 2 requests a second a host`,
      unit: 'min',
      bare: null,
      porchlight: minutes,
      ratio: null,
      toReach: `under ${mostMinutes} min`,
      reached: minutes < mostMinutes,
      rounds: crawled,
    },
    {
      what: 'the same: longest wait for the least answer meanwhile (bare: before)',
      unit: 'ms',
      bare: probesBefore.longest,
      porchlight: probesMeanwhile.longest,
      ratio: probesMeanwhile.longest / probesBefore.longest,
      toReach: `under ${mostStallMs} ms`,
      reached: probesMeanwhile.longest < mostStallMs,
      rounds: crawled,
    },
    {
      what: 'the same: p95 of answers meanwhile (bare: before)',
      unit: 'ms',
      bare: before.p95,
      porchlight: meanwhile.p95,
      ratio: meanwhile.p95 / before.p95,
      toReach: 'no goal',
      reached: true,
      rounds: crawled,
    },
  ]
}
