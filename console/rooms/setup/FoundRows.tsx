import { Button, Skeleton } from '@mantine/core'
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { PartFailure } from './PartFailure.tsx'
import styles from './setup.module.css'

interface Props<Row> {
  found: UseInfiniteQueryResult<InfiniteData<unknown>>
  rows: readonly Row[]
  /** What stands there when nothing was found. */
  empty: ReactNode
  waitingHeight?: number
  children: (row: Row) => ReactNode
}

/** Rows that are read page by page, whatever becomes of that: they wait, fail, are none, or go on. */
export function FoundRows<Row>({ found, rows, empty, waitingHeight = 80, children }: Props<Row>) {
  const { t } = useTranslation()
  return (
    <>
      {found.error && !found.data && <PartFailure failure={found.error} onAgain={() => void found.refetch()} />}
      {found.isPending && <Skeleton height={waitingHeight} />}
      {found.data && rows.length === 0 && empty}
      <ul className={styles.rows}>{rows.map(children)}</ul>
      {found.hasNextPage && (
        <div>
          <Button
            variant="default"
            size="xs"
            loading={found.isFetchingNextPage}
            onClick={() => void found.fetchNextPage()}
          >
            {t('setup.more')}
          </Button>
        </div>
      )}
    </>
  )
}
