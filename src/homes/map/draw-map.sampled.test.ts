import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { borrowTestApp } from '../../../test/borrow-app.ts'
import { deepTest, quickTest, sampleOf } from '../../../test/run/how-much.ts'
import type { Answer, TestApp } from '../../../test/test-app.ts'
import { quietMs } from '../../../test/timing/slowness.ts'
import type { Background } from './map-drawing.ts'
import { shareOfLatitude, shareOfLongitude } from './mercator.ts'

let app: TestApp

beforeAll(async () => {
  app = await borrowTestApp()
})
afterAll(() => app.close())

async function draw(box: string): Promise<Background> {
  const { status, text } = await get(box)
  if (status !== 200) throw new Error(text)
  return JSON.parse(text)
}

function get(box: string): Promise<Answer> {
  return app.post(`/v1/map/${encodeURIComponent(box)}`, null, { method: 'GET', headers: { authorization: undefined } })
}

type Path = [number, number][]

/** The points of a path, which comes as steps. */
function follow(steps: number[]): Path {
  let [x, y] = [0, 0]
  const path: Path = []
  for (let at = 0; at < steps.length; at += 2) {
    x += steps[at] ?? 0
    y += steps[at + 1] ?? 0
    path.push([x, y])
  }
  return path
}

/** How often, with their direction, paths go around a point: what filling by the nonzero rule asks. */
function turnsAround(paths: number[][], x: number, y: number): { nonzero: number; crossings: number } {
  let [nonzero, crossings] = [0, 0]
  for (const path of paths.map(follow)) {
    path.forEach(([ax, ay], at) => {
      const [bx, by] = path[(at + 1) % path.length] ?? [ax, ay]
      if (ay > y === by > y || ax + ((y - ay) / (by - ay)) * (bx - ax) <= x) return
      crossings += 1
      nonzero += by > ay ? 1 : -1
    })
  }
  return { nonzero, crossings }
}

/** Whether a place is drawn as land. */
function isLand({ box, width, height, land, lakes }: Background, latitude: number, longitude: number): boolean {
  const [west, south, east, north] = box
  const unrolled = longitude < west ? longitude + 360 : longitude
  const [left, right] = [shareOfLongitude(west), shareOfLongitude(east)]
  const [top, bottom] = [shareOfLatitude(north), shareOfLatitude(south)]
  const x = ((shareOfLongitude(unrolled) - left) / (right - left)) * width + 0.013
  const y = ((shareOfLatitude(latitude) - top) / (bottom - top)) * height + 0.017
  return turnsAround(land, x, y).nonzero !== 0 && turnsAround(lakes, x, y).crossings % 2 === 0
}

describe('land and water lie where they do', () => {
  const seattle = '-122.6,47.4,-122.1,47.8'
  const places: [name: string, box: string, latitude: number, longitude: number, land: boolean][] = [
    ['Seattle downtown', seattle, 47.606, -122.325, true],
    ['Green Lake', seattle, 47.68, -122.33, true],
    ['Bellevue', seattle, 47.61, -122.2, true],
    ['the middle of Puget Sound', seattle, 47.65, -122.46, false],
    ['Elliott Bay', seattle, 47.61, -122.38, false],
    ['the Sound on a map of the state', '-125,45.5,-116.9,49', 47.75, -122.45, false],
    ['Spokane on a map of the state', '-125,45.5,-116.9,49', 47.66, -117.43, true],
    ['Austin', '-98,30.1,-97.5,30.5', 30.27, -97.74, true],
    ['Portland', '-122.8,45.4,-122.5,45.6', 45.52, -122.68, true],
    ['Kansas', '-99,38,-98,39', 38.5, -98.5, true],
    ['the Pacific', '-150,0,-140,10', 5, -145, false],
    ['Chicago', '-88.5,41.2,-86.8,42.5', 41.88, -87.65, true],
    ['Lake Michigan', '-88.5,41.2,-86.8,42.5', 42.1, -87.2, false],
    ['Lake Michigan on a map of the country', '-125,24,-66,50', 43.5, -87, false],
    ['Isle Royale in Lake Superior', '-90,47,-87,49', 48.0, -88.8, true],
    ['Manhattan', '-74.5,40.4,-73.5,41.1', 40.785, -73.965, true],
    ['the Hudson mouth', '-74.5,40.4,-73.5,41.1', 40.6, -74.04, false],
    ['Vancouver', '-123.5,49,-122.5,49.5', 49.25, -123.1, true],
    ['Berlin', '13,52.3,13.8,52.7', 52.52, 13.4, true],
    ['Sydney', '150.5,-34.2,151.5,-33.5', -33.9, 151.0, true],
    ['the sea off Sydney', '150.5,-34.2,151.5,-33.5', -33.9, 151.45, false],
    ['Chukotka, over the antimeridian', '170,60,-165,70', 66.5, -175, true],
    ['Alaska, over the antimeridian', '170,60,-165,70', 65.5, -166, true],
    ['the Bering Sea on the same map', '170,60,-165,70', 61, 177.5, false],
    ['Fiji, with an east above 180', '176,-19,182,-15', -17.8, 178, true],
    ['the South Pole', '-180,-90,180,-60', -84, 0, true],
    ['the Southern Ocean', '-180,-90,180,-60', -62, -120, false],
    ['the North Pole', '-180,80,180,90', 84.9, 10, false],
    ['Siberia on a map of the world', '-180,-85,180,85', 62, 100, true],
    ['the Atlantic on a map of the world', '-180,-85,180,85', 30, -40, false],
  ]
  test.each(sampleOf(places, 12))('%s', async (_name, box, latitude, longitude, land) => {
    expect(isLand(await draw(box), latitude, longitude)).toBe(land)
  })

  quickTest('land without a shore is one shape of four corners, water none at all', async () => {
    expect((await draw('-99,38,-98,39')).land.map((path) => path.length)).toEqual([8])
    expect((await draw('-150,0,-140,10')).land).toEqual([])
  })
})

quickTest('counties, states and countries have names', async () => {
  const names = async (box: string) => (await draw(box)).labels.map(({ name, kind }) => `${kind} ${name}`)
  expect(await names('-122.6,47.4,-122.1,47.8')).toContain('county King County')
  expect(await names('-91,29.5,-89.5,30.5')).toContain('county Orleans Parish')
  expect(await names('-117,36,-102,42')).toEqual(expect.arrayContaining(['state Utah', 'state Colorado']))
  expect(await names('-10,36,20,60')).toEqual(expect.arrayContaining(['country France', 'country Germany']))
})

quickTest('boxes nearly alike are answered alike, and may be kept', async () => {
  const [one, other] = [await get('-122.500001,47.4,-122.1,47.8'), await get('-122.5,47.4000004,-122.1,47.8')]
  expect(other.text).toBe(one.text)
  expect(one.headers.get('cache-control')).toBe('public, max-age=86400')
  const again = await draw((await draw('-122.5,47.4,-122.1,47.8')).box.join())
  expect(again).toEqual(JSON.parse(one.text))
})

quickTest.each([
  ['', /path|box/],
  ['abc', /four numbers/],
  ['1,2,3', /four numbers/],
  ['1,2,3,4,5', /four numbers/],
  ['NaN,0,1,1', /four numbers/],
  ['1e9,0,1,1', /four numbers/],
  ['Infinity,0,1,1', /four numbers/],
  ['0x10,0,20,1', /four numbers/],
  ['-181,0,1,1', /west must be/],
  ['0,-91,1,1', /south must be/],
  ['0,0,1,91', /south must be/],
  ['0,5,1,5', /south must be/],
  ['0,6,1,5', /south must be/],
  ['-180,0,181,5', /360 degrees/],
  ['0,0,-999,5', /360 degrees/],
  ["'; DROP TABLE listings; --", /four numbers/],
  ['../../etc/passwd', /four numbers/],
  [`${'9'.repeat(120)}`, /four numbers/],
  [`0,0,${'1'.repeat(150)},1`, /120/],
])('the box %j is refused with a sentence', async (box, sentence) => {
  const { status, body } = await get(box)
  expect([400, 404]).toContain(status)
  expect(body.Message).toMatch(sentence)
})

deepTest('random boxes are valid, small and fast', { timeout: 240_000 }, async () => {
  const random = seeded(20_261_121)
  const between = (from: number, to: number): number => from + random() * (to - from)
  const times: number[] = []
  // Of this process, which asks, draws and answers: what else the machine does takes none of it.
  const processorMs = (): number => process.cpuUsage().user / 1000 + process.cpuUsage().system / 1000
  for (let round = 0; round < 150; round++) {
    const wide = 10 ** between(-4, 2.5)
    const [west, south] = [between(-180, 180), between(-89, 88)]
    const north = Math.min(90, south + Math.max(0.0001, Math.min(170, wide * between(0.3, 2))))
    const east = west + Math.min(359, wide)
    const box = [west, south, east > 180 ? east - 360 : east, north].map((value) => value.toFixed(6)).join()
    const begun = processorMs()
    const { status, text } = await get(box)
    times.push(processorMs() - begun)
    expect(status, `${box}: ${text.slice(0, 200)}`).toBe(200)
    const drawing: Background = JSON.parse(text)
    expect(text.length, box).toBeLessThan(80_000)
    expect(Math.max(drawing.width, drawing.height)).toBe(4096)
    for (const path of [drawing.land, drawing.lakes, drawing.countries, drawing.states, drawing.counties].flat()) {
      expect(path.length % 2).toBe(0)
      const inside = follow(path).every(
        ([x, y]) => x >= 0 && y >= 0 && x <= drawing.width && y <= drawing.height && Number.isInteger(x + y),
      )
      expect(inside, box).toBe(true)
    }
    for (const { x, y } of drawing.labels) {
      expect(x >= 0 && y >= 0 && x <= drawing.width && y <= drawing.height, box).toBe(true)
    }
  }
  // Milliseconds.
  expect(quietMs(times.sort((a, b) => a - b)[times.length / 2] ?? 0)).toBeLessThan(500)
})

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
