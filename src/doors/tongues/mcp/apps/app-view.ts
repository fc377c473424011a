import type { ShownView } from '../../../../conversation/guide/answer-view.ts'
import type { Background } from '../../../../homes/map/map-drawing.ts'
import type { MapHomes } from '../../../../homes/map/map-point.ts'

/** Under which name of `_meta` the result of a tool holds what its view draws: no model reads it. */
export const appViewKey = 'porchlight/view'
export type AppViewKey = typeof appViewKey

/** What the view of a tool's result draws, beside what the result says to every program. */
export interface AppView {
  /** As a chat window is given the view of an answer. */
  view: ShownView
  /** The same homes on a map. */
  map: MapHomes
  /** Land and water around them, the nearest first: a view may ask nobody for more. */
  grounds: Background[]
  /** As in the chatbot's settings: "#2f6f4e". */
  colours: { user: string; bubble: string }
}
