import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { readMemory } from '../../process-cost.ts'
import { makeSampleListing } from '../../sample-listings.ts'
import type { ProbeReport } from '../live-probe.ts'
import { startLiveProbe } from '../live-probe-process.ts'
import { addChatbot } from '../load/make-chatbots.ts'
import type { Service } from '../service.ts'
import { openStage, type Stage } from '../stage.ts'
import { allTargets } from './all-targets.ts'
import type { Places, Target } from './hostile-targets.ts'
import { type HostileRequest, makeCorpus, makeEvenCorpus } from './make-corpus.ts'
import { type Poster, type PostResult, postCorpus } from './post-corpus.ts'

const launcher = join(import.meta.dirname, '../../..', 'bin', 'porchlight.mjs')

export interface HostileFigures {
  sent: number
  statuses: Record<string, number>
  /** Refused by 503 with Retry-After. */
  busy: number
  faults: string[]
  exits: string[]
  probe: ProbeReport
  /** VmRSS in MiB, before and after `memoryRequests` hostile requests. */
  memoryRequests: number
  memoryBefore: number
  memoryAfter: number
}

/** So many to each operation whose “METHOD path” matches, besides. */
export interface EachOperation {
  requests: number
  matching: RegExp
}

/** How many strangers ask at once. */
const parallel = 40
/** After a burst the process may tidy up for so long before its memory is looked at. */
const usualSettleMs = 15_000

/** The hostile corpus, 40 in parallel, while /health/live is asked every 10 ms. */
export async function measureHostile(
  amount: { requests: number; memoryRequests: number; settleMs?: number; each?: EachOperation | null },
  seed: number,
): Promise<HostileFigures> {
  const { settleMs = usualSettleMs } = amount
  const stage = await openStage('embedded')
  try {
    const { poster, targets } = await prepareHostile(stage)
    // The first sentence of each language loads what it needs; that is no leak.
    await postCorpus(poster, makeCorpus(targets, Math.min(500, amount.memoryRequests), seed + 1), parallel)
    await sleep(settleMs)
    const memoryBefore = readMemory(stage.service.serverPid)
    const probe = await startLiveProbe()
    try {
      probe.aim({ url: stage.service.url, pid: stage.service.serverPid })
      const first = await postCorpus(poster, makeCorpus(targets, amount.memoryRequests, seed), parallel)
      probe.aim(null)
      await sleep(settleMs)
      const memoryAfter = readMemory(stage.service.serverPid)
      probe.aim({ url: stage.service.url, pid: stage.service.serverPid })
      const rest = Math.max(0, amount.requests - amount.memoryRequests)
      const second = await postCorpus(poster, makeCorpus(targets, rest, seed + 2), parallel)
      const third = await postCorpus(poster, corpusOfEach(targets, amount.each ?? null, seed + 3), parallel)
      return {
        ...joinResults([first, second, third]),
        exits: exitsOf(stage.service),
        probe: await probe.report(),
        memoryRequests: amount.memoryRequests,
        memoryBefore,
        memoryAfter,
      }
    } finally {
      await probe.stop()
    }
  } finally {
    await stage.close()
  }
}

function corpusOfEach(targets: readonly Target[], each: EachOperation | null, seed: number): Iterable<HostileRequest> {
  if (each === null) return []
  const chosen = targets.filter(({ method, path }) => each.matching.test(`${method} ${path}`))
  if (chosen.length === 0) throw new Error(`no operation matches ${each.matching}`)
  return makeEvenCorpus(chosen, each.requests, seed)
}

export function exitsOf(service: Service): string[] {
  return service.exits.map(({ how, lastLines }) => `${how}\n${lastLines}`)
}

export function joinResults(
  results: readonly PostResult[],
): Pick<HostileFigures, 'sent' | 'statuses' | 'busy' | 'faults'> {
  const statuses: Record<string, number> = {}
  for (const result of results)
    for (const [status, count] of result.statuses) statuses[status] = (statuses[status] ?? 0) + count
  return {
    sent: results.reduce((sum, { sent }) => sum + sent, 0),
    statuses,
    busy: results.reduce((sum, { busy }) => sum + busy, 0),
    faults: results.flatMap(({ faults }) => faults),
  }
}

/** Makes what hostile requests name, and proves that no operation is left out. */
export async function prepareHostile(stage: Stage): Promise<{ poster: Poster; targets: readonly Target[] }> {
  const { url, credentials } = stage.service
  const chatbot = await addChatbot(url, credentials, { EnableUploadImage: true })
  const places: Places = {
    chatbot,
    spare: await addChatbot(url, credentials),
    sessionId: 0,
    listingId: '',
  }
  const post = async <Data>(path: string, body: object, headers: Record<string, string> = {}): Promise<Data> => {
    const response = await fetch(url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    const text = await response.text()
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${text}`)
    return JSON.parse(text).Data
  }
  const secret = { authorization: credentials.secretKey, 'content-type': 'application/json' }
  for (let number = 1; number <= 40; number += 1) {
    const home = { SerialNumber: chatbot, ...makeSampleListing(number) }
    places.listingId = await post<string>('/chat/Chatbot/RealEstateCreate', home, secret)
  }
  // Not one of the first: a hostile number that is nearly right would erase it.
  for (let number = 0; number < 40; number += 1) {
    const session = await post<{ SessionID: number }>('/chat/Chatbot/GetSession', { serialNumber: chatbot }, secret)
    places.sessionId = session.SessionID
  }
  const visitorKeys: string[] = []
  for (let number = 0; number < 100; number += 1) {
    const from = { 'x-forwarded-for': `198.18.200.${number}`, 'content-type': 'application/json' }
    visitorKeys.push(
      (await post<{ SessionKey: string }>('/chat/Chatbot/GetConfig', { serialNumber: chatbot }, from)).SessionKey,
    )
  }
  const targets = allTargets(places)
  const memberCookie = await becomeOwner(stage.service)
  const poster = { url, secretKey: credentials.secretKey, memberCookie, visitorKeys, counter: { last: 0 } }
  return { poster, targets }
}

/** Makes an owner by a link of the command line, as an operator does. Answers the cookie. */
async function becomeOwner({ url, environment }: Service): Promise<string> {
  const { stdout } = await promisify(execFile)(process.execPath, [launcher, 'console', 'link'], { env: environment })
  const token = stdout.trim().split('#')[1] ?? ''
  const owner = { token, name: 'Ana Ruiz', email: 'ana@firm.example', password: 'four quiet green lakes' }
  const response = await fetch(`${url}/v1/console/owner`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', origin: url },
    body: JSON.stringify(owner),
  })
  const [cookie] = response.headers.getSetCookie()
  if (response.status !== 200 || cookie === undefined)
    throw new Error(`no owner could be made: ${await response.text()}`)
  return cookie.split(';')[0] ?? ''
}
