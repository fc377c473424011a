import { Skeleton } from '@mantine/core'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { HomesGrid, type ShownHomes } from '../HomesGrid.tsx'
import type { ListingsSearch } from '../listings-search.ts'
import { MapBoard } from './MapBoard.tsx'
import styles from './map.module.css'

interface Props extends ShownHomes {
  search: ListingsSearch
  serialNumber: string
}

/** All that is found on a map; as cards where the browser cannot draw one. */
export function HomesMap({ search: { q, sale }, serialNumber, ...list }: Props) {
  const { t } = useTranslation()
  const { client } = useApi()
  const [canDraw, setCanDraw] = useState(hasWebGl)
  const { data } = useQuery({
    queryKey: ['homes', serialNumber, 'points', q ?? '', sale ?? ''],
    enabled: canDraw,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => ({
      ...(await client.listListingPoints({ serialNumber, ...(q ? { q } : sale && { saleType: sale }) }, { signal })),
      found: JSON.stringify([serialNumber, q, sale]),
    }),
  })
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
  if (!data) return <Skeleton className={styles.board} />
  const notes = [
    data.withoutPlace > 0 && t('homes.map.withoutPlace', { count: data.withoutPlace }),
    !data.isWhole && t('homes.map.most'),
  ].filter(Boolean)
  return (
    <div className={styles.frame}>
      <MapBoard
        points={data.points}
        found={data.found}
        tiles={data.tiles}
        chosen={list.chosen}
        onOpen={list.onOpen}
        onFailed={() => setCanDraw(false)}
      />
      {notes.length > 0 && <p className={styles.note}>{notes.join(' · ')}</p>}
    </div>
  )
}

function hasWebGl(): boolean {
  return document.createElement('canvas').getContext('webgl2') !== null
}
