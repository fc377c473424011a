import { Button, NativeSelect, SegmentedControl, Skeleton, TextInput } from '@mantine/core'
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { explainFailure } from '../../api/explain-failure.ts'
import { useMe } from '../../api/use-me.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { RoomHead } from '../../parts/RoomHead.tsx'
import { HomeDetail } from './HomeDetail.tsx'
import { HomesGrid } from './HomesGrid.tsx'
import { HomesTable } from './HomesTable.tsx'
import styles from './listings.module.css'
import type { ListingsSearch } from './listings-search.ts'
import { Understood } from './Understood.tsx'
import { useHomes } from './use-homes.ts'

const HomeDrawer = lazy(() => import('./HomeDrawer.tsx').then(({ HomeDrawer: component }) => ({ default: component })))

const searchDelayMs = 350

/** The homes that a chatbot knows, found by the sentences that visitors say. */
export function ListingsRoom() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const me = useMe()
  const search = useSearch({ from: '/shell/listings' })
  const { query, homes, first, hasChatbot } = useHomes(search)
  const [words, setWords] = useState(search.q ?? '')
  const field = useRef<HTMLInputElement>(null)
  const isWide = useMediaQuery('(min-width: 80em)', true, { getInitialValueInEffect: false })
  const change = (changed: { [Name in keyof ListingsSearch]: ListingsSearch[Name] | undefined }): void => {
    const merged = Object.entries({ ...search, ...changed }).filter(([, value]) => value !== undefined)
    void navigate({ to: '/listings', search: Object.fromEntries(merged), replace: 'q' in changed })
  }
  const look = useDebouncedCallback(
    (wanted: string) => change({ q: /[\p{L}\p{N}]/u.test(wanted) ? wanted : undefined, home: undefined }),
    searchDelayMs,
  )
  const all = homes.length > 0 ? homes : (first?.closest ?? [])
  const at = all.findIndex(({ id }) => id === search.home)
  const open = all[at]
  const close = (): void => change({ home: undefined })
  const go = (step: 1 | -1): void => {
    const next = all[at === -1 ? 0 : at + step]
    if (next) change({ home: next.id })
  }
  useKeys({ '/': () => field.current?.focus(), j: () => go(1), k: () => go(-1), Escape: close })

  const count =
    first === undefined
      ? ''
      : search.q === undefined
        ? t('listings.total', { count: first.total })
        : t('listings.found', { count: first.total })
  return (
    <div className={styles.room}>
      <PageTitle room={t('listings.title')} />
      <div className={styles.main}>
        <RoomHead title={t('listings.title')} count={count}>
          {me.chatbots.length > 1 && (
            <NativeSelect
              aria-label={t('chatbot')}
              value={search.chatbot ?? me.chatbots[0]?.serialNumber}
              onChange={({ currentTarget }) => change({ chatbot: currentTarget.value, home: undefined })}
              data={me.chatbots.map(({ serialNumber, name }) => ({ value: serialNumber, label: name }))}
            />
          )}
        </RoomHead>
        <div className={styles.filters}>
          <TextInput
            ref={field}
            className={styles.search}
            type="search"
            aria-label={t('listings.searchLabel')}
            placeholder={t('listings.search')}
            leftSection={<Icon name="search" size={17} />}
            value={words}
            maxLength={500}
            onChange={({ currentTarget }) => {
              setWords(currentTarget.value)
              look(currentTarget.value.trim())
            }}
            onKeyDown={({ key, currentTarget }) => {
              if (key === 'Escape') currentTarget.blur()
            }}
          />
          {search.q === undefined && (
            <SegmentedControl
              aria-label={t('listings.sale.label')}
              value={search.sale ?? 'all'}
              onChange={(value) =>
                change({ sale: value === 'for_sale' || value === 'for_rent' ? value : undefined, home: undefined })
              }
              data={(['all', 'for_sale', 'for_rent'] as const).map((value) => ({
                value,
                label: t(`listings.sale.${value}`),
              }))}
            />
          )}
          <SegmentedControl
            aria-label={t('listings.look.label')}
            value={search.look ?? 'cards'}
            onChange={(value) => change({ look: value === 'table' ? 'table' : undefined })}
            data={(['cards', 'table'] as const).map((value) => ({
              value,
              label: (
                <span className={styles.look}>
                  <Icon name={value === 'cards' ? 'cards' : 'rows'} size={16} />
                  {t(`listings.look.${value}`)}
                </span>
              ),
            }))}
          />
        </div>
        {first?.understood && <Understood {...first.understood} />}
        {showHomes()}
      </div>
      {open && isWide && <HomeDetail key={open.id} home={open} onClose={close} />}
      {open && !isWide && (
        <Suspense fallback={null}>
          <HomeDrawer home={open} onClose={close} />
        </Suspense>
      )}
    </div>
  )

  function showHomes() {
    if (!hasChatbot) return <EmptyState icon="listings" title={t('listings.empty')} help={t('listings.emptyHelp')} />
    if (query.error && !query.data) {
      return (
        <EmptyState icon="close" title={explainFailure(query.error, t)}>
          <Button variant="light" onClick={() => void query.refetch()}>
            {t('tryAgain')}
          </Button>
        </EmptyState>
      )
    }
    if (!first) {
      return (
        <div className={styles.coming} aria-busy="true">
          {[1, 2, 3, 4, 5, 6].map((card) => (
            <Skeleton key={card} height={250} radius="lg" />
          ))}
        </div>
      )
    }
    if (all.length === 0) {
      return search.q === undefined ? (
        <EmptyState icon="listings" title={t('listings.empty')} help={t('listings.emptyHelp')} />
      ) : (
        <EmptyState icon="search" title={t('listings.none')} help={t('listings.noneHelp')} />
      )
    }
    const more = query.hasNextPage && (
      <div className={styles.more}>
        <Button variant="default" loading={query.isFetchingNextPage} onClick={() => void query.fetchNextPage()}>
          {t('listings.more')}
        </Button>
      </div>
    )
    const shown = { homes: all, chosen: search.home ?? null, onOpen: (id: number) => change({ home: id }), foot: more }
    return (
      <>
        {homes.length === 0 && <p className={styles.closest}>{t('listings.closest')}</p>}
        {search.look === 'table' ? <HomesTable {...shown} /> : <HomesGrid {...shown} />}
      </>
    )
  }
}
