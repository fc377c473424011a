import { type Colour, contrast, textOn, toLinear } from '../../../src/firm/chatbots/colour.ts'

const white: Colour = [255, 255, 255]
const black: Colour = [0, 0, 0]

/**
 * The colour itself where it reaches the contrast against every ground, else the nearest of the same hue that does: its
 * lightness goes towards white or black, whichever the grounds are further from, and its colourfulness fades last.
 */
export function standOut(colour: Colour, grounds: readonly Colour[], ratio: number): Colour {
  const [lightness, a, b] = toOklab(colour)
  const goal = textOn(grounds[0] ?? white)[0] === white[0] ? 1 : 0
  for (let step = 0; step <= 40; step++) {
    const share = step / 40
    const fade = 1 - share ** 3
    const tried: Colour = step === 0 ? colour : fromOklab([lightness + (goal - lightness) * share, a * fade, b * fade])
    if (grounds.every((ground) => contrast(tried, ground) >= ratio)) return tried
  }
  return goal === 1 ? white : black
}

type Three = [number, number, number]

// Björn Ottosson, "A perceptual color space for image processing": https://bottosson.github.io/posts/oklab/
function toOklab(colour: Colour): Three {
  const [red, green, blue] = toLinear(colour)
  const l = Math.cbrt(0.4122214708 * red + 0.5363325363 * green + 0.0514459929 * blue)
  const m = Math.cbrt(0.2119034982 * red + 0.6806995451 * green + 0.1073969566 * blue)
  const s = Math.cbrt(0.0883024619 * red + 0.2817188376 * green + 0.6299787005 * blue)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Three): Colour {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const part = (linear: number): number => {
    const share = linear <= 0.0031308 ? 12.92 * linear : 1.055 * linear ** (1 / 2.4) - 0.055
    return Math.round(255 * Math.min(1, Math.max(0, share)))
  }
  return [
    part(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    part(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    part(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ]
}
