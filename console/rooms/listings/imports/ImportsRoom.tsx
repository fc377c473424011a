import { Button, Skeleton } from '@mantine/core'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useChosenChatbot } from '../../../api/chosen-chatbot.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { useMe } from '../../../api/use-me.ts'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { useNow } from '../../../parts/use-now.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { HomesPage } from '../HomesPage.tsx'
import { ExportHomes } from './ExportHomes.tsx'
import { ImportState } from './ImportState.tsx'
import styles from './imports.module.css'
import { useImports, useUpload } from './use-imports.ts'

const DropArea = lazy(() => import('./DropArea.tsx').then(({ DropArea: component }) => ({ default: component })))

/** Files are dropped here, and it stands here what became of earlier ones. */
export function ImportsRoom() {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const me = useMe()
  const now = useNow(60_000)
  const search = useSearch({ from: '/shell/listings/imports' })
  const serialNumber = useChosenChatbot(search.chatbot)
  // The address of an import goes on naming its chatbot, whichever is chosen later.
  const ofChatbot = serialNumber === undefined ? {} : { chatbot: serialNumber }
  const imports = useImports(serialNumber)
  const upload = useUpload(serialNumber)
  const [sending, setSending] = useState<{ name: string; part: number } | null>(null)
  const [failure, setFailure] = useState<unknown>(null)
  if (me.role === 'agent') {
    return (
      <HomesPage title={t('homes.imports.title')} chatbot={search.chatbot}>
        <EmptyState icon="file" title={t('homes.managersOnly')} />
      </HomesPage>
    )
  }
  const rows = imports.data?.pages.flatMap((page) => page.imports) ?? []
  const send = async (file: File): Promise<void> => {
    setFailure(null)
    setSending({ name: file.name, part: 0 })
    try {
      const id = await upload(file, (part) => setSending({ name: file.name, part }))
      await navigate({ to: '/listings/imports/$id', params: { id }, search: ofChatbot })
    } catch (error) {
      setFailure(error)
    } finally {
      setSending(null)
    }
  }
  return (
    <HomesPage title={t('homes.imports.title')} chatbot={search.chatbot}>
      <div className={styles.page}>
        <Suspense fallback={<Skeleton height={190} radius="lg" />}>
          <DropArea
            sending={sending}
            failure={failure === null ? null : explainFailure(failure, t)}
            onFile={(file) => void send(file)}
            onRefused={() => setFailure(new Error(t('homes.imports.refused')))}
          />
        </Suspense>
        <section aria-labelledby="earlier-imports">
          <h2 id="earlier-imports" className={styles.heading}>
            {t('homes.imports.earlier')}
          </h2>
          {imports.error && !imports.data ? (
            <EmptyState icon="close" title={explainFailure(imports.error, t)} />
          ) : imports.isPending && serialNumber ? (
            <Skeleton height={64} radius="md" />
          ) : rows.length === 0 ? (
            <p className="dim">{t('homes.imports.none')}</p>
          ) : (
            <ul className={styles.list}>
              {rows.map((each) => (
                <li key={each.id}>
                  <Link to="/listings/imports/$id" params={{ id: each.id }} search={ofChatbot}>
                    <span className="cut" dir="auto">
                      {each.fileName}
                    </span>
                  </Link>
                  <ImportState of={each} />
                  <span className="dim numbers">
                    {each.state === 'finished' &&
                      t('homes.imports.short', {
                        added: formats.number(each.figures.added ?? 0),
                        updated: formats.number(each.figures.updated ?? 0),
                        faulty: formats.number(each.figures.faulty ?? 0),
                      })}
                  </span>
                  <span className="dim">{formats.since(each.createdAt, now)}</span>
                </li>
              ))}
            </ul>
          )}
          {imports.hasNextPage && (
            <Button variant="default" onClick={() => void imports.fetchNextPage()} loading={imports.isFetchingNextPage}>
              {t('listings.more')}
            </Button>
          )}
        </section>
        {serialNumber !== undefined && <ExportHomes serialNumber={serialNumber} />}
      </div>
    </HomesPage>
  )
}
