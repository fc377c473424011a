import { setTimeout as wait } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { makeWorkQueue } from './work-queue.ts'

const never = new AbortController().signal

function makeGate(): { open(): void; wait: Promise<void> } {
  let open = (): void => {}
  const wait = new Promise<void>((resolve) => {
    open = resolve
  })
  return { open, wait }
}

test('runs so many at once, lets so many wait in line, and refuses the rest', async () => {
  const queue = makeWorkQueue({ running: 2, waiting: 3 })
  const gate = makeGate()
  const began: number[] = []
  const work = (index: number) => async (): Promise<number> => {
    began.push(index)
    await gate.wait
    return index
  }
  const results = [0, 1, 2, 3, 4].map((index) => queue.run(work(index), never))
  await expect(queue.run(work(5), never)).rejects.toMatchObject({ code: 'too-busy', status: 503, retryAfterSeconds: 5 })
  await wait(10)
  expect(began).toEqual([0, 1])
  gate.open()
  expect(await Promise.all(results)).toEqual([0, 1, 2, 3, 4])
  expect(began).toEqual([0, 1, 2, 3, 4])
  expect(await queue.run(async () => 'again', never)).toBe('again')
})

test('work that fails gives its place to the next', async () => {
  const queue = makeWorkQueue({ running: 1, waiting: 1 })
  const failing = queue.run(async () => {
    await wait(5)
    throw new Error('broken')
  }, never)
  const next = queue.run(async () => 'done', never)
  await expect(failing).rejects.toThrow('broken')
  expect(await next).toBe('done')
})

test('who does not want to wait any longer leaves the line and takes no place', async () => {
  const queue = makeWorkQueue({ running: 1, waiting: 1 })
  const gate = makeGate()
  const first = queue.run(() => gate.wait, never)
  const leaving = new AbortController()
  const second = queue.run(async () => 'never', leaving.signal)
  leaving.abort(new Error('gone'))
  await expect(second).rejects.toThrow('gone')
  const third = queue.run(async () => 'third', never)
  gate.open()
  await first
  expect(await third).toBe('third')
  await expect(queue.run(async () => 'never', leaving.signal)).rejects.toThrow('gone')
})
