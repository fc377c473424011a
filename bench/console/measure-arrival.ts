import type { ReadyPorchlight } from '../../test/porchlight-process.ts'
import { describeTimes, type Figure } from './figures.ts'
import type { Desk } from './open-desk.ts'
import { openVisitor } from './visitor.ts'

const messages = 40

/** From the moment at which a new visitor's first words are sent to the one at which an open inbox shows their conversation. */
export async function measureArrival(desk: Desk): Promise<Figure[]> {
  const [first, second] = desk.servers
  const same = await timeArrivals(desk, first, first)
  const other = await timeArrivals(desk, first, second)
  return [
    describeTimes('a new visitor’s words in an open inbox, one process', same, 300),
    describeTimes('the same, the visitor at another process', other, 300),
  ]
}

async function timeArrivals(desk: Desk, inbox: ReadyPorchlight, visited: ReadyPorchlight): Promise<number[]> {
  const page = await desk.open('/inbox', inbox)
  await page.getByText('Live', { exact: true }).waitFor()
  const times: number[] = []
  for (let count = 0; count < messages; count += 1) {
    const visitor = await openVisitor(visited.url, desk.serialNumber)
    const seen = page.evaluate(
      (place) =>
        new Promise<number>((resolve, reject) => {
          setTimeout(() => reject(new Error(`${place} was not shown`)), 20_000)
          const look = (): void => {
            if (document.querySelector(`a[href*="${place}"]`)) resolve(Date.now())
            else requestAnimationFrame(look)
          }
          look()
        }),
      `/inbox/${visitor.sessionID}`,
    )
    const sentAt = Date.now()
    await visitor.say(`is lot ${1_000 + count} near a park`)
    times.push((await seen) - sentAt)
  }
  await page.context().close()
  return times
}
