/** Colours are `#rrggbb` throughout the drawings. */

function channels(colour: string): [number, number, number] {
  const value = Number.parseInt(colour.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

/** `share` 0 gives the first colour, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const [r1, g1, b1] = channels(first)
  const [r2, g2, b2] = channels(second)
  const channel = (a: number, b: number) =>
    Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0')
  return `#${channel(r1, r2)}${channel(g1, g2)}${channel(b1, b2)}`
}

export const darken = (colour: string, share: number): string => mix(colour, '#1a1420', share)
export const lighten = (colour: string, share: number): string => mix(colour, '#fffaf0', share)
