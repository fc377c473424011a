import 'maplibre-gl/dist/maplibre-gl.css'
import { useComputedColorScheme } from '@mantine/core'
import { type GeoJSONSource, LngLatBounds, Map as MapLibre, Marker, NavigationControl, setWorkerUrl } from 'maplibre-gl'
import workerFile from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { PorchlightFunctions } from 'porchlight/client'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { followGround } from './follow-ground.ts'
import styles from './map.module.css'
import { makeStyle, readColours } from './map-style.ts'

type Answer = Awaited<ReturnType<PorchlightFunctions['listListingPoints']>>

interface Props {
  points: Answer['points']
  /** What they were found by: the view goes to them when it changes. */
  found: string
  tiles: Answer['tiles']
  chosen: number | null
  onOpen(id: number): void
  /** Told when the browser cannot draw it. */
  onFailed(): void
}

const fit = { padding: 56, maxZoom: 14 }

/** A map of homes: prices where they stand apart, numbers where they are close together. */
export function MapBoard({ points, found, tiles, chosen, onOpen, onFailed }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { client, baseUrl } = useApi()
  const scheme = useComputedColorScheme('light')
  const fitted = useRef<string | null>(null)
  const element = useRef<HTMLDivElement>(null)
  const view = useRef<{ map: MapLibre; draw(): void } | null>(null)
  // What the map calls later is what stands now.
  const say = (count: number): string => t('homes.map.homes', { count })
  const now = useRef({ points, found, chosen, onOpen, onFailed, say, formats })
  now.current = { points, found, chosen, onOpen, onFailed, say, formats }

  // biome-ignore lint/correctness/useExhaustiveDependencies: a map is made anew for other colours alone
  useEffect(() => {
    const container = element.current
    if (!container) return
    setWorkerUrl(new URL(workerFile, import.meta.url).href)
    const stop = new AbortController()
    const markers = new Map<string, Marker>()
    const colours = readColours(container)
    const hasPoints = now.current.points.length > 0
    fitted.current = now.current.found
    let map: MapLibre
    try {
      map = new MapLibre({
        container,
        style: makeStyle(colours, tiles, baseUrl),
        attributionControl: { compact: false, customAttribution: 'Natural Earth · U.S. Census' },
        renderWorldCopies: false,
        dragRotate: false,
        pitchWithRotate: false,
        maxZoom: 18,
        ...(hasPoints && { bounds: boundsOf(now.current.points), fitBoundsOptions: fit }),
        locale: { 'Map.Title': t('homes.map.label') },
      })
    } catch {
      now.current.onFailed()
      return
    }
    map.addControl(new NavigationControl({ showCompass: false }), 'top-right')
    const draw = (): void => drawMarkers(map, markers, now)
    map.on('load', () => {
      view.current = { map, draw }
      setPoints(map, now.current.points)
      followGround(map, {
        colours,
        ask: (box) => client.drawMap({ box }, { signal: stop.signal }),
        signal: stop.signal,
      })
    })
    map.on('idle', draw)
    map.on('moveend', draw)
    map.on('webglcontextlost', () => now.current.onFailed())
    return () => {
      view.current = null
      stop.abort()
      map.remove()
    }
  }, [scheme, tiles?.attribution])

  useEffect(() => {
    if (!view.current) return
    const { map } = view.current
    setPoints(map, points)
    // Where somebody looks stays, until something else was searched for.
    if (fitted.current === found || points.length === 0) return
    fitted.current = found
    map.fitBounds(boundsOf(points), { ...fit, animate: false })
  }, [points, found])

  useEffect(() => {
    if (!view.current) return
    const { map, draw } = view.current
    draw()
    const point = points.find(({ id }) => id === chosen)
    if (point && !map.getBounds().contains([point.longitude, point.latitude])) {
      map.easeTo({ center: [point.longitude, point.latitude] })
    }
  }, [chosen, points])

  return <div ref={element} className={styles.board} data-map />
}

function setPoints(map: MapLibre, points: Props['points']): void {
  map.getSource<GeoJSONSource>('homes')?.setData({
    type: 'FeatureCollection',
    features: points.map(({ id, latitude, longitude, price, currency }) => ({
      type: 'Feature',
      properties: { id, price, currency },
      geometry: { type: 'Point', coordinates: [longitude, latitude] },
    })),
  })
}

function boundsOf(points: Props['points']): LngLatBounds {
  const bounds = new LngLatBounds()
  for (const { latitude, longitude } of points) bounds.extend([longitude, latitude])
  return bounds
}

interface Around {
  current: Pick<Props, 'chosen' | 'onOpen'> & { say(count: number): string; formats: ReturnType<typeof useFormats> }
}

/** Labels are elements of the page: so they need no letters from elsewhere, and are pressed like any button. */
function drawMarkers(map: MapLibre, markers: Map<string, Marker>, now: Around): void {
  const { chosen, say, formats } = now.current
  const seen = new Set<string>()
  for (const { properties, geometry } of map.querySourceFeatures('homes')) {
    if (geometry.type !== 'Point') continue
    const at: [number, number] = [geometry.coordinates[0] ?? 0, geometry.coordinates[1] ?? 0]
    const isCluster = properties.cluster === true
    const key = isCluster ? `c${properties.cluster_id}-${properties.point_count}` : `h${properties.id}`
    if (seen.has(key)) continue
    seen.add(key)
    const known = markers.get(key)
    if (!known) {
      const button = document.createElement('button')
      button.type = 'button'
      button.className = (isCluster ? styles.cluster : styles.home) ?? ''
      if (isCluster) {
        button.textContent = formats.number(properties.point_count)
        button.ariaLabel = say(Number(properties.point_count))
        button.addEventListener('click', async () => {
          const zoom = await map.getSource<GeoJSONSource>('homes')?.getClusterExpansionZoom(properties.cluster_id)
          map.easeTo({ center: at, zoom: Math.min(18, zoom ?? map.getZoom() + 2) })
        })
      } else {
        const { price, currency } = properties
        button.textContent = typeof price === 'number' ? formats.money(price, currency) : '—'
        button.dataset.home = String(properties.id)
        button.addEventListener('click', () => now.current.onOpen(Number(properties.id)))
      }
      markers.set(key, new Marker({ element: button }).setLngLat(at).addTo(map))
    }
    if (!isCluster)
      markers
        .get(key)
        ?.getElement()
        .setAttribute('aria-pressed', String(properties.id === chosen))
  }
  for (const [key, marker] of markers) {
    if (seen.has(key)) continue
    marker.remove()
    markers.delete(key)
  }
}
