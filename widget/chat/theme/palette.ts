import { type Colour, contrast, readColour, textOn, writeColour } from '../../../src/firm/chatbots/colour.ts'
import { standOut } from './stand-out.ts'

/** What the visitor's device asks for. */
interface Appearance {
  dark: boolean
  moreContrast: boolean
}

interface Grounds {
  bg: Colour
  surface: Colour
  surface2: Colour
}

// The same as in style.css, where they stand for what is painted before the settings are known.
export const grounds: Record<'light' | 'dark', Grounds> = {
  light: { bg: [255, 255, 255], surface: [244, 245, 247], surface2: [233, 235, 239] },
  dark: { bg: [20, 22, 26], surface: [31, 34, 40], surface2: [43, 47, 55] },
}

const grey: Colour = [51, 51, 51]

/**
 * The colours that follow from the settings, by custom property. Whatever is set: text has a contrast of 4.5 on what it
 * stands on, and what must be recognised as a control or a focus has 3 against every ground (WCAG 2.2, 1.4.3 and 1.4.11).
 */
export function makePalette(
  userMessageColor: string,
  chatBubbleColor: string,
  appearance: Appearance,
): Record<string, string> {
  const { bg, surface, surface2 } = appearance.dark ? grounds.dark : grounds.light
  const every = [bg, surface, surface2]
  const user = readColour(userMessageColor) ?? grey
  const wished = readColour(chatBubbleColor) ?? grey
  const accent = standOut(wished, every, appearance.moreContrast ? 4.5 : 3)
  const palette: Record<string, Colour> = {
    '--accent': accent,
    '--accent-text': textOn(accent),
    '--user': user,
    '--user-text': textOn(user),
    '--link': standOut(wished, every, appearance.moreContrast ? 7 : 4.5),
    '--focus': accent,
    // A message in the colour of the ground would have no shape.
    '--user-line': contrast(user, bg) < 1.3 ? standOut(user, [bg], 1.6) : user,
  }
  return Object.fromEntries(Object.entries(palette).map(([name, colour]) => [name, writeColour(colour)]))
}
