import { expect, test } from 'vitest'
import { guideStyle } from './style.ts'

/** The colours of a `:root` block, by name. */
function readColours(block: string): Map<string, string> {
  return new Map([...block.matchAll(/--(\w+): (#[0-9a-f]{6})/g)].map(([, name = '', colour = '']) => [name, colour]))
}

/** Contrast of two colours as WCAG 2.2 defines it, from 1 to 21. */
function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const share = Number.parseInt(colour.slice(start, start + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const [, light = '', dark = ''] = guideStyle.split(':root {')

test.each([
  ['light', readColours(light)],
  ['dark', readColours(dark)],
])('every text colour can be read on every ground: %s', (_name, colours) => {
  for (const ground of ['paper', 'raised', 'sunk', 'glow']) {
    for (const text of ['ink', 'soft', 'lamp', 'get', 'put', 'key', 'text', 'figure', 'variable']) {
      const value = contrast(colours.get(text) ?? '', colours.get(ground) ?? '')
      expect(value, `${text} on ${ground}`).toBeGreaterThanOrEqual(4.5)
    }
  }
})
