/** A colour of sRGB, 0 to 255 each. */
export type Colour = [red: number, green: number, blue: number]

const white: Colour = [255, 255, 255]
const black: Colour = [0, 0, 0]

/** Reads `rgb(r,g,b)`; null for anything else. */
export function readColour(text: string): Colour | null {
  const [red, green, blue] = (/^\s*rgb\(([\d\s,]+)\)\s*$/.exec(text)?.[1] ?? '').split(',').map(Number)
  if (red === undefined || green === undefined || blue === undefined) return null
  return [red, green, blue]
}

export function writeColour(colour: Colour): string {
  return `rgb(${colour.map(Math.round).join(',')})`
}

/** WCAG 2.2 contrast ratio, 1 to 21. */
export function contrast(one: Colour, other: Colour): number {
  const [brighter = 0, darker = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (brighter + 0.05) / (darker + 0.05)
}

/** Black or white, whichever stands out more: always 4.5 or better. */
export function textOn(colour: Colour): Colour {
  return contrast(colour, white) >= contrast(colour, black) ? white : black
}

/** The parts of a colour as shares of light, 0 to 1. */
export function toLinear(colour: Colour): [red: number, green: number, blue: number] {
  const share = (part: number): number =>
    part / 255 <= 0.04045 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4
  return [share(colour[0]), share(colour[1]), share(colour[2])]
}

function luminance(colour: Colour): number {
  const [red, green, blue] = toLinear(colour)
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
