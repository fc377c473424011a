import { type Static, Type } from 'typebox'
import { choice } from '../../platform/fields.ts'

const count = (description: string) => Type.Integer({ description })
const paths = (description: string) => Type.Array(Type.Array(Type.Integer()), { description })

export const areaKinds = ['country', 'state', 'county'] as const

export const Label = Type.Object({
  name: Type.String({ description: 'Name, in English' }),
  kind: choice(areaKinds, { description: 'What has it' }),
  x: count('Middle of the name'),
  y: count('Middle of the name'),
  room: count('How wide the area is there'),
})
export type Label = Static<typeof Label>

/** A part of the world on a grid of whole numbers. A path is its first point, then the steps from point to point. */
export const Drawing = Type.Object({
  width: count('Width of the grid'),
  height: count('Height of the grid'),
  land: paths('Outlines of land, filled by the nonzero rule; all else is water'),
  lakes: paths('Outlines of lakes on the land, filled by the even-odd rule'),
  countries: paths('Borders between countries'),
  states: paths('Borders between states of the United States'),
  counties: paths('Borders between their counties'),
  labels: Type.Array(Label, { description: 'Names, those with the most room first' }),
})
export type Drawing = Static<typeof Drawing>

export const Background = Type.Object({
  box: Type.Tuple([Type.Number(), Type.Number(), Type.Number(), Type.Number()], {
    description: 'What was drawn, in degrees: west, south, east, north; east may pass 180',
  }),
  ...Drawing.properties,
})
export type Background = Static<typeof Background>
