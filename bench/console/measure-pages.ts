import type { Page } from 'playwright-core'
import { describeTimes, type Figure } from './figures.ts'
import type { Desk } from './open-desk.ts'

// The inbox last: that is where each round begins.
const keysOfRooms = ['l', 't', 'h', 'k', 'n', 'c', 's', 'i']
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
  for (const key of keysOfRooms) await changeRoom(page, key)
  const changes: number[] = []
  for (let round = 0; round < rounds; round += 1) {
    for (const key of keysOfRooms) changes.push(await changeRoom(page, key))
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

/** From the second key of "g …" to the first frame that shows the heading of another address, in milliseconds. */
async function changeRoom(page: Page, key: string): Promise<number> {
  const watch = await page.evaluateHandle(
    ({ wanted, before }) => ({
      took: new Promise<number>((resolve, reject) => {
        setTimeout(() => reject(new Error(`the room of "${wanted}" did not open`)), 20_000)
        let pressedAt = 0
        const hear = (event: KeyboardEvent): void => {
          if (event.key === wanted) pressedAt = event.timeStamp
        }
        addEventListener('keydown', hear, { capture: true })
        const look = (): void => {
          const isThere = location.pathname !== before && document.querySelector('main#content :is(h1, h2)')
          requestAnimationFrame(isThere ? () => resolve(performance.now() - pressedAt) : look)
        }
        look()
      }),
    }),
    { wanted: key, before: new URL(page.url()).pathname },
  )
  await page.keyboard.press('g')
  await page.keyboard.press(key)
  return watch.evaluate(({ took }) => took)
}
