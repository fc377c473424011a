import { PbfWriter } from 'pbf'

/** What a test puts into a tile. */
export interface MadeFeature {
  kind: 'point' | 'line' | 'polygon'
  /** Pairs x, y on a grid of 4096; of a polygon the outer ring first, without its first point again. */
  paths: [number, number][][]
  properties?: Record<string, string | number>
}

export type MadeLayers = Record<string, readonly MadeFeature[]>

const types = { point: 1, line: 2, polygon: 3 }

/** Writes a vector tile (MVT 2) byte by byte, as tile servers send it. */
export function writeVectorTile(layers: MadeLayers, extent = 4096): Buffer {
  const tile = new PbfWriter()
  for (const [name, features] of Object.entries(layers)) {
    tile.writeMessage(3, (_none, layer) => writeLayer(layer, name, features, extent), undefined)
  }
  return Buffer.from(tile.finish())
}

function writeLayer(layer: PbfWriter, name: string, features: readonly MadeFeature[], extent: number): void {
  const keys = [...new Set(features.flatMap(({ properties = {} }) => Object.keys(properties)))]
  const values = [...new Set(features.flatMap(({ properties = {} }) => Object.values(properties)))]
  layer.writeVarintField(15, 2)
  layer.writeStringField(1, name)
  for (const feature of features) {
    layer.writeMessage(2, (_none, message) => writeFeature(message, feature, { keys, values }), undefined)
  }
  for (const key of keys) layer.writeStringField(3, key)
  for (const value of values) {
    layer.writeMessage(
      4,
      (_none, message) => {
        if (typeof value === 'string') message.writeStringField(1, value)
        else message.writeDoubleField(3, value)
      },
      undefined,
    )
  }
  layer.writeVarintField(5, extent)
}

function writeFeature(
  message: PbfWriter,
  { kind, paths, properties = {} }: MadeFeature,
  { keys, values }: { keys: string[]; values: (string | number)[] },
): void {
  const tags = Object.entries(properties).flatMap(([key, value]) => [keys.indexOf(key), values.indexOf(value)])
  message.writePackedVarint(2, tags)
  message.writeVarintField(3, types[kind])
  const zigzag = (value: number): number => (value < 0 ? -value * 2 - 1 : value * 2)
  const geometry: number[] = []
  let [lastX, lastY] = [0, 0]
  for (const path of paths) {
    path.forEach(([x, y], at) => {
      if (at === 0) geometry.push(9)
      else if (at === 1) geometry.push(2 | ((path.length - 1) << 3))
      geometry.push(zigzag(x - lastX), zigzag(y - lastY))
      ;[lastX, lastY] = [x, y]
    })
    if (kind === 'polygon') geometry.push(15)
  }
  message.writePackedVarint(4, geometry)
}
