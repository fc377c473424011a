import './streets.css'
import { type MapView, type Size, worldPixels } from '../map-view.ts'
import type { StreetTile } from './use-streets.ts'

interface Props {
  view: MapView
  size: Size
  /** Those that lie under the others first. */
  levels: readonly (readonly StreetTile[])[]
}

/** From the ground up. `edge` is the outline that a way has under it, for all kinds before any is filled. */
const layers = [
  ['ground', ''],
  ['built', 'built'],
  ['sand', 'sand'],
  ['green', 'green'],
  ['water', 'water'],
  ['stream', 'stream'],
  ['way rail', 'rail'],
  ['way path', 'path'],
  ['way lane', 'lane'],
  ['way edge street', 'street'],
  ['way edge middle', 'middle'],
  ['way edge main', 'main'],
  ['way edge motorway', 'motorway'],
  ['way street', 'street'],
  ['way middle', 'middle'],
  ['way main', 'main'],
  ['way motorway', 'motorway'],
] as const

/** Streets, parks and water of the tiles that are there: layer by layer, so that no tile lies over another one's ways. */
export function Streets({ view, size, levels }: Props) {
  // How wide ways are: by half again with each zoom, as long as there is anything to tell apart.
  const width = 1.5 ** (Math.min(18, view.zoom) - 14)
  return (
    <g class={`map-streets${view.zoom < 13.5 ? ' far' : ''}`} style={{ '--way': width.toFixed(3) }}>
      {levels.map((tiles) => (
        <g key={tiles[0]?.z}>
          {layers.map(([name, from]) => (
            <g key={name} class={name}>
              {tiles.map((tile) => {
                const d = from === '' ? `M0 0h${tile.side}v${tile.side}h${-tile.side}z` : tile.paths[from]
                return d && <path key={`${tile.x}/${tile.y}`} d={d} transform={placeOnScreen(view, size, tile)} />
              })}
            </g>
          ))}
        </g>
      ))}
    </g>
  )
}

function placeOnScreen(view: MapView, size: Size, { z, x, y, side }: StreetTile): string {
  const pixels = worldPixels(view.zoom)
  const across = 2 ** z
  const left = (x / across - view.x) * pixels + size.width / 2
  const top = (y / across - view.y) * pixels + size.height / 2
  return `translate(${left.toFixed(2)} ${top.toFixed(2)}) scale(${pixels / across / side})`
}
