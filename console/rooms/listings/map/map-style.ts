import type { StyleSpecification } from 'maplibre-gl'
import type { GroundColours } from './map-ground.ts'

interface Tiles {
  kind: 'drawing' | 'picture'
  mostZoom: number
  attribution: string
}

/** The colours and letters that the theme has where the map stands. */
export function readColours(element: HTMLElement): GroundColours {
  const probe = element.appendChild(document.createElement('span'))
  const colour = (name: string): string => {
    probe.style.color = `var(${name})`
    return getComputedStyle(probe).color
  }
  const font = getComputedStyle(probe).fontFamily
  const [water, land, border, names] = [
    colour('--chosen'),
    colour('--surface'),
    colour('--line-strong'),
    colour('--dim'),
  ] as const
  probe.remove()
  return { water, land, border, names, font }
}

/** How the map looks; what lies under the homes comes later. */
export function makeStyle({ water, border }: GroundColours, tiles: Tiles | null, baseUrl: string): StyleSpecification {
  const pictures = tiles?.kind === 'picture' ? tiles : null
  return {
    version: 8,
    sources: {
      ...(pictures && {
        streets: {
          type: 'raster',
          tiles: [`${new URL(baseUrl || '/', location.href).href.replace(/\/$/, '')}/v1/map/tiles/{z}/{x}/{y}`],
          tileSize: 256,
          maxzoom: pictures.mostZoom,
          // Markup in it would be read as such.
          attribution: pictures.attribution.replaceAll('&', '&amp;').replaceAll('<', '&lt;'),
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
      ...(pictures ? [{ id: 'streets', type: 'raster' as const, source: 'streets' }] : []),
      // Under the labels, so that the source is read: what is seen are they.
      { id: 'homes', type: 'circle', source: 'homes', paint: { 'circle-radius': 3, 'circle-color': border } },
    ],
  }
}
