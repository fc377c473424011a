import { type Static, Type } from 'typebox'

/** What there is of the lived-in demo. */
export const DemoDescription = Type.Object({
  conversations: Type.Integer({ description: 'Made-up conversations that are there' }),
  isFilling: Type.Boolean({ description: 'Whether more are being made just now' }),
})

export type DemoDescription = Static<typeof DemoDescription>
