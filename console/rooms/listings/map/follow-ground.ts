import type { Map as MapLibre } from 'maplibre-gl'
import type { MapBackground } from 'porchlight/client'
import { drawGround, type GroundColours } from './map-ground.ts'

/** What a world is wide at zoom 0, in pixels of the page. */
const worldPixels = 512

interface Options {
  colours: GroundColours
  /** Asks for a part of the world: west,south,east,north in degrees. */
  ask(box: string): Promise<MapBackground>
  signal: AbortSignal
}

/** Lays our own drawing of the land under the homes, and draws it anew wherever the view goes. */
export function followGround(map: MapLibre, { colours, ask, signal }: Options): void {
  let asked = ''
  let round = 0
  const follow = async (): Promise<void> => {
    const box = boxAround(map)
    if (box === asked) return
    asked = box
    // Without its ground it is a map of homes all the same.
    const drawn = await ask(box).catch(() => null)
    if (signal.aborted || asked !== box) return
    if (drawn) lay(drawn)
    else asked = ''
  }
  const lay = (drawn: MapBackground): void => {
    const [west = 0, south = 0, east = 0, north = 0] = drawn.box.map(Number)
    const density = Math.min(2, devicePixelRatio)
    const wide = (worldPixels * 2 ** map.getZoom() * (east - west)) / 360
    const canvas = drawGround(drawn, colours, { scale: (wide / drawn.width) * density, density })
    const former = `ground-${round}`
    round += 1
    const id = `ground-${round}`
    map.addSource(id, {
      type: 'canvas',
      canvas,
      animate: false,
      coordinates: [
        [west, north],
        [east, north],
        [east, south],
        [west, south],
      ],
    })
    map.addLayer({ id, type: 'raster', source: id, paint: { 'raster-fade-duration': 0 } }, 'above-ground')
    // The former stays under it until the new one is seen.
    map.once('idle', () => {
      if (!map.getLayer(former)) return
      map.removeLayer(former)
      map.removeSource(former)
    })
  }
  map.on('moveend', () => void follow())
  void follow()
}

/** What is seen and half as much around it. */
function boxAround(map: MapLibre): string {
  const seen = map.getBounds()
  const [west, east] = [Math.max(-180, seen.getWest()), Math.min(180, seen.getEast())]
  const [wide, high] = [(east - west) / 2, (seen.getNorth() - seen.getSouth()) / 2]
  return [
    Math.max(-180, west - wide),
    Math.max(-85, seen.getSouth() - high),
    Math.min(180, east + wide),
    Math.min(85, seen.getNorth() + high),
  ]
    .map((degrees) => degrees.toFixed(4))
    .join(',')
}
