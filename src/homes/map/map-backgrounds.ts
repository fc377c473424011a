import { type Atlas, readAtlas } from './atlas.ts'
import { drawBox } from './draw-box.ts'
import { type MapBox, snapBox, writeBox } from './map-box.ts'
import type { Background } from './map-drawing.ts'

/** Boxes that are kept drawn: some hundred kilobytes. */
const mostKept = 48
/** Boxes that are drawn at the same time; further ones wait. */
const mostAtOnce = 2

/** The backgrounds of maps that were drawn last, and the atlas that they are drawn from. */
export class MapBackgrounds {
  readonly #kept = new Map<string, Promise<Background>>()
  #atlas: Promise<Atlas> | null = null
  #drawing = 0
  readonly #waiting: (() => void)[] = []

  /** The background of a map, drawn once for all boxes that snap to the same one. */
  find(asked: MapBox): Promise<Background> {
    const kept = this.#kept
    const box = snapBox(asked)
    const key = writeBox(box)
    const known = kept.get(key)
    // The newest is last, so that the one that was not asked for longest goes first.
    kept.delete(key)
    const found =
      known ??
      this.#draw(box, key).catch((error) => {
        kept.delete(key)
        throw error
      })
    kept.set(key, found)
    const [oldest] = kept.keys()
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
    return found
  }

  async #draw(box: MapBox, key: string): Promise<Background> {
    if (this.#drawing >= mostAtOnce) await new Promise<void>((resolve) => this.#waiting.push(resolve))
    this.#drawing += 1
    try {
      const [west = 0, south = 0, east = 0, north = 0] = key.split(',').map(Number)
      return { box: [west, south, east, north], ...(await drawBox(await this.#openAtlas(), box)) }
    } finally {
      this.#drawing -= 1
      this.#waiting.shift()?.()
    }
  }

  /** The atlas, read from its packages when the first map is asked for: until then it costs nothing. */
  #openAtlas(): Promise<Atlas> {
    this.#atlas ??= readAtlas().catch((error) => {
      this.#atlas = null
      throw error
    })
    return this.#atlas
  }
}
