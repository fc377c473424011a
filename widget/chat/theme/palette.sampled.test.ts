import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type Colour, contrast, readColour } from '../../../src/firm/chatbots/colour.ts'
import { howMany } from '../../../test/run/how-much.ts'
import { grounds, makePalette } from './palette.ts'
import { standOut } from './stand-out.ts'

const part = fc.integer({ min: 0, max: 255 })
const colour = fc.tuple(part, part, part)
const write = (rgb: readonly number[]): string => `rgb(${rgb.join(',')})`
const seeded = { seed: 20261121, numRuns: howMany(500, 3000) }

function read(palette: Record<string, string>, name: string): Colour {
  const found = readColour(palette[name] ?? '')
  if (!found) throw new Error(`${name} is no colour: ${palette[name]}`)
  return found
}

describe('whatever colours a chatbot is given', () => {
  for (const dark of [false, true]) {
    for (const moreContrast of [false, true]) {
      const { bg, surface, surface2 } = dark ? grounds.dark : grounds.light
      const every = [bg, surface, surface2]

      test(`all text is read and all controls are seen (dark: ${dark}, more contrast: ${moreContrast})`, () => {
        fc.assert(
          fc.property(colour, colour, (user, bubble) => {
            const palette = makePalette(write(user), write(bubble), { dark, moreContrast })
            const ratio = (one: string, other: string): number => contrast(read(palette, one), read(palette, other))
            expect(ratio('--user-text', '--user')).toBeGreaterThanOrEqual(4.5)
            expect(ratio('--accent-text', '--accent')).toBeGreaterThanOrEqual(4.5)
            for (const ground of every) {
              expect(contrast(read(palette, '--link'), ground)).toBeGreaterThanOrEqual(moreContrast ? 7 : 4.5)
              expect(contrast(read(palette, '--accent'), ground)).toBeGreaterThanOrEqual(moreContrast ? 4.5 : 3)
              expect(contrast(read(palette, '--focus'), ground)).toBeGreaterThanOrEqual(3)
            }
            expect(
              contrast(read(palette, '--user-line'), bg),
              'a message has a shape on its ground',
            ).toBeGreaterThanOrEqual(1.3)
          }),
          seeded,
        )
      })
    }
  }

  test('messages of the visitor have the very colour that is set', () => {
    fc.assert(
      fc.property(colour, (user) => {
        const palette = makePalette(write(user), 'rgb(0,0,0)', { dark: true, moreContrast: false })
        expect(palette['--user']).toBe(write(user))
      }),
      seeded,
    )
  })

  test('a colour that stands out enough is left as it is', () => {
    const palette = makePalette('rgb(0,0,0)', 'rgb(29,78,216)', { dark: false, moreContrast: false })
    expect(palette['--accent']).toBe('rgb(29,78,216)')
    expect(palette['--link']).toBe('rgb(29,78,216)')
  })

  test('a colour that is changed keeps its hue', () => {
    const [red, green, blue] = standOut([29, 78, 216], [grounds.dark.bg], 7)
    expect(blue).toBeGreaterThan(red + 40)
    expect(blue).toBeGreaterThan(green)
  })

  test('settings that are no colours leave a readable window', () => {
    const palette = makePalette('', 'red', { dark: false, moreContrast: false })
    expect(palette['--user']).toBe('rgb(51,51,51)')
    expect(contrast(read(palette, '--link'), grounds.light.bg)).toBeGreaterThan(7)
  })
})

test('contrast is that of WCAG 2.2', () => {
  expect(contrast([255, 255, 255], [0, 0, 0])).toBeCloseTo(21, 5)
  expect(contrast([119, 119, 119], [255, 255, 255])).toBeCloseTo(4.48, 2)
})
