import { Button, NativeSelect, SegmentedControl, Skeleton, TextInput } from '@mantine/core'
import { useDebouncedCallback, useMediaQuery } from '@mantine/hooks'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useMemo, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { explainFailure } from '../../api/explain-failure.ts'
import { useMe } from '../../api/use-me.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { RoomHead } from '../../parts/RoomHead.tsx'
import { useFormats } from '../../words/use-formats.ts'
import { BulkBar } from './bulk/BulkBar.tsx'
import type { BulkKind, Chosen } from './bulk/bulk-change.ts'
import { useSelection } from './bulk/use-selection.ts'
import type { Editing } from './edit/EditHome.tsx'
import { fieldNames, newHome, toForm } from './edit/listing-form.ts'
import { HomeDetail } from './HomeDetail.tsx'
import { HomesGrid } from './HomesGrid.tsx'
import { HomesNav } from './HomesNav.tsx'
import { HomesTable } from './HomesTable.tsx'
import { rowOfRecord, useHome } from './home/use-home.ts'
import styles from './listings.module.css'
import type { ListingsSearch } from './listings-search.ts'
import { Understood } from './Understood.tsx'
import { useHomes } from './use-homes.ts'

const HomeDrawer = lazy(() => import('./HomeDrawer.tsx').then(({ HomeDrawer: component }) => ({ default: component })))

const EditHome = lazy(() => import('./edit/EditHome.tsx').then(({ EditHome: component }) => ({ default: component })))
const BulkDialog = lazy(() =>
  import('./bulk/BulkDialog.tsx').then(({ BulkDialog: component }) => ({ default: component })),
)

const HomesMap = lazy(() => import('./map/HomesMap.tsx').then(({ HomesMap: component }) => ({ default: component })))

const searchDelayMs = 350
/** So many are named one by one; more are chosen as all that are found. */
const mostChosen = 5_000

/** The homes that a chatbot knows, found by the sentences that visitors say. */
export function ListingsRoom() {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const me = useMe()
  const { edit: wantedField, ...search } = useSearch({ from: '/shell/listings' })
  const params = useParams({ strict: false })
  const chosen = params.id ?? null
  const { query, homes, first, serialNumber } = useHomes(search)
  const { data: record, error: missing } = useHome(serialNumber, chosen)
  const selection = useSelection()
  const [editing, setEditing] = useState<Editing | null>(null)
  const [bulk, setBulk] = useState<BulkKind | null>(null)
  const mayEdit = me.role !== 'agent' && serialNumber !== undefined
  const [words, setWords] = useState(search.q ?? '')
  const field = useRef<HTMLInputElement>(null)
  const isWide = useMediaQuery('(min-width: 80em)', true, { getInitialValueInEffect: false })
  const isRoomy = useMediaQuery('(min-width: 64em)', true, { getInitialValueInEffect: false })
  const change = (changed: { [Name in keyof ListingsSearch]: ListingsSearch[Name] | undefined }): void => {
    const merged = Object.entries({ ...search, ...changed }).filter(([, value]) => value !== undefined)
    void navigate({ to: '/listings', search: Object.fromEntries(merged), replace: 'q' in changed })
    // What is found is another thing now.
    if ('q' in changed || 'sale' in changed || 'chatbot' in changed) selection.clear()
  }
  const open = (id: number): void => void navigate({ to: '/listings/$id', params: { id }, search })
  const look = useDebouncedCallback(
    (wanted: string) => change({ q: /[\p{L}\p{N}]/u.test(wanted) ? wanted : undefined }),
    searchDelayMs,
  )
  const all = homes.length > 0 ? homes : (first?.closest ?? [])
  const at = all.findIndex(({ id }) => id === chosen)
  const found = all[at]
  const shown = useMemo(
    () => (record === undefined ? found : { ...rowOfRecord(record), misses: found?.misses ?? [] }),
    [record, found],
  )
  const close = (): void => void navigate({ to: '/listings', search })
  const go = (step: 1 | -1): void => {
    const next = all[at === -1 ? 0 : at + step]
    if (next) open(next.id)
  }
  const isTable = search.look === 'table'
  useKeys({
    '/': () => field.current?.focus(),
    j: () => go(1),
    k: () => go(-1),
    ...(mayEdit && {
      e: () => edit(),
      n: () => setEditing({ id: null, before: newHome, unsaid: [] }),
      ...(isTable && {
        x: ({ shiftKey }: KeyboardEvent) => chosen !== null && selection.toggle(chosen, shiftKey),
        a: () => selection.chooseLoaded(all.slice(0, mostChosen).map(({ id }) => id)),
      }),
    }),
    Escape: () => (selection.ids.size > 0 ? selection.clear() : close()),
  })
  const edit = (): void => {
    if (record) setEditing({ id: record.id, before: toForm(record.listing), unsaid: record.unsaid })
  }
  // From elsewhere: the address says which field of the form is to be looked at, as long as the form is open.
  const opened = editing ?? editingAt(wantedField)
  const stopEditing = (): void => {
    setEditing(null)
    if (wantedField !== undefined && chosen !== null)
      void navigate({ to: '/listings/$id', params: { id: chosen }, search, replace: true })
  }
  const meant: Chosen = selection.isAll
    ? { found: { ...(search.q && { q: search.q }), ...(search.sale && !search.q && { saleType: search.sale }) } }
    : { ids: [...selection.ids] }
  const total = first && homes.length > 0 ? first.total : null

  const count =
    first === undefined
      ? ''
      : search.q === undefined
        ? t('listings.total', { count: first.total, shown: formats.number(first.total) })
        : t('listings.found', { count: first.total, shown: formats.number(first.total) })
  return (
    <div className={styles.room}>
      <PageTitle room={t('listings.title')} />
      <div className={styles.main}>
        <RoomHead title={t('listings.title')} count={count}>
          {me.chatbots.length > 1 && (
            <NativeSelect
              aria-label={t('chatbot')}
              value={serialNumber}
              onChange={({ currentTarget }) => change({ chatbot: currentTarget.value })}
              data={me.chatbots.map(({ serialNumber, name }) => ({ value: serialNumber, label: name }))}
            />
          )}
          {mayEdit && (
            <Button
              leftSection={<Icon name="plus" size={17} />}
              onClick={() => setEditing({ id: null, before: newHome, unsaid: [] })}
            >
              {t('homes.add')}
            </Button>
          )}
        </RoomHead>
        <HomesNav chatbot={search.chatbot} />
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
              onChange={(value) => change({ sale: value === 'for_sale' || value === 'for_rent' ? value : undefined })}
              data={(['all', 'for_sale', 'for_rent'] as const).map((value) => ({
                value,
                label: t(`listings.sale.${value}`),
              }))}
            />
          )}
          <SegmentedControl
            aria-label={t('listings.look.label')}
            value={search.look ?? 'cards'}
            onChange={(value) => change({ look: value === 'table' || value === 'map' ? value : undefined })}
            data={(['cards', 'table', 'map'] as const).map((value) => ({
              value,
              label: (
                <span className={styles.look}>
                  <Icon name={value === 'cards' ? 'cards' : value === 'table' ? 'rows' : 'pin'} size={16} />
                  {t(`listings.look.${value}`)}
                </span>
              ),
            }))}
          />
        </div>
        {first?.understood && <Understood {...first.understood} />}
        {showHomes()}
        {isTable && mayEdit && (selection.ids.size > 0 || selection.isAll) && (
          <BulkBar
            count={selection.isAll ? (total ?? 0) : selection.ids.size}
            total={total}
            isAll={selection.isAll}
            onAll={selection.chooseAll}
            onClear={selection.clear}
            onDo={setBulk}
          />
        )}
      </div>
      {shown && isWide && (
        <HomeDetail key={shown.id} home={shown} record={record} onClose={close} onEdit={mayEdit ? edit : undefined} />
      )}
      {chosen !== null && !shown && missing && isWide && (
        <aside className={styles.detail}>
          <EmptyState icon="home" title={t('homes.gone')} help={t('homes.goneHelp')} />
        </aside>
      )}
      <Suspense fallback={null}>
        {shown && !isWide && opened === null && (
          <HomeDrawer home={shown} record={record} onClose={close} onEdit={mayEdit ? edit : undefined} />
        )}
        {opened && serialNumber && (
          <EditHome
            key={opened.id ?? 'new'}
            serialNumber={serialNumber}
            editing={opened}
            onClose={stopEditing}
            onSaved={(id) => {
              setEditing(null)
              open(id)
            }}
            onReopen={setEditing}
          />
        )}
        {bulk && serialNumber && (
          <BulkDialog
            serialNumber={serialNumber}
            kind={bulk}
            chosen={meant}
            onClose={() => setBulk(null)}
            onDone={() => {
              setBulk(null)
              selection.clear()
            }}
          />
        )}
      </Suspense>
    </div>
  )

  function editingAt(wanted: string | undefined): Editing | null {
    if (wanted === undefined || !record || !mayEdit) return null
    const field = fieldNames.find((name) => name === wanted)
    return { id: record.id, before: toForm(record.listing), unsaid: record.unsaid, ...(field && { field }) }
  }

  function showHomes() {
    if (serialNumber === undefined)
      return <EmptyState icon="listings" title={t('listings.empty')} help={t('listings.emptyHelp')} />
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
    const list = { homes: all, chosen, onOpen: open, foot: more }
    return (
      <>
        {homes.length === 0 && <p className={styles.closest}>{t('listings.closest')}</p>}
        {search.look === 'map' ? (
          <Suspense fallback={<Skeleton height="100%" />}>
            <HomesMap {...list} search={search} serialNumber={serialNumber} hasList={isRoomy && chosen === null} />
          </Suspense>
        ) : isTable ? (
          <HomesTable {...list} selection={mayEdit ? selection : null} />
        ) : (
          <HomesGrid {...list} />
        )}
      </>
    )
  }
}
