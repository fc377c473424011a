import { Button, Skeleton } from '@mantine/core'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { useChosenChatbot } from '../../../api/chosen-chatbot.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { HomesPage } from '../HomesPage.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportReport } from './ImportReport.tsx'
import { ImportState } from './ImportState.tsx'
import styles from './imports.module.css'
import { MapColumns } from './MapColumns.tsx'
import { importQuery, isAtWork } from './use-imports.ts'

const ofHomes = ['imports', 'homes', 'home', 'home-quality', 'home-points'] as const

/** One import from its columns to its report: its address can be closed and opened again at any time. */
export function ImportRoom() {
  const { t } = useTranslation()
  const api = useApi()
  const search = useSearch({ from: '/shell/listings/imports/$id' })
  const { id } = useParams({ from: '/shell/listings/imports/$id' })
  const serialNumber = useChosenChatbot(search.chatbot) ?? ''
  const found = useQuery(importQuery(api, serialNumber, id))
  const { data } = found
  const queries = useQueryClient()
  const isRunning = data !== undefined && isAtWork(data)
  const wasRunning = useRef(false)
  // What it changed may be on other pages already: the homes, their quality, and the list of imports.
  useEffect(() => {
    if (wasRunning.current && !isRunning)
      for (const name of ofHomes) void queries.invalidateQueries({ queryKey: [name] })
    wasRunning.current = isRunning
  }, [isRunning, queries])
  return (
    <HomesPage title={t('homes.imports.title')} chatbot={search.chatbot}>
      <div className={styles.page}>
        <div className={styles.top}>
          <Button
            variant="subtle"
            size="compact-sm"
            leftSection={<Icon name="back" size={15} />}
            renderRoot={(props) => <Link {...props} to="/listings/imports" search={search} />}
          >
            {t('homes.imports.all')}
          </Button>
          {data && (
            <>
              <h2 className="cut" dir="auto">
                {data.fileName}
              </h2>
              <ImportState of={data} />
            </>
          )}
        </div>
        {found.error && !data ? (
          <EmptyState icon="close" title={explainFailure(found.error, t)} />
        ) : !data ? (
          <Skeleton height={220} radius="lg" />
        ) : isRunning ? (
          <ImportProgress serialNumber={serialNumber} found={data} />
        ) : data.state === 'ready' || data.state === 'checked' ? (
          <MapColumns key={data.id} serialNumber={serialNumber} found={data} />
        ) : (
          <ImportReport serialNumber={serialNumber} found={data} />
        )}
      </div>
    </HomesPage>
  )
}
