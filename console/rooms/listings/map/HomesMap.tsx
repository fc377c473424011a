import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { HomesGrid, type ShownHomes } from '../HomesGrid.tsx'
import type { ListingsSearch } from '../listings-search.ts'
import { HomeCard } from './HomeCard.tsx'
import { HomesInView } from './HomesInView.tsx'
import { type Box, MapBoard } from './MapBoard.tsx'
import styles from './map.module.css'

interface Props extends ShownHomes {
  search: ListingsSearch
  serialNumber: string
  /** Whether there is room for a list beside it. */
  hasList: boolean
}

/** All that is found on a map, with a list of the homes in view; as cards where the browser cannot draw one. */
export function HomesMap({ search: { q, sale }, serialNumber, hasList, ...list }: Props) {
  const { t } = useTranslation()
  const { client } = useApi()
  const [canDraw, setCanDraw] = useState(hasWebGl)
  const [looked, setLooked] = useState<number | null>(null)
  const [pointed, setPointed] = useState<number | null>(null)
  const [hasStreets, setHasStreets] = useState(true)
  const [box, setBox] = useState<Box | null>(null)
  const { data } = useQuery({
    queryKey: ['homes', serialNumber, 'points', q ?? '', sale ?? ''],
    enabled: canDraw,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => ({
      ...(await client.listListingPoints({ serialNumber, ...(q ? { q } : sale && { saleType: sale }) }, { signal })),
      found: JSON.stringify([serialNumber, q, sale]),
    }),
  })
  const points = data?.points
  const inView = useMemo(() => {
    if (!points || !box) return points ?? []
    const [west, south, east, north] = box
    return points.filter(
      ({ latitude, longitude }) => latitude >= south && latitude <= north && longitude >= west && longitude <= east,
    )
  }, [points, box])
  // A card of a home that is found no more would stand nowhere.
  useEffect(() => {
    if (looked !== null && points && !points.some(({ id }) => id === looked)) setLooked(null)
  }, [points, looked])
  if (!canDraw) {
    return (
      <>
        <p className={styles.missing} role="status">
          {t('homes.map.noWebGl')}
        </p>
        <HomesGrid {...list} />
      </>
    )
  }
  if (!data) return <Skeleton className={styles.coming} />
  const notes = [
    data.withoutPlace > 0 && t('homes.map.withoutPlace', { count: data.withoutPlace }),
    !data.isWhole && t('homes.map.most'),
    !hasStreets && t('homes.map.noStreets'),
  ].filter(Boolean)
  return (
    <div className={styles.sides}>
      <div className={styles.frame}>
        <MapBoard
          points={data.points}
          found={data.found}
          tiles={data.tiles}
          chosen={list.chosen}
          looked={looked}
          card={
            looked !== null && (
              <HomeCard
                serialNumber={serialNumber}
                id={looked}
                onOpen={(id) => {
                  setLooked(null)
                  list.onOpen(id)
                }}
                onClose={() => setLooked(null)}
              />
            )
          }
          pointed={pointed}
          onLook={setLooked}
          onView={setBox}
          onStreets={setHasStreets}
          onFailed={() => setCanDraw(false)}
        />
        {notes.length > 0 && (
          <p className={styles.note} role="status">
            {notes.join(' · ')}
          </p>
        )}
      </div>
      {hasList && (
        <HomesInView homes={inView} chosen={list.chosen} looked={looked} onPoint={setPointed} onLook={setLooked} />
      )}
    </div>
  )
}

function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}
