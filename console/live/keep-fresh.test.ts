import { QueryClient, QueryObserver } from '@tanstack/react-query'
import { PorchlightError } from 'porchlight/client'
import { afterEach, expect, test } from 'vitest'
import { type Freshness, keepFresh } from './keep-fresh.ts'

const endings: (() => void)[] = []
afterEach(() => {
  for (const end of endings.splice(0)) end()
})

function open(key: string, read: () => Promise<number>, firstPauseMs = 1) {
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } })
  const ending = new AbortController()
  const told: Freshness[] = []
  keepFresh(queries, {
    signal: ending.signal,
    firstPauseMs,
    longestPauseMs: firstPauseMs * 8,
    onFreshness: (freshness) => {
      if (told.at(-1) !== freshness) told.push(freshness)
    },
  })
  const observer = new QueryObserver(queries, { queryKey: [key], queryFn: read })
  const leave = observer.subscribe(() => {})
  endings.push(() => {
    ending.abort()
    leave()
    queries.clear()
  })
  return { queries, observer, told, ending, leave }
}

const trouble = (status: number) => new PorchlightError('no', { code: 'internal-error', operation: 'readMe', status })

test('what could not be read is asked again until it can be, and the last that was known is shown meanwhile', async () => {
  let calls = 0
  let fails = 0
  const { queries, observer, told } = open('waiting', async () => {
    calls += 1
    if (fails-- > 0) throw trouble(503)
    return calls
  })
  await expect.poll(() => told.at(-1)).toBe('fresh')
  expect(told).toEqual(['fresh', 'loading', 'fresh'])
  fails = 4
  await queries.invalidateQueries({ queryKey: ['waiting'] })
  expect([told.at(-1), observer.getCurrentResult().data]).toEqual(['behind', 1])
  await expect.poll(() => observer.getCurrentResult().data).toBe(6)
  expect(told.at(-1)).toBe('fresh')
})

test('tours too, which live events keep as they are', async () => {
  let fails = 0
  const { queries, observer, told } = open('tours', async () => {
    if (fails-- > 0) throw trouble(503)
    return 7
  })
  await expect.poll(() => observer.getCurrentResult().data).toBe(7)
  fails = 2
  await queries.invalidateQueries({ queryKey: ['tours'] })
  expect(told.at(-1)).toBe('behind')
  await expect.poll(() => told.at(-1)).toBe('fresh')
})

test('also the first time', async () => {
  let fails = 2
  const { observer, told } = open('waiting', async () => {
    if (fails-- > 0) throw new TypeError('Failed to fetch')
    return 7
  })
  await expect.poll(() => observer.getCurrentResult().data).toBe(7)
  expect(told).toEqual(['fresh', 'loading', 'behind', 'loading', 'behind', 'loading', 'fresh'])
})

test('what is refused for good is not asked again, and others are nobody’s business', async () => {
  let calls = 0
  const read = async () => {
    calls += 1
    throw trouble(calls === 1 ? 404 : 503)
  }
  const refused = open('conversation', read)
  await expect.poll(() => refused.observer.getCurrentResult().status).toBe('error')
  expect(refused.told).toEqual(['fresh'])
  const other = open('leads', read)
  await expect.poll(() => other.observer.getCurrentResult().status).toBe('error')
  expect(other.told).toEqual(['fresh'])
})

test('nobody asks for what is shown no more, or once the console is left', async () => {
  let calls = 0
  const read = async () => {
    calls += 1
    throw trouble(503)
  }
  const left = open('waiting', read)
  await expect.poll(() => calls).toBeGreaterThan(2)
  left.leave()
  left.ending.abort()
  await Promise.resolve()
  const before = calls
  // More than the longest pause between two tries.
  await new Promise((resolve) => setTimeout(resolve, 30))
  expect(calls).toBeLessThanOrEqual(before + 1)
})
