import { setTimeout as sleep } from 'node:timers/promises'
import { readMemory } from './process-cost.ts'
import type { Row } from './report.ts'
import type { Stage } from './stage.ts'

const mostMiB = 150

/** Memory of the server's Node process a while after its start, with nothing asked of it. */
export async function measureMemory(stage: Stage): Promise<Row[]> {
  const { pid } = await stage.restart()
  const readings: number[] = []
  for (let reading = 0; reading < 5; reading++) {
    await sleep((stage.size.idleSeconds * 1_000) / 5)
    readings.push(readMemory(pid))
  }
  const porchlight = readings.at(-1) ?? Number.NaN
  return [
    {
      what: 'memory of the Node process, idle after its start (RSS)',
      unit: 'MiB',
      bare: null,
      porchlight,
      ratio: null,
      toReach: `under ${mostMiB} MiB`,
      reached: porchlight < mostMiB,
      rounds: { readings },
    },
  ]
}
