import type { DemoFacts } from '../demo-facts.ts'
import type { Look } from '../listing-facts.ts'
import { mix } from './colour.ts'
import { type Light, lightOf } from './light.ts'
import { type Palette, palettes } from './palette.ts'
import { seededRandom } from './random.ts'

/** All that a drawing needs to know about its listing. */
export interface Stage {
  facts: DemoFacts
  look: Look
  light: Light
  /** The listing's palette in the light of the hour. */
  paint: Palette
  snow: boolean
  random: () => number
  /** A colour as it looks in the light of the hour. */
  tone: (colour: string) => string
}

export function createStage(facts: DemoFacts, view: number): Stage {
  const { look } = facts
  const light = lightOf(look.daytime, seededRandom(facts.slug)())
  const tone = (colour: string) => mix(colour, light.ambient, light.strength)
  const palette = palettes[look.palette]
  return {
    facts,
    look,
    light,
    paint: {
      wall: tone(palette.wall),
      accent: tone(palette.accent),
      trim: tone(palette.trim),
      roof: tone(palette.roof),
      door: tone(palette.door),
    },
    snow: look.season === 'winter' && facts.scenery === 'coast',
    random: seededRandom(`${facts.slug}/${view}`),
    tone,
  }
}

export function pick<Item>(random: () => number, items: readonly Item[]): Item {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('nothing to pick from')
  return item
}
