import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useParams, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { useMe } from '../../../api/use-me.ts'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { HomesPage } from '../HomesPage.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ImportReport } from './ImportReport.tsx'
import { ImportState } from './ImportState.tsx'
import styles from './imports.module.css'
import { MapColumns } from './MapColumns.tsx'
import { importQuery, isAtWork } from './use-imports.ts'

/** One import from its columns to its report: its address can be closed and opened again at any time. */
export function ImportRoom() {
  const { t } = useTranslation()
  const api = useApi()
  const me = useMe()
  const search = useSearch({ from: '/shell/listings/imports/$id' })
  const { id } = useParams({ from: '/shell/listings/imports/$id' })
  const serialNumber = search.chatbot ?? me.chatbots[0]?.serialNumber ?? ''
  const found = useQuery(importQuery(api, serialNumber, id))
  const { data } = found
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
        ) : isAtWork(data) ? (
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
