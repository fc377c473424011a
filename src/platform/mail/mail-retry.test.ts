import { expect, test } from 'vitest'
import { isAboutMail, isRefusedForGood, pauseAfter, restAfter } from './mail-retry.ts'

test('a mail is tried for five days, later and later', () => {
  const pauses: number[] = []
  for (let attempts = 1; ; attempts += 1) {
    const pause = pauseAfter(attempts)
    if (pause === null) break
    pauses.push(pause)
  }
  const days = pauses.reduce((sum, pause) => sum + pause, 0) / 86_400
  expect(days).toBeGreaterThan(5)
  expect(days).toBeLessThan(6)
  expect(Math.min(...pauses)).toBe(60)
  expect(Math.max(...pauses), 'takeDueMails takes longer ones for a clock that jumped').toBeLessThan(2 * 86_400)
})

test('while the server is away it is looked for every five minutes at the least', () => {
  expect([1, 2, 3, 4, 5, 1_000].map(restAfter)).toEqual([60, 60, 120, 240, 300, 300])
})

test('what is about one mail, and what may hold for all', () => {
  const error = (command: string | null, responseCode: number | null) => ({ message: '', command, responseCode })
  expect(isAboutMail(error('RCPT TO', 451))).toBe(true)
  expect(isAboutMail(error('DATA', 552))).toBe(true)
  for (const [command, code] of [
    ['RCPT TO', 421],
    ['CONN', null],
    ['AUTH PLAIN', 535],
    ['MAIL FROM', 550],
    [null, null],
  ] as const) {
    expect(isAboutMail(error(command, code)), `${command} ${code}`).toBe(false)
    expect(isRefusedForGood(error(command, code)), `${command} ${code}`).toBe(false)
  }
  expect(isRefusedForGood(error('RCPT TO', 550))).toBe(true)
  expect(isRefusedForGood(error('RCPT TO', 450))).toBe(false)
})
