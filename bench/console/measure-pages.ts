import type { Page } from 'playwright-core'
import { describeTimes, type Figure } from './figures.ts'
import type { Desk } from './open-desk.ts'

const roomsByKey = {
  i: 'inbox',
  l: 'leads',
  t: 'tours',
  h: 'listings',
  k: 'knowledge',
  n: 'insight',
  c: 'chatbots',
  s: 'setup',
}
const loads = 10
const rounds = 5

/** Largest contentful paint of the inbox with a warm cache, and how long it takes from one room to another. */
export async function measurePages(desk: Desk): Promise<Figure[]> {
  const page = await desk.open('/inbox')
  await page.getByRole('region', { name: 'Conversations' }).getByRole('link').first().waitFor()
  const paints: number[] = []
  for (let load = 0; load < loads; load += 1) {
    await page.reload()
    await page.getByRole('region', { name: 'Conversations' }).getByRole('link').first().waitFor()
    paints.push(await readLargestPaint(page))
  }
  // Each room once before: its scripts are there, as for who has worked an hour.
  for (const key of Object.keys(roomsByKey)) await changeRoom(page, key)
  const changes: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const key of Object.keys(roomsByKey)) changes.push(await changeRoom(page, key))
  }
  await page.context().close()
  return [
    describeTimes('largest contentful paint of the inbox, warm', paints, 800),
    describeTimes('from the key to the next room on the screen', changes, 100),
  ]
}

function readLargestPaint(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        let last = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) last = entry.startTime
        }).observe({ type: 'largest-contentful-paint', buffered: true })
        setTimeout(() => resolve(last), 500)
      }),
  )
}

/** From the second key of "g …" to the first frame that shows another heading and no skeleton, in milliseconds. */
async function changeRoom(page: Page, key: string): Promise<number> {
  await page.keyboard.press('g')
  const changed = page.evaluate(
    (before) =>
      new Promise<number>((resolve) => {
        let pressedAt = 0
        addEventListener('keydown', () => (pressedAt = performance.now()), { once: true, capture: true })
        const look = (): void => {
          const title = document.querySelector('main#content h1, main#content h2')?.textContent
          const isThere = pressedAt > 0 && location.pathname !== before && title && document.title !== ''
          if (isThere) requestAnimationFrame(() => resolve(performance.now() - pressedAt))
          else requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      }),
    new URL(page.url()).pathname,
  )
  await page.keyboard.press(key)
  const took = await Promise.race([
    changed,
    new Promise<number>((resolve) => setTimeout(() => resolve(Number.NaN), 10_000)),
  ])
  if (Number.isNaN(took)) throw new Error(`the room of "${key}" did not open`)
  return took
}
