// Asks /health/live every 10 ms, in a process of its own, so that nothing but the server makes an answer late.
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { sayReady } from '../child-process.ts'

const everyMs = 10
/** An answer that took longer is looked into. */
const longMs = 20

export interface ProbeTarget {
  url: string
  /** Of the server, to know how long it waited for a processor that others had. */
  pid: number
}

/** Since the last report. Milliseconds. */
export interface ProbeReport {
  asked: number
  /** The longest wait for an answer. */
  longest: number
  /** The same without the time in which the machine gave the server no processor, or us none. */
  longestOwn: number
  failed: number
}

const agent = new Agent({ keepAlive: true })
let target: ProbeTarget | null = null
let report: ProbeReport = { asked: 0, longest: 0, longestOwn: 0, failed: 0 }

process.on('message', (message) => {
  // Only live-probe-process.ts talks to this process: a target, null for a pause, or a request for the report.
  const { to, tell } = message as { to?: ProbeTarget | null; tell?: boolean }
  if (to !== undefined) target = to
  if (!tell) return
  process.send?.(report)
  report = { asked: 0, longest: 0, longestOwn: 0, failed: 0 }
})
sayReady(0)

setInterval(() => target && ask(target), everyMs)

function ask({ url, pid }: ProbeTarget): void {
  const asked = report
  const begin = performance.now()
  const waitedBefore = waitedForProcessor(pid)
  const ownBefore = waitedForProcessor(process.pid)
  const done = (failed: boolean): void => {
    const ms = performance.now() - begin
    asked.asked += 1
    if (failed) {
      asked.failed += 1
      return
    }
    asked.longest = Math.max(asked.longest, ms)
    const waited =
      ms > longMs ? waitedForProcessor(pid) - waitedBefore + waitedForProcessor(process.pid) - ownBefore : 0
    asked.longestOwn = Math.max(asked.longestOwn, ms - waited)
  }
  const outgoing = request(new URL('/health/live', url), { agent }, (response) => {
    response.resume().on('end', () => done(response.statusCode !== 200))
    response.on('error', () => done(true))
  })
  outgoing.on('error', () => done(true))
  outgoing.end()
}

/** Milliseconds that the main thread of a process was ready to run while others had the processor. */
function waitedForProcessor(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/task/${pid}/schedstat`, 'utf8').split(' ')[1]) / 1e6
  } catch {
    return 0
  }
}
