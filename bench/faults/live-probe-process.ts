import { startBenchProcess } from '../child-process.ts'
import type { ProbeReport, ProbeTarget } from './live-probe.ts'

export interface LiveProbe {
  aim(target: ProbeTarget | null): void
  /** What was seen since the last report. */
  report(): Promise<ProbeReport>
  stop(): Promise<void>
}

export async function startLiveProbe(): Promise<LiveProbe> {
  const { child, stop } = await startBenchProcess('faults/live-probe.ts')
  return {
    aim: (to) => void child.send({ to }),
    report: () =>
      new Promise((resolve) => {
        // live-probe.ts sends nothing but reports, one for each that was asked for.
        child.once('message', (message) => resolve(message as ProbeReport))
        child.send({ tell: true })
      }),
    stop,
  }
}
