import { Skeleton } from '@mantine/core'
import { useElementSize } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import type { UnmetPlace } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { useFormats } from '../../words/use-formats.ts'
import { boxAround, type Placed, pointOn, writePath } from './demand-map.ts'
import styles from './map.module.css'

/** Circles where visitors look in vain, on a background that we draw ourselves. The list beside it says the same. */
export function DemandMap({ places }: { places: readonly UnmetPlace[] }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { client } = useApi()
  const { ref, width: seen } = useElementSize()
  const placed = places.filter((place): place is Placed => place.latitude !== null && place.longitude !== null)
  const box = placed.length === 0 ? '' : boxAround(placed)
  const { data: background } = useQuery({
    queryKey: ['map', box],
    queryFn: ({ signal }) => client.drawMap({ box }, { signal }),
    enabled: box !== '',
    staleTime: Number.POSITIVE_INFINITY,
  })
  const beside = places.length - placed.length
  const most = Math.max(1, ...placed.map(({ searches }) => searches))
  return (
    <figure className={styles.map} ref={ref}>
      <figcaption>
        <strong>{t('insight.unmet.map')}</strong>
        {beside > 0 && <span>{t('insight.unmet.unplaced', { count: beside })}</span>}
      </figcaption>
      {placed.length === 0 ? (
        <p className="dim">{t('insight.unmet.noMap')}</p>
      ) : background ? (
        draw()
      ) : (
        <Skeleton height={280} />
      )}
    </figure>
  )

  function draw() {
    if (!background) return null
    const { width, height, land, lakes, counties, states, countries } = background
    // Pixels as they are seen, on the grid of the drawing.
    const px = (pixels: number): number => (pixels * width) / Math.max(240, seen)
    return (
      <svg
        className={styles.drawing}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={t('insight.unmet.mapSaid', {
          places: formats.list(placed.slice(0, 5).map(({ place, searches }) => `${place} (${searches})`)),
        })}
      >
        <rect className={styles.water} width={width} height={height} />
        <path className={styles.land} d={writePath(land, 'z')} />
        <path className={styles.water} d={writePath(lakes, 'z')} fillRule="evenodd" />
        <path className={styles.county} d={writePath(counties)} />
        <path className={styles.state} d={writePath(states)} />
        <path className={styles.country} d={writePath(countries)} />
        {placed.map((place) => {
          const { x, y } = pointOn(background, place)
          const radius = px(6 + 16 * Math.sqrt(place.searches / most))
          const name = `${place.place} · ${formats.number(place.searches)}`
          // A name that the edge would cut begins, or ends, at the edge.
          const half = px(4 + name.length * 4)
          const middle = Math.min(width - half, Math.max(half, x))
          return (
            <g key={place.place}>
              <circle className={styles.circle} cx={x} cy={y} r={radius} />
              <text
                className={styles.name}
                x={middle}
                y={Math.max(px(14), y - radius - px(5))}
                fontSize={px(13)}
                strokeWidth={px(4)}
              >
                {name}
              </text>
            </g>
          )
        })}
      </svg>
    )
  }
}
