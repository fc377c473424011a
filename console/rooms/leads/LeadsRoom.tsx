import { Button, SegmentedControl } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { useMe } from '../../api/use-me.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { RoomHead } from '../../parts/RoomHead.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { DownloadLeads } from './DownloadLeads.tsx'
import { LeadFilters } from './LeadFilters.tsx'
import { LeadsTable } from './LeadsTable.tsx'
import { rowsOf } from './lead-lists.ts'
import { leadsQuery } from './lead-queries.ts'
import styles from './leads.module.css'
import { filterOf, type LeadsSearch } from './leads-search.ts'

const LeadsBoard = lazy(() => import('./LeadsBoard.tsx').then(({ LeadsBoard: component }) => ({ default: component })))
const LeadDrawer = lazy(() => import('./LeadDrawer.tsx').then(({ LeadDrawer: component }) => ({ default: component })))
const Doubles = lazy(() => import('./Doubles.tsx').then(({ Doubles: component }) => ({ default: component })))

/** Everybody who left contact details. */
export function LeadsRoom() {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const me = useMe()
  const search = useSearch({ from: '/shell/leads' })
  const [showsDoubles, setShowsDoubles] = useState(false)
  const isBoard = search.look === 'board'
  const list = useInfiniteQuery({ ...leadsQuery(useApi(), filterOf(search, new Date())), enabled: !isBoard })
  const rows = useMemo(() => rowsOf(list.data), [list.data])
  const counts = list.data?.pages[0]?.counts
  const change = (changed: { [Name in keyof LeadsSearch]: LeadsSearch[Name] | undefined }): void => {
    const merged = Object.entries({ ...search, ...changed }).filter(([, value]) => value !== undefined)
    void navigate({ to: '/leads', search: Object.fromEntries(merged), replace: 'q' in changed })
  }
  const isFiltered = Boolean(search.q || search.status || search.who || search.time || search.chatbot)
  return (
    <div className={styles.room}>
      <PageTitle room={t('leads.title')} />
      <RoomHead title={t('leads.title')} count={isBoard ? '' : countWords()}>
        <Button variant="default" size="sm" onClick={() => setShowsDoubles(true)}>
          {t('leadDesk.doublesButton')}
        </Button>
        {me.role !== 'agent' && <DownloadLeads search={search} />}
      </RoomHead>
      <div className={styles.filters}>
        <LeadFilters search={search} onChange={change} />
        <SegmentedControl
          aria-label={t('leadDesk.looks.label')}
          value={isBoard ? 'board' : 'list'}
          onChange={(look) => change({ look: look === 'board' ? 'board' : undefined })}
          data={[
            { value: 'list', label: t('leadDesk.looks.list') },
            { value: 'board', label: t('leadDesk.looks.board') },
          ]}
        />
      </div>
      {isBoard ? (
        <Suspense fallback={<div className={styles.coming} aria-busy="true" />}>
          <LeadsBoard search={search} />
        </Suspense>
      ) : list.error && rows.length === 0 ? (
        <EmptyState icon="close" title={explainFailure(list.error, t)}>
          <Button variant="light" onClick={() => void list.refetch()}>
            {t('tryAgain')}
          </Button>
        </EmptyState>
      ) : !list.isPending && rows.length === 0 ? (
        <EmptyState
          icon="leads"
          title={search.q ? t('leadDesk.emptyFound') : isFiltered ? t('leadDesk.noneHere') : t('leadDesk.empty')}
          help={isFiltered ? undefined : t('leadDesk.emptyHelp')}
        />
      ) : (
        <LeadsTable
          rows={rows}
          isWhole={!list.hasNextPage}
          isLoading={list.isPending}
          search={search}
          onEnd={() => {
            if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage()
          }}
        />
      )}
      <Suspense fallback={null}>
        {search.lead !== undefined && (
          <LeadDrawer
            key={search.lead}
            id={search.lead}
            onOpen={(lead) => change({ lead })}
            onClose={() => change({ lead: undefined })}
          />
        )}
        {showsDoubles && <Doubles onClose={() => setShowsDoubles(false)} />}
      </Suspense>
    </div>
  )

  function countWords(): string {
    if (list.isPending) return ''
    if (!counts) return list.hasNextPage ? '' : t('leadDesk.count', { count: rows.length })
    const some = search.status ? [counts[search.status]] : Object.values(counts)
    const total = some.reduce((sum, count) => sum + count, 0)
    if (some.every((count) => count < 1_000)) return t('leadDesk.count', { count: total })
    return t('leadDesk.many', { number: formats.number(total) })
  }
}
