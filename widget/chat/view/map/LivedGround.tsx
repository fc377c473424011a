import { metersAPixel } from './ground-scale.ts'
import { type MapView, type Place, type Size, toScreen } from './map-view.ts'

interface Props {
  view: MapView
  size: Size
  homes: readonly Place[]
}

/** Somebody's quarter, as far as one walks in some ten minutes. */
const reachMeters = 800
const leastPixels = 14
/** From near it would be everywhere, and says nothing any more. */
const fades = { from: 13.6, to: 15 }

/** A tint around homes that flows together: no atlas of ours has towns, and where homes are there is one. */
export function LivedGround({ view, size, homes }: Props) {
  const opacity = Math.min(1, (fades.to - view.zoom) / (fades.to - fades.from))
  if (view.zoom < 8 || opacity <= 0) return null
  const radius = Math.max(leastPixels, reachMeters / metersAPixel(view))
  const style = { opacity, filter: `blur(${Math.round(radius / 3)}px)` }
  return <path class="map-lived" style={style} d={drawDiscs(view, size, homes, radius)} />
}

function drawDiscs(view: MapView, size: Size, homes: readonly Place[], radius: number): string {
  const drawn = new Set<string>()
  const r = radius.toFixed(1)
  for (const { x, y } of homes.map((home) => toScreen(view, size, home))) {
    const isSeen = x > -radius && y > -radius && x < size.width + radius && y < size.height + radius
    // Of homes of one house, one disc is enough: a set.
    if (isSeen) drawn.add(`M${Math.round(x - radius)} ${Math.round(y)}a${r} ${r} 0 1 1 0 .01z`)
  }
  return [...drawn].join('')
}
