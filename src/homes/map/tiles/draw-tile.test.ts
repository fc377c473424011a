import { describe, expect, test } from 'vitest'
import { drawTile } from './draw-tile.ts'
import { type DrawnTile, tileSide } from './drawn-tile.ts'
import { makeCityTile } from './made-city.fixture.ts'
import { UnreadableTile } from './tile-shapes.ts'
import { type MadeFeature, type MadeLayers, writeVectorTile } from './vector-tile.fixture.ts'

function draw(layers: MadeLayers, zoom = 14, extent = 4096): DrawnTile {
  return drawTile(writeVectorTile(layers, extent), zoom)
}

function line(kind: string, path: [number, number][], more: Record<string, string> = {}): MadeFeature {
  return { kind: 'line', paths: [path], properties: { class: kind, ...more } }
}

test('ways are drawn by what they are for, and what is no way is not', () => {
  const across: [number, number][] = [
    [100, 200],
    [3900, 200],
  ]
  const classes = ['motorway', 'trunk', 'primary', 'secondary', 'tertiary', 'minor', 'service', 'path', 'rail']
  const { ways } = draw({
    transportation: [
      ...classes.map((kind) => line(kind, across)),
      line('ferry', across),
      line('aerialway', across),
      line('rail', across, { service: 'yard' }),
    ],
  })
  const counts = Object.fromEntries(Object.entries(ways).map(([kind, paths]) => [kind, paths.length]))
  expect(counts).toEqual({ rail: 1, path: 1, lane: 1, street: 1, middle: 1, main: 2, motorway: 2 })
  // The first point, then steps.
  expect(ways.street).toEqual([[100, 200, 3800, 0]])
})

test('a tile of another grid is drawn on ours, and what reaches over its edges is cut a little beyond them', () => {
  const { ways, water } = draw(
    {
      transportation: [
        line('minor', [
          [-900, 128],
          [900, 128],
        ]),
      ],
      water: [
        {
          kind: 'polygon',
          paths: [
            [
              [-99, -99],
              [999, -99],
              [999, 999],
              [-99, 999],
            ],
          ],
        },
      ],
    },
    14,
    256,
  )
  expect(ways.street).toEqual([[-48, 2048, tileSide + 96, 0]])
  expect(new Set(water.flat().map(Math.abs))).toEqual(new Set([4, 0, tileSide + 4, tileSide + 8]))
})

test('a tunnel’s water is not seen, a lake has its island', () => {
  const square = (from: number, to: number): [number, number][] => [
    [from, from],
    [to, from],
    [to, to],
    [from, to],
  ]
  const { water } = draw({
    water: [
      { kind: 'polygon', paths: [square(100, 3000), square(500, 900).reverse()] },
      { kind: 'polygon', paths: [square(100, 300)], properties: { brunnel: 'tunnel' } },
    ],
  })
  expect(water).toHaveLength(2)
})

describe('names', () => {
  test('a road is named along its straight piece, never upside down, and again where it is long', () => {
    const { labels } = draw({
      transportation_name: [
        line(
          'minor',
          [
            [4000, 3000],
            [200, 3000],
          ],
          { name: 'Lantern Lane' },
        ),
        line(
          'minor',
          [
            [100, 100],
            [140, 100],
          ],
          { name: 'Too Short to Be Read Street' },
        ),
        line(
          'motorway',
          [
            [100, 4000],
            [2000, 100],
          ],
          { name: '', ref: 'I 5' },
        ),
      ],
    })
    const lane = labels.filter(({ name }) => name === 'Lantern Lane')
    expect(lane.map(({ angle }) => Math.abs(angle) <= 90)).toEqual([true, true, true])
    expect(lane[0]).toMatchObject({ kind: 'road', x: 2100, y: 3000, room: 3800 })
    expect(labels.map(({ name }) => name)).not.toContain('Too Short to Be Read Street')
    expect(labels).toContainEqual(expect.objectContaining({ name: 'I 5', kind: 'number' }))
  })

  test('places by how much they matter; what lies in the next tile is the next tile’s', () => {
    const place = (name: string, kind: string, x: number): MadeFeature => ({
      kind: 'point',
      paths: [[[x, 50]]],
      properties: { name, class: kind },
    })
    const { labels } = draw({
      place: [
        place('Fernhollow', 'suburb', 10),
        place('Lanternport', 'city', 20),
        place('Far', 'city', 4200),
        place('A country', 'country', 30),
      ],
    })
    expect(labels.map(({ name, kind }) => `${kind} ${name}`)).toEqual(['city Lanternport', 'quarter Fernhollow'])
  })

  test('a name of another script stays as it is; what would move its neighbours is taken out', () => {
    const named = (name: string): MadeFeature => ({
      kind: 'point',
      paths: [[[50, 50]]],
      properties: { name, class: 'town' },
    })
    const { labels } = draw({
      place: [named('دبي'), named('北京'), named('\u202Eevil\u0000\u200Ftown'), named('x'.repeat(61)), named('  ')],
    })
    expect(labels.map(({ name }) => name).sort()).toEqual(['eviltown', 'دبي', '北京'])
  })
})

test('a tile with more ways than can be drawn at once keeps the large ones', () => {
  const zigzag = (kind: string): MadeFeature =>
    line(
      kind,
      Array.from({ length: 9_000 }, (_none, at): [number, number] => [(at * 37) % 4096, at % 2 === 0 ? 10 : 4000]),
    )
  const { ways } = draw({ transportation: [zigzag('service'), zigzag('minor'), zigzag('primary')] })
  expect([ways.lane.length, ways.street.length > 0, ways.main.length > 0]).toEqual([0, false, true])
})

test('millions of points are no tile, and cost little until that is known', () => {
  const path = Array.from({ length: 800_000 }, (_none, at): [number, number] => [at % 2, 0])
  expect(() => draw({ transportation: [line('minor', path)] })).toThrow(UnreadableTile)
})

test('whatever the bytes are, a tile or a refusal comes of it', { timeout: 120_000 }, () => {
  const random = seeded(20_261_124)
  const whole = makeCityTile({ z: 14, x: 2624, y: 5721 })
  for (let round = 0; round < 400; round++) {
    const bytes = Buffer.from(whole)
    for (let time = 0; time < 1 + random() * 20; time++) bytes[Math.floor(random() * bytes.length)] = random() * 256
    const cut = round % 3 === 0 ? bytes.subarray(0, Math.floor(random() * bytes.length)) : bytes
    try {
      const drawn = drawTile(cut, 14)
      const text = JSON.stringify(drawn)
      expect(text.length).toBeLessThan(400_000)
      expect(text).not.toMatch(/null|NaN/)
    } catch (error) {
      expect(error, `round ${round}`).toBeInstanceOf(UnreadableTile)
    }
  }
})

function seeded(seed: number): () => number {
  let state = seed
  return () => {
    state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32
    return state / 2 ** 32
  }
}
