import type { StyleSpecification } from 'maplibre-gl'
import type { GroundColours } from './map-ground.ts'
import type { StreetColours } from './streets/draw-streets.ts'
import { nearestZoom, squarePixels } from './streets/street-tiles.ts'

interface Tiles {
  kind: 'drawing' | 'picture'
  mostZoom: number
  attribution: string
}

/** The colours and letters that the theme has where the map stands. */
export function readColours(element: HTMLElement): GroundColours & { streets: StreetColours } {
  const probe = element.appendChild(document.createElement('span'))
  const colour = (wanted: string): string => {
    probe.style.color = wanted
    return getComputedStyle(probe).color
  }
  const font = getComputedStyle(probe).fontFamily
  const mix = (first: string, percent: number, second: string): string =>
    colour(`color-mix(in srgb, ${first} ${percent}%, ${second})`)
  const ground = 'var(--surface)'
  const land = 'color-mix(in srgb, #a8a083 15%, var(--surface))'
  const colours = {
    water: colour('var(--chosen)'),
    land: colour(ground),
    border: colour('var(--line-strong)'),
    names: colour('var(--dim)'),
    font,
    streets: {
      land: colour(land),
      built: mix('var(--ink)', 3, land),
      sand: mix('#d9b863', 26, land),
      green: mix('#4f9b4a', 24, land),
      water: mix('#2f86c4', 24, ground),
      stream: mix('#2f86c4', 50, ground),
      way: mix('#fff', 22, ground),
      edge: mix('var(--ink)', 20, land),
      motorway: mix('#e8a33d', 52, ground),
      motorwayEdge: mix('#b9761c', 60, ground),
      names: colour('var(--dim)'),
      waterNames: mix('#2f86c4', 55, 'var(--ink)'),
      font,
    },
  }
  probe.remove()
  return colours
}

/**
 * How the map looks; what lies under the homes comes later. `streets`: the address of squares with streets, ours
 * (streets/street-tiles.ts) or of pictures that go through our server.
 */
export function makeStyle({ water, border }: GroundColours, tiles: Tiles | null, streets: string): StyleSpecification {
  return {
    version: 8,
    sources: {
      ...(tiles && {
        streets: {
          type: 'raster',
          tiles: [streets],
          tileSize: tiles.kind === 'drawing' ? squarePixels : 256,
          maxzoom: tiles.kind === 'drawing' ? nearestZoom : tiles.mostZoom,
          // Markup in it would be read as such.
          attribution: tiles.attribution.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
        },
      }),
      homes: {
        type: 'geojson',
        data: { type: 'FeatureCollection', features: [] },
        cluster: true,
        clusterRadius: 64,
        clusterMaxZoom: 15,
      },
    },
    layers: [
      { id: 'water', type: 'background', paint: { 'background-color': water } },
      // What is drawn of the ground goes under it (follow-ground.ts).
      { id: 'above-ground', type: 'background', layout: { visibility: 'none' } },
      ...(tiles ? [{ id: 'streets', type: 'raster' as const, source: 'streets' }] : []),
      // Under the labels, so that the source is read: what is seen are they.
      { id: 'homes', type: 'circle', source: 'homes', paint: { 'circle-radius': 3, 'circle-color': border } },
    ],
  }
}
