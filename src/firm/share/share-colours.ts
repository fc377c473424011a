import { type Colour, readColour, writeColour } from '../chatbots/colour.ts'

/** An evening in the colour of a firm. */
export interface ShareColours {
  /** The sky above and where the sun went; dark enough for white words, whatever the firm's colour is. */
  sky: string
  horizon: string
  hill: string
  wall: string
  shade: string
  roof: string
  accent: string
}

const night: Colour = [13, 18, 32]
const dusk: Colour = [92, 88, 112]
const usual: Colour = [47, 94, 100]

export function makeShareColours(bubbleColour: string): ShareColours {
  const own = readColour(bubbleColour) ?? usual
  const mixed = (share: number, other: Colour): string => writeColour(mix(own, other, share))
  return {
    sky: mixed(0.18, night),
    horizon: writeColour(mix(mix(own, dusk, 0.5), night, 0.62)),
    hill: mixed(0.12, [8, 11, 20]),
    wall: writeColour(mix(mix(own, [236, 232, 222], 0.16), night, 0.62)),
    shade: writeColour(mix(mix(own, [236, 232, 222], 0.16), night, 0.45)),
    roof: mixed(0.42, [10, 12, 20]),
    accent: writeColour(own),
  }
}

function mix(one: Colour, other: Colour, share: number): Colour {
  const part = (at: 0 | 1 | 2): number => one[at] * share + other[at] * (1 - share)
  return [part(0), part(1), part(2)]
}
