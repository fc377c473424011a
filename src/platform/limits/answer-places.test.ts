import { expect, test } from 'vitest'
import { AnswerPlaces } from './answer-places.ts'

/** Work that ends when it is told to, and a list of whose work has begun. */
function makeWork() {
  const begun: string[] = []
  const ends: (() => void)[] = []
  const work = (name: string) => (): Promise<string> => {
    begun.push(name)
    return new Promise((resolve) => ends.push(() => resolve(name)))
  }
  const finishOne = async (): Promise<void> => {
    ends.shift()?.()
    await new Promise((resolve) => setImmediate(resolve))
  }
  return { begun, work, finishOne }
}

test('so many are at work at once, and conversations wait in turn', async () => {
  const places = new AnswerPlaces(2)
  const { begun, work, finishOne } = makeWork()
  const asked = [1, 1, 1, 1, 1, 2, 3, 2].map((session, index) => places.use(session, work(`${session}.${index}`)))
  expect(begun).toEqual(['1.0', '1.1'])
  for (let time = 0; time < 8; time += 1) await finishOne()
  expect(begun).toEqual(['1.0', '1.1', '1.2', '2.5', '3.6', '1.3', '2.7', '1.4'])
  expect(await Promise.all(asked)).toHaveLength(8)
})

test('work that fails makes room as well', async () => {
  const places = new AnswerPlaces(1)
  const broken = async (): Promise<never> => {
    throw new Error('broken')
  }
  await expect(places.use(1, broken)).rejects.toThrow('broken')
  const [first, second] = [places.use(1, broken), places.use(2, async () => 'done')]
  await expect(first).rejects.toThrow('broken')
  expect(await second).toBe('done')
})

test('who would have to wait behind far too many is told to come again', async () => {
  const places = new AnswerPlaces(1)
  const { begun, work, finishOne } = makeWork()
  const asked = Array.from({ length: 1_001 }, (_, index) => places.use(index, work(String(index))))
  await expect(places.use(5_000, work('too many'))).rejects.toMatchObject({ code: 'too-busy', retryAfterSeconds: 5 })
  for (let time = 0; time < 1_001; time += 1) await finishOne()
  await Promise.all(asked)
  expect(begun).toHaveLength(1_001)
})
