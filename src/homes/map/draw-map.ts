import { Type } from 'typebox'
import { fail } from '../../platform/errors.ts'
import { requiredText } from '../../platform/fields.ts'
import { defineOperation } from '../define-operation.ts'
import { readBox } from './map-box.ts'
import { Background } from './map-drawing.ts'

/** GET /v1/map/{box} */
export const drawMap = defineOperation({
  id: 'drawMap',
  summary: 'Draw the background of a map',
  description:
    'Land, lakes, borders and names of a part of the world, from public-domain data (Natural Earth, U.S. Census). The box, "west,south,east,north" in degrees, is snapped to a grid; `box` says what was drawn, in Web Mercator, on a grid of `width` × `height` that begins at its north-western corner. A path is its first point, then steps from point to point: x, y, dx, dy, dx, dy …',
  tag: 'Widget',
  access: 'public',
  countsAs: 'maps',
  cacheSeconds: 86_400,
  input: Type.Object({
    box: requiredText({
      description: 'west,south,east,north in degrees; across the antimeridian east is less than west, or above 180',
      maxLength: 120,
    }),
  }),
  output: Background,
  example: { box: '-122.5,47.4,-122.1,47.8' },
  errors: ['too-many-calls'],
  async run(app, _caller, { box: text }) {
    const read = readBox(text)
    if ('fault' in read) throw fail('invalid-fields', { faults: `box: ${read.fault}.` })
    return app.maps.find(read.box)
  },
})
