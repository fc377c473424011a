import { VectorTile, type VectorTileFeature, type VectorTileLayer } from '@mapbox/vector-tile'
import { PbfReader } from 'pbf'
import type { Path } from '../clip-path.ts'
import { tileSide } from './drawn-tile.ts'

/** A tile that is none, or one that would take too long: its sentence goes to the log. */
export class UnreadableTile extends Error {}

/** What one feature of a vector tile is and where. */
export interface TileShape {
  kind: 'point' | 'line' | 'polygon'
  paths: Path[]
  text(property: string): string
  number(property: string): number | null
}

/** A dense city has a tenth of it. */
const mostPoints = 600_000
const mostFeatures = 60_000

const kinds = [null, 'point', 'line', 'polygon'] as const

/** Reads vector tiles of the Mapbox form (MVT 2), layer by layer, each only when it is asked for. */
export class TileShapes {
  readonly #layers: Record<string, VectorTileLayer>
  #points = 0
  #features = 0

  constructor(bytes: Uint8Array) {
    this.#layers = reading(() => new VectorTile(new PbfReader(bytes))).layers
    if (Object.keys(this.#layers).length === 0 && bytes.length > 0) throw new UnreadableTile('it has no layers')
  }

  /** The shapes of a layer; none when the tile has no such layer. */
  *of(name: string): Generator<TileShape> {
    const layer = this.#layers[name]
    if (!layer || !(layer.extent > 0)) return
    for (let at = 0; at < layer.length; at++) {
      this.#features += 1
      const feature = reading(() => layer.feature(at))
      const kind = kinds[feature.type]
      if (!kind) continue
      const paths = reading(() => pathsOf(feature, tileSide / layer.extent))
      for (const path of paths) this.#points += path.length / 2
      if (this.#points > mostPoints || this.#features > mostFeatures) throw new UnreadableTile('it has too many points')
      yield { kind, paths, text: (property) => textOf(feature, property), number: (name) => numberOf(feature, name) }
    }
  }
}

/** Whatever is wrong with bytes of others, it is the bytes. */
function reading<Value>(read: () => Value): Value {
  try {
    return read()
  } catch (cause) {
    throw new UnreadableTile('it is no vector tile', { cause })
  }
}

function pathsOf(feature: VectorTileFeature, scale: number): Path[] {
  return feature.loadGeometry().map((points) => points.flatMap(({ x, y }) => [x * scale, y * scale]))
}

function textOf({ properties }: VectorTileFeature, property: string): string {
  const value = properties[property]
  return typeof value === 'string' ? value : typeof value === 'number' ? String(value) : ''
}

function numberOf({ properties }: VectorTileFeature, property: string): number | null {
  const value = properties[property]
  return typeof value === 'number' && Number.isFinite(value) ? value : null
}
