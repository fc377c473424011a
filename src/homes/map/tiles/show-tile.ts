import { Type } from 'typebox'
import { fail } from '../../../platform/errors.ts'
import { requiredText } from '../../../platform/fields.ts'
import { ReadyBytes } from '../../../platform/operation.ts'
import { defineOperation } from '../../define-operation.ts'
import { DrawnTile } from './drawn-tile.ts'
import { drawingType } from './read-tile.ts'

/** GET /v1/map/tiles/{z}/{x}/{y} */
export const showTile = defineOperation({
  id: 'readMapTile',
  summary: 'A tile of the map with streets',
  description:
    'Water, parks, streets and names of one tile (Web Mercator, zoom/column/row), from the provider that the operator chose with PORCHLIGHT_MAP_TILES, kept here, so that browsers ask nobody else. Where the provider has pictures instead of vector tiles, the answer is the picture. Without a provider there is none.',
  tag: 'Widget',
  access: 'public',
  countsAs: 'tiles',
  cacheSeconds: 3_600,
  input: Type.Object({
    z: requiredText({ description: 'Zoom, from 0', maxLength: 40 }),
    x: requiredText({ description: 'Column, from the west', maxLength: 40 }),
    y: requiredText({ description: 'Row, from the north', maxLength: 40 }),
  }),
  output: DrawnTile,
  example: { z: '14', x: '2624', y: '5722' },
  errors: ['too-many-calls', 'map-tile-not-found', 'map-tiles-unavailable'],
  async run(app, _caller, given) {
    const place = { z: readNumber(given.z), x: readNumber(given.x), y: readNumber(given.y) }
    const name = `${given.z}/${given.x}/${given.y}`
    const across = 2 ** place.z
    const isTile = place.z <= (app.mapTiles?.provider.mostZoom ?? -1) && place.x < across && place.y < across
    if (!app.mapTiles || !isTile) throw fail('map-tile-not-found', { place: name })
    const { type, bytes } = await app.mapTiles.find(place)
    return new ReadyBytes(type, bytes, type === drawingType)
  },
})

/** What is no number, or a longer one than tiles have, is no tile's. */
function readNumber(text: string): number {
  return /^\d{1,7}$/.test(text) ? Number(text) : Infinity
}
