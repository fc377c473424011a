import 'maplibre-gl/dist/maplibre-gl.css'
import { useComputedColorScheme } from '@mantine/core'
import {
  type GeoJSONSource,
  LngLatBounds,
  Map as MapLibre,
  Marker,
  NavigationControl,
  Popup,
  setWorkerUrl,
} from 'maplibre-gl'
import workerFile from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'
import type { PorchlightFunctions } from 'porchlight/client'
import { type ReactNode, useEffect, useMemo, useRef } from 'react'
import { createPortal } from 'react-dom'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { drawMarkers } from './draw-markers.ts'
import { followGround } from './follow-ground.ts'
import styles from './map.module.css'
import { makeStyle, readColours } from './map-style.ts'
import { openStreets } from './streets/street-tiles.ts'

type Answer = Awaited<ReturnType<PorchlightFunctions['listListingPoints']>>

interface Props {
  points: Answer['points']
  /** What they were found by: the view goes to them when it changes. */
  found: string
  tiles: Answer['tiles']
  chosen: number | null
  /** Of which home the card stands at its point, and the card. */
  looked: number | null
  card: ReactNode
  /** Where a home of the list is that the reader points at. */
  pointed: number | null
  /** Null: the card was closed. */
  onLook(id: number | null): void
  /** Told what part of the world is seen, whenever it has changed: west, south, east, north. */
  onView(box: Box): void
  /** Told when streets do not come, and when they come again. */
  onStreets(isThere: boolean): void
  /** Told when the browser cannot draw it. */
  onFailed(): void
}

/** In degrees. */
export type Box = readonly [west: number, south: number, east: number, north: number]

const fit = { padding: 56, maxZoom: 14 }

/** A map of homes: prices where they stand apart, numbers where they are close together. */
export function MapBoard(props: Props) {
  const { points, found, tiles, chosen, looked, card, pointed, onLook, onView, onStreets, onFailed } = props
  const { t } = useTranslation()
  const formats = useFormats()
  const { client, baseUrl } = useApi()
  const scheme = useComputedColorScheme('light')
  const fitted = useRef<string | null>(null)
  const element = useRef<HTMLDivElement>(null)
  const view = useRef<{ map: MapLibre; draw(): void } | null>(null)
  // What the map calls later is what stands now.
  const say = (count: number): string => t('homes.map.homes', { count })
  const now = useRef({ points, found, chosen, looked, onLook, onView, onStreets, onFailed, say, formats })
  now.current = { points, found, chosen, looked, onLook, onView, onStreets, onFailed, say, formats }
  const cardPlace = useMemo(() => document.createElement('div'), [])

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
    const streets =
      tiles?.kind === 'drawing'
        ? openStreets((place, signal) => client.readMapTile(place, { signal }), {
            mostZoom: tiles.mostZoom,
            colours: colours.streets,
          })
        : null
    const pictures = `${new URL(baseUrl || '/', location.href).href.replace(/\/$/, '')}/v1/map/tiles/{z}/{x}/{y}`
    let map: MapLibre
    try {
      map = new MapLibre({
        container,
        style: makeStyle(colours, tiles, streets?.address ?? pictures),
        attributionControl: { compact: false, customAttribution: 'Natural Earth · U.S. Census' },
        renderWorldCopies: false,
        dragRotate: false,
        pitchWithRotate: false,
        maxZoom: 18,
        ...(hasPoints && { bounds: boundsOf(now.current.points), fitBoundsOptions: fit }),
        locale: { 'Map.Title': t('homes.map.label') },
      })
    } catch {
      streets?.end()
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
    const tellView = (): void => {
      const seen = map.getBounds()
      now.current.onView([seen.getWest(), seen.getSouth(), seen.getEast(), seen.getNorth()])
    }
    map.on('moveend', draw)
    map.on('moveend', tellView)
    map.on('load', tellView)
    // A tile that does not come leaves the ground to be seen, and is said beside the map.
    map.on('error', (event) => {
      if ('sourceId' in event && event.sourceId === 'streets') now.current.onStreets(false)
    })
    map.on('sourcedata', ({ sourceId, tile }) => {
      if (sourceId === 'streets' && tile?.state === 'loaded') now.current.onStreets(true)
    })
    map.on('webglcontextlost', () => now.current.onFailed())
    return () => {
      view.current = null
      stop.abort()
      streets?.end()
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

  const popup = useRef<Popup | null>(null)
  const lookedPoint = points.find(({ id }) => id === looked)
  useEffect(() => {
    const map = view.current?.map
    if (!map || !lookedPoint) return
    const { id, longitude, latitude } = lookedPoint
    const opened = new Popup({
      className: styles.popup ?? '',
      closeButton: false,
      focusAfterOpen: false,
      maxWidth: 'none',
      offset: 18,
    })
      .setLngLat([longitude, latitude])
      .setDOMContent(cardPlace)
      .addTo(map)
    popup.current = opened
    view.current?.draw()
    // Whoever opens it by the keyboard goes on in it.
    cardPlace.querySelector<HTMLElement>('section')?.focus({ preventScroll: true })
    opened.on('close', () => {
      if (popup.current === opened && now.current.looked === id) now.current.onLook(null)
    })
    return () => {
      popup.current = null
      opened.remove()
      // Back to where the reader came from, unless they went on.
      const button = map.getContainer().querySelector<HTMLElement>(`[data-home="${id}"]`)
      if (document.activeElement === document.body) button?.focus()
    }
  }, [lookedPoint, cardPlace])

  const pointedPoint = points.find(({ id }) => id === pointed)
  useEffect(() => {
    const map = view.current?.map
    if (!map || !pointedPoint) return
    const spot = document.createElement('span')
    spot.className = styles.spot ?? ''
    const marker = new Marker({ element: spot }).setLngLat([pointedPoint.longitude, pointedPoint.latitude]).addTo(map)
    return () => void marker.remove()
  }, [pointedPoint])

  return (
    <>
      <div ref={element} className={styles.board} data-map />
      {looked !== null && createPortal(card, cardPlace)}
    </>
  )
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
