import { type Static, Type } from 'typebox'
import { choice } from '../../../platform/fields.ts'
import { type WayKind, wayKinds } from '../way-kinds.ts'

const count = (description: string) => Type.Integer({ description })
const paths = (description: string) => Type.Array(Type.Array(Type.Integer()), { description })

/** So many units is a tile wide and high. */
export const tileSide = 4096

export const tileLabelKinds = ['city', 'quarter', 'water', 'park', 'road', 'number'] as const

const TileLabel = Type.Object({
  name: Type.String({ description: 'As the people there write it' }),
  kind: choice(tileLabelKinds, { description: 'What has it; number: what a road is called by, as I 5' }),
  x: count('Middle of the name'),
  y: count('Middle of the name'),
  angle: count('How it is turned, in degrees, from -90 to 90'),
  room: count('How long the straight piece of road is that it may stand along; 0: it stands on a point'),
})
export type TileLabel = Static<typeof TileLabel>

/** A tile of streets on a grid of whole numbers. A path is its first point, then the steps from point to point. */
export const DrawnTile = Type.Object({
  side: count('Width and height of the grid; lines reach a little over its edges'),
  built: paths('Outlines of quarters where people live and work'),
  sand: paths('Outlines of beaches'),
  green: paths('Outlines of woods, parks and meadows'),
  water: paths('Outlines of water, filled by the nonzero rule as all others'),
  streams: paths('Rivers and canals that are lines'),
  ways: Type.Object(
    Object.fromEntries(wayKinds.map((kind) => [kind, paths(`Ways: ${kind}`)])) as Record<
      WayKind,
      ReturnType<typeof paths>
    >,
    { description: 'Roads and rails' },
  ),
  labels: Type.Array(TileLabel, { description: 'Names, what matters most first' }),
})
export type DrawnTile = Static<typeof DrawnTile>
