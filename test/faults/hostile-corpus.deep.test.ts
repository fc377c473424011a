import { expect, test } from 'vitest'
import { measureHostile } from '../../bench/faults/hostile/measure-hostile.ts'
import { stopAllAtEnd } from '../../bench/faults/stop-all.ts'

// The short form of `npm run bench:faults -- --only hostile`: how long others wait and how the memory grows is measured
// there, on a machine that does nothing else.
test.runIf(process.platform === 'linux')(
  'a process lives and answers while strangers send the worst to every operation, 40 at once',
  { timeout: 240_000 },
  async () => {
    stopAllAtEnd()
    const { sent, statuses, faults, exits, probe } = await measureHostile(
      { requests: 240, memoryRequests: 120, settleMs: 500 },
      5,
    )
    expect(faults).toEqual([])
    expect(exits).toEqual([])
    expect(sent).toBe(240)
    // A corpus that is all refused, or all taken, would prove little.
    for (const status of [200, 400]) expect(statuses[status], JSON.stringify(statuses)).toBeGreaterThan(25)
    expect(probe).toMatchObject({ failed: 0 })
    expect(probe.asked).toBeGreaterThan(0)
  },
)
