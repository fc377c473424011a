import { beforeAll, describe, expect, test } from 'vitest'
import { type LeadFigures, measureLeads } from '../../bench/faults/leads/measure-leads.ts'
import { stopAllAtEnd } from '../../bench/faults/stop-all.ts'

// The short form of `npm run bench:faults -- --only leads`.

describe.runIf(process.platform === 'linux')('while two processes and their database are killed', () => {
  let seen: LeadFigures

  beforeAll(async () => {
    stopAllAtEnd()
    const kills = { calmMs: 1_000, leastKills: 3 }
    seen = await measureLeads({ leads: 60, leaveSeconds: 4, ...kills, waitsForLeases: false }, 3)
  }, 600_000)

  test('each acknowledged lead and tour is in LeadList, the mails and at the webhook, once', () => {
    expect(seen.killed.length).toBeGreaterThanOrEqual(3)
    expect(Object.values(seen.acknowledged).filter((count) => count < 4)).toEqual([])
    expect(seen.faults).toEqual([])
  })

  test('every request has an end, and nothing but its own kill -9 ends a process', () => {
    expect(seen.wrong).toEqual([])
    expect(seen.exits).toEqual([])
  })
})
