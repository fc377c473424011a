import { type GeoJSONSource, type Map as MapLibre, Marker } from 'maplibre-gl'
import type { useFormats } from '../../../words/use-formats.ts'
import styles from './map.module.css'

interface Around {
  current: {
    chosen: number | null
    looked: number | null
    onLook(id: number): void
    say(count: number): string
    formats: ReturnType<typeof useFormats>
  }
}

/** Labels are elements of the page: so they need no letters from elsewhere, and are pressed like any button. */
export function drawMarkers(map: MapLibre, markers: Map<string, Marker>, now: Around): void {
  const { chosen, looked, say, formats } = now.current
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
        button.addEventListener('click', (event) => {
          // A click on the map would close the card that this opens.
          event.stopPropagation()
          now.current.onLook(Number(properties.id))
        })
      }
      markers.set(key, new Marker({ element: button }).setLngLat(at).addTo(map))
    }
    if (!isCluster)
      markers
        .get(key)
        ?.getElement()
        .setAttribute('aria-pressed', String(properties.id === chosen || properties.id === looked))
  }
  for (const [key, marker] of markers) {
    if (seen.has(key)) continue
    marker.remove()
    markers.delete(key)
  }
}
