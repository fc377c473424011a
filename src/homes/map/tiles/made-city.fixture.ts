import type { TilePlace } from '../../../platform/config/tile-provider.ts'
import { latitudeOf, longitudeOf, shareOfLatitude, shareOfLongitude } from '../mercator.ts'
import { type MadeFeature, type MadeLayers, writeVectorTile } from './vector-tile.fixture.ts'

/** A city that never was: its streets run over the edges of tiles as real ones do. */
export function makeCityTile(place: TilePlace): Buffer {
  return writeVectorTile(layCity(place))
}

type Position = [longitude: number, latitude: number]

/** Degrees between two streets. */
const block = { longitude: 0.0021, latitude: 0.00142 }
const middle: Position = [-122.33, 47.62]
const buffer = 0.05

function layCity({ z, x, y }: TilePlace): MadeLayers {
  const across = 2 ** z
  const toGrid = ([longitude, latitude]: Position): [number, number] => [
    Math.round((shareOfLongitude(longitude) * across - x) * 4096),
    Math.round((shareOfLatitude(latitude) * across - y) * 4096),
  ]
  const west = longitudeOf((x - buffer) / across)
  const east = longitudeOf((x + 1 + buffer) / across)
  const north = latitudeOf((y - buffer) / across)
  const south = latitudeOf((y + 1 + buffer) / across)
  const streets: MadeFeature[] = []
  const names: MadeFeature[] = []
  const add = (positions: Position[], kind: string, name: string, number = ''): void => {
    const path = positions.map(toGrid)
    streets.push({ kind: 'line', paths: [path], properties: { class: kind } })
    names.push({ kind: 'line', paths: [path], properties: { class: kind, name, ...(number ? { ref: number } : {}) } })
  }
  const step = z >= 13 ? 1 : z >= 12 ? 5 : 10
  for (let line = up(west, middle[0], block.longitude, step); lonOf(line) < east; line += step) {
    add(alongY(lonOf(line), south, north), classOf(line), `${ordinal(line)} Ave NE`)
  }
  for (let line = up(south, middle[1], block.latitude, step); latOf(line) < north; line += step) {
    add(alongX(latOf(line), west, east), classOf(line), `NE ${ordinal(line)} St`)
  }
  add(
    Array.from({ length: 9 }, (_none, at): Position => {
      const latitude = south + ((north - south) * at) / 8
      return [middle[0] + 0.012 + 0.006 * Math.sin((latitude - middle[1]) * 90), latitude]
    }),
    'motorway',
    '',
    'I 5',
  )
  const lake = ring(middle[0] + 0.035, middle[1] - 0.004, 0.011, 0.014)
  const park = ring(middle[0] - 0.02, middle[1] + 0.012, 0.006, 0.004)
  const woods = ring(middle[0] - 0.001, middle[1] - 0.018, 0.004, 0.003)
  return {
    water: [{ kind: 'polygon', paths: [lake.map(toGrid)], properties: { class: 'lake' } }],
    landcover: [park, woods].map((paths) => ({
      kind: 'polygon',
      paths: [paths.map(toGrid)],
      properties: { class: 'grass' },
    })),
    transportation: streets,
    transportation_name: names,
    place: [
      point(toGrid(middle), { class: 'city', name: 'Lanternport', rank: 4 }),
      point(toGrid([middle[0] - 0.02, middle[1] - 0.008]), { class: 'suburb', name: 'Fernhollow', rank: 12 }),
      point(toGrid([middle[0] - 0.008, middle[1] + 0.02]), { class: 'neighbourhood', name: 'Maple Rise', rank: 14 }),
    ],
    water_name: [point(toGrid([middle[0] + 0.035, middle[1] - 0.004]), { class: 'lake', name: 'Heron Lake' })],
    poi: [point(toGrid([middle[0] - 0.02, middle[1] + 0.012]), { class: 'park', name: 'Orchard Park' })],
  }
}

function point(at: [number, number], properties: Record<string, string | number>): MadeFeature {
  return { kind: 'point', paths: [[at]], properties }
}

function lonOf(line: number): number {
  return middle[0] + line * block.longitude
}

function latOf(line: number): number {
  return middle[1] + line * block.latitude
}

function up(from: number, zero: number, each: number, step: number): number {
  return Math.ceil((from - zero) / each / step) * step
}

function classOf(line: number): string {
  return line % 10 === 0 ? 'primary' : line % 5 === 0 ? 'tertiary' : line % 3 === 0 ? 'service' : 'minor'
}

function alongY(longitude: number, south: number, north: number): Position[] {
  return Array.from({ length: 17 }, (_none, at): Position => {
    const latitude = south + ((north - south) * at) / 16
    return [longitude + 0.0004 * Math.sin(latitude * 400), latitude]
  })
}

function alongX(latitude: number, west: number, east: number): Position[] {
  return [0, 1, 2, 3, 4].map((at): Position => [west + ((east - west) * at) / 4, latitude])
}

function ring(longitude: number, latitude: number, wide: number, high: number): Position[] {
  return Array.from({ length: 40 }, (_none, at): Position => {
    const turn = (at / 40) * 2 * Math.PI
    const uneven = 1 + 0.18 * Math.sin(turn * 3) + 0.09 * Math.cos(turn * 7)
    // Clockwise on a screen, where y grows downwards: an outer ring.
    return [longitude + wide * uneven * Math.cos(turn), latitude - high * uneven * Math.sin(turn)]
  })
}

function ordinal(line: number): string {
  const number = Math.abs(line) + 1
  const ending = number % 100 >= 11 && number % 100 <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th')
  return `${number}${ending}`
}
