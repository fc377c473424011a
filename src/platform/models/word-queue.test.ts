import { expect, test } from 'vitest'
import { WordQueue } from './word-queue.ts'

test('a taker gets all that is there, in order, then what comes later, and hears of the end', async () => {
  const words = new WordQueue()
  words.push('One ')
  words.push('')
  words.push('two ')
  expect(await words.take()).toEqual(['One ', 'two '])
  const later = words.take()
  expect(words.isAwaited).toBe(true)
  words.push('three')
  words.end(new Error('broken off'))
  words.push('never')
  expect(await later).toEqual(['three'])
  expect(words.isAwaited).toBe(false)
  await expect(words.take()).rejects.toThrow('broken off')
})

test('who hears more than the taker takes waits until all of it is taken', async () => {
  const words = new WordQueue()
  let pushed = 0
  while (words.untilRoom() === null && pushed < 10_000) words.push(`${pushed++} `)
  expect(pushed).toBeLessThan(10_000)
  let hasRoom = false
  const room = words.untilRoom()?.then(() => {
    hasRoom = true
  })
  await Promise.resolve()
  expect(hasRoom).toBe(false)
  expect(await words.take()).toHaveLength(pushed)
  await room
  expect(words.untilRoom()).toBeNull()
})

test('who waits for room does not wait for a taker that is gone', async () => {
  const words = new WordQueue()
  while (words.untilRoom() === null) words.push('on and on ')
  const room = words.untilRoom()
  words.end()
  await room
})
