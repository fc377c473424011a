import { openAtlas } from './atlas.ts'
import { drawBox } from './draw-box.ts'
import { type MapBox, snapBox, writeBox } from './map-box.ts'
import type { Background } from './map-drawing.ts'

/** Boxes that are kept drawn: some hundred kilobytes. */
const mostKept = 48
/** Boxes that are drawn at the same time; further ones wait. */
const mostAtOnce = 2

const kept = new Map<string, Promise<Background>>()
let drawing = 0
const waiting: (() => void)[] = []

/** The background of a map, drawn once for all boxes that snap to the same one. */
export function findBackground(asked: MapBox): Promise<Background> {
  const box = snapBox(asked)
  const key = writeBox(box)
  const known = kept.get(key)
  // The newest is last, so that the one that was not asked for longest goes first.
  kept.delete(key)
  const found =
    known ??
    draw(box, key).catch((error) => {
      kept.delete(key)
      throw error
    })
  kept.set(key, found)
  const [oldest] = kept.keys()
  if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest)
  return found
}

async function draw(box: MapBox, key: string): Promise<Background> {
  if (drawing >= mostAtOnce) await new Promise<void>((resolve) => waiting.push(resolve))
  drawing += 1
  try {
    const [west = 0, south = 0, east = 0, north = 0] = key.split(',').map(Number)
    return { box: [west, south, east, north], ...(await drawBox(await openAtlas(), box)) }
  } finally {
    drawing -= 1
    waiting.shift()?.()
  }
}
