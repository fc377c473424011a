import { Button, Progress, Skeleton } from '@mantine/core'
import { useChosenChatbot } from '../../../api/chosen-chatbot.ts'
import '@mantine/core/styles/Progress.css'
import { useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { ListingFault, ListListingFaultsResult } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { useMe } from '../../../api/use-me.ts'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { tell } from '../../../parts/tell.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { HomesPage } from '../HomesPage.tsx'
import { useListingChange } from '../use-listing-change.ts'
import { FaultRow } from './FaultRow.tsx'
import { type FaultKind, groupOf, groups, readKind } from './fault-groups.ts'
import styles from './quality.module.css'

const faultsOfPage = 50

/** What may be wrong with the homes, by kind, and what mends it. */
export function QualityRoom() {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const { client } = useApi()
  const me = useMe()
  const search = useSearch({ from: '/shell/listings/quality' })
  const serialNumber = useChosenChatbot(search.chatbot) ?? ''
  const mayMend = me.role !== 'agent'
  const { change } = useListingChange(serialNumber)
  const [mending, setMending] = useState<number | null>(null)
  const overview = useQuery({
    queryKey: ['home-quality', serialNumber, 'counts'],
    enabled: serialNumber !== '',
    queryFn: ({ signal }) => client.listListingFaults({ serialNumber }, { signal }),
    // Descriptions are read step by step.
    refetchInterval: ({ state }) => ((state.data?.unread ?? 0) > 0 ? 300 : false),
  })
  const counts = new Map(overview.data?.counts.map(({ kind, count }) => [kind, count]))
  const first = overview.data?.counts.find(({ count }) => count > 0)?.kind
  const kind = readKind(search.kind) ?? first
  const list = useInfiniteQuery({
    queryKey: ['home-quality', serialNumber, kind],
    enabled: serialNumber !== '' && kind !== undefined,
    initialPageParam: '',
    queryFn: ({ pageParam, signal }): Promise<ListListingFaultsResult> =>
      client.listListingFaults(
        { serialNumber, limit: faultsOfPage, ...(kind && { kind }), ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  })
  const rows = list.data?.pages.flatMap(({ listings }) => listings) ?? []
  const mend = async (id: number, wanted: Record<string, unknown>): Promise<void> => {
    setMending(id)
    try {
      await change({ ids: [id], ...wanted }, t('homes.quality.mended'))
    } catch (failure) {
      tell(t, { color: 'red', message: explainFailure(failure, t) })
    } finally {
      setMending(null)
    }
  }
  const alike = rows.filter(({ mend: own }) => own !== null)
  const isOneMend = alike.length > 1 && new Set(alike.map(({ mend: own }) => JSON.stringify(own))).size === 1
  const mendAll = (): void => {
    void change(
      { ids: alike.map(({ id }) => id), ...alike[0]?.mend },
      t('homes.quality.mendedAll', { count: alike.length }),
    )
  }
  const unread = overview.data?.unread ?? 0
  const all = [...counts.values()].reduce((sum, count) => sum + count, 0)
  return (
    <HomesPage title={t('homes.quality.title')} chatbot={search.chatbot}>
      {overview.error && !overview.data ? (
        <EmptyState icon="close" title={explainFailure(overview.error, t)} />
      ) : !overview.data ? (
        <div className={styles.page}>
          <Skeleton height={300} radius="lg" />
        </div>
      ) : overview.data.total === 0 ? (
        <EmptyState icon="listings" title={t('listings.empty')} help={t('homes.quality.noHomes')} />
      ) : (
        <div className={styles.page}>
          <div className={styles.kinds}>
            {unread > 0 && (
              <div className={styles.reading} role="status">
                <p className="dim">{t('homes.quality.reading', { left: formats.number(unread) })}</p>
                <Progress
                  value={100 * (1 - unread / overview.data.total)}
                  aria-label={t('homes.quality.reading', { left: formats.number(unread) })}
                />
              </div>
            )}
            {groups.map(({ name, kinds }) => (
              <section key={name}>
                <h2>{t(`homes.quality.groups.${name}`)}</h2>
                <ul>
                  {kinds.map((each) => (
                    <li key={each}>
                      <Link
                        to="/listings/quality"
                        search={{ ...search, kind: each }}
                        aria-current={each === kind ? 'page' : undefined}
                        data-none={(counts.get(each) ?? 0) === 0 || undefined}
                      >
                        <span>{t(`homes.quality.kinds.${each}`)}</span>
                        <span className="numbers">{formats.number(counts.get(each) ?? 0)}</span>
                      </Link>
                    </li>
                  ))}
                </ul>
              </section>
            ))}
          </div>
          <section className={styles.rows} aria-live="polite">
            {all === 0 && unread === 0 ? (
              <EmptyState icon="check" title={t('homes.quality.allGood')} help={t('homes.quality.allGoodHelp')} />
            ) : (
              kind && drawRows(kind)
            )}
          </section>
        </div>
      )}
    </HomesPage>
  )

  function drawRows(shown: FaultKind) {
    return (
      <>
        <header className={styles.head}>
          <h2>{t(`homes.quality.kinds.${shown}`)}</h2>
          <p className="dim">{t(`homes.quality.help.${groupOf(shown)}`)}</p>
          {mayMend && isOneMend && (
            <Button variant="light" size="xs" onClick={mendAll}>
              {t('homes.quality.mendAll', { count: alike.length })}
            </Button>
          )}
        </header>
        {list.isPending ? (
          <Skeleton height={64} radius="md" />
        ) : rows.length === 0 ? (
          <p className="dim">{t('homes.quality.none')}</p>
        ) : (
          <ul className={styles.list}>{rows.map((row) => drawRow(shown, row))}</ul>
        )}
        {list.hasNextPage && (
          <Button variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
            {t('listings.more')}
          </Button>
        )}
      </>
    )
  }

  function drawRow(shown: FaultKind, fault: ListingFault) {
    return (
      <FaultRow
        key={fault.id}
        kind={shown}
        fault={fault}
        isMending={mending === fault.id}
        onMend={mayMend ? (wanted) => void mend(fault.id, wanted) : null}
        onOpen={(field) =>
          void navigate({
            to: '/listings/$id',
            params: { id: fault.id },
            search: { ...(search.chatbot && { chatbot: search.chatbot }), ...(mayMend && field && { edit: field }) },
          })
        }
      />
    )
  }
}
