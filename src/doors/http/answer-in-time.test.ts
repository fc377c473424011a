import { expect, test } from 'vitest'
import { quietMs } from '../../../test/timing/slowness.ts'
import { answerInTime } from './answer-in-time.ts'

const never = new Promise<never>(() => {})

test('what comes in time is what is answered, and a failure of its own is told as such', async () => {
  expect(await answerInTime(Promise.resolve(7), { elapsedMs: 0, limitMs: 60_000 })).toBe(7)
  const failing = answerInTime(Promise.reject(new Error('its own')), { elapsedMs: 0, limitMs: 60_000 })
  await expect(failing).rejects.toThrow('its own')
})

test('what does not come is given up, and told so that the client tries again', async () => {
  let stopped = 0
  const begun = performance.now()
  const late = answerInTime(never, { elapsedMs: 19_800, onLate: () => stopped++ })
  await expect(late).rejects.toMatchObject({ code: 'too-slow', status: 503, retryAfterSeconds: 5 })
  expect(stopped).toBe(1)
  // Of the 20 s, 19.8 were over when the work began.
  expect(quietMs(performance.now() - begun)).toBeLessThan(10_000)
})

test('a request that came too long ago is given up at once, and what fails afterwards troubles nobody', async () => {
  const work = Promise.withResolvers<never>()
  await expect(answerInTime(work.promise, { elapsedMs: 25_000 })).rejects.toMatchObject({ code: 'too-slow' })
  work.reject(new Error('later'))
  await new Promise((resolve) => setImmediate(resolve))
})
