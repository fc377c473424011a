import { Alert, Button, Modal, NativeSelect, Skeleton, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { type Feed, PorchlightError } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { useChosenChatbot } from '../../../api/chosen-chatbot.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { useMe } from '../../../api/use-me.ts'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { Pill } from '../../../parts/Pill.tsx'
import { tell } from '../../../parts/tell.ts'
import { useNow } from '../../../parts/use-now.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { HomesPage } from '../HomesPage.tsx'
import { UndoImport } from '../imports/UndoImport.tsx'
import styles from './feeds.module.css'

const lookMs = 5_000
const times = ['900', '3600', '21600', '86400'] as const

/** Where homes come from again and again, and how that goes. */
export function FeedsRoom() {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(30_000)
  const { client } = useApi()
  const me = useMe()
  const queries = useQueryClient()
  const search = useSearch({ from: '/shell/listings/feeds' })
  const serialNumber = useChosenChatbot(search.chatbot) ?? ''
  const [isAdding, setAdding] = useState(false)
  const isManager = me.role !== 'agent'
  const feeds = useQuery({
    queryKey: ['feeds', serialNumber],
    enabled: isManager && serialNumber !== '',
    queryFn: ({ signal }) => client.listFeeds({ serialNumber }, { signal }),
    refetchInterval: lookMs,
  })
  const act = useMutation({
    mutationFn: (work: () => Promise<unknown>) => work(),
    onError: (failure) => tell(t, { color: 'red', message: explainFailure(failure, t) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['feeds'] }),
  })
  const all = feeds.data?.feeds ?? []
  return (
    <HomesPage
      title={t('homes.feeds.title')}
      chatbot={search.chatbot}
      actions={
        isManager && (
          <Button leftSection={<Icon name="plus" size={17} />} onClick={() => setAdding(true)}>
            {t('homes.feeds.add')}
          </Button>
        )
      }
    >
      <div className={styles.page}>{drawFeeds()}</div>
      {isAdding && <AddFeed serialNumber={serialNumber} onClose={() => setAdding(false)} />}
    </HomesPage>
  )

  function drawFeeds() {
    if (!isManager) return <EmptyState icon="link" title={t('homes.managersOnly')} />
    if (feeds.error && !feeds.data) return <EmptyState icon="close" title={explainFailure(feeds.error, t)} />
    if (feeds.isPending) return <Skeleton height={90} radius="lg" />
    if (all.length === 0)
      return <EmptyState icon="link" title={t('homes.feeds.empty')} help={t('homes.feeds.emptyHelp')} />
    return (
      <>
        <ul className={styles.list}>{all.map(drawFeed)}</ul>
        <p className="dim">{t('homes.feeds.onServer')}</p>
      </>
    )
  }

  function drawFeed(feed: Feed) {
    const { lastRun } = feed
    const id = String(feed.id)
    return (
      <li key={feed.id}>
        <span className={styles.what}>
          <span className={styles.name}>
            <strong dir="auto">{feed.name}</strong>
            {feed.isPaused ? (
              <Pill tone="wait">{t('homes.feeds.paused')}</Pill>
            ) : feed.failures > 0 ? (
              <Pill tone="bad">{t('homes.feeds.failing', { count: feed.failures })}</Pill>
            ) : (
              <Pill tone="good">{t('homes.feeds.well')}</Pill>
            )}
          </span>
          <span className="dim" dir="auto">
            {feed.location}
          </span>
          <span className="dim">
            {lastRun === null
              ? t('homes.feeds.never')
              : lastRun.state === 'running'
                ? t('homes.feeds.running', { rows: formats.number(lastRun.rows) })
                : t('homes.feeds.last', {
                    time: formats.since(lastRun.startedAt, now),
                    rows: formats.number(lastRun.rows),
                    added: formats.number(lastRun.added),
                    updated: formats.number(lastRun.updated),
                    faulty: formats.number(lastRun.faulty),
                  })}
          </span>
          {feed.nextRunAt && (
            <span className="dim">{t('homes.feeds.next', { time: formats.moment(feed.nextRunAt) })}</span>
          )}
          {lastRun?.message && <span className={styles.message}>{lastRun.message}</span>}
          {(lastRun?.heldBack.length ?? 0) > 0 && (
            <details>
              <summary>{t('homes.imports.held.title')}</summary>
              <ul>
                {lastRun?.heldBack.map(({ name, kind, by, rows }) => (
                  <li key={`${name} ${kind} ${by}`}>
                    <span dir="auto">{name}</span>: {t(`homes.imports.held.${kind}`)} {t(`homes.imports.held.${by}`)}{' '}
                    {t('homes.imports.held.rows', { count: rows })}{' '}
                    <Button
                      variant="default"
                      size="compact-xs"
                      onClick={() => act.mutate(() => client.releaseColumn({ serialNumber, column: name }))}
                    >
                      {t('homes.imports.held.release')}
                    </Button>
                  </li>
                ))}
              </ul>
            </details>
          )}
          {(lastRun?.faults.length ?? 0) > 0 && (
            <details>
              <summary>{t('homes.imports.faultyRows')}</summary>
              <ul>
                {lastRun?.faults.map(({ line, reasons }) => (
                  <li key={line}>
                    {t('homes.imports.line', { line: formats.number(line) })}:{' '}
                    <span dir="auto">{reasons.join(' ')}</span>
                  </li>
                ))}
              </ul>
            </details>
          )}
        </span>
        <span className={styles.actions}>
          {lastRun?.undoUntil && (
            <UndoImport
              until={lastRun.undoUntil}
              size="xs"
              undo={() => client.undoFeedRun({ id, run: String(lastRun.id) })}
            />
          )}
          <Button variant="default" size="xs" onClick={() => act.mutate(() => client.runFeed({ id }))}>
            {t('homes.feeds.run')}
          </Button>
          <Button
            variant="default"
            size="xs"
            onClick={() => act.mutate(() => client.changeFeed({ id, isPaused: !feed.isPaused }))}
          >
            {t(feed.isPaused ? 'homes.feeds.resume' : 'homes.feeds.pause')}
          </Button>
        </span>
      </li>
    )
  }
}

function AddFeed({ serialNumber, onClose }: { serialNumber: string; onClose: () => void }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const queries = useQueryClient()
  const [name, setName] = useState('')
  const [url, setUrl] = useState('')
  const [every, setEvery] = useState<string>('3600')
  const [prune, setPrune] = useState<string>('stay')
  const add = useMutation({
    mutationFn: () =>
      client.addFeed({
        serialNumber,
        name: name.trim(),
        url: url.trim(),
        everySeconds: Number(every),
        ...((prune === 'remove' || prune === 'off-market') && { prune }),
      }),
    onSuccess: () => {
      void queries.invalidateQueries({ queryKey: ['feeds'] })
      tell(t, { message: t('homes.feeds.added') })
      onClose()
    },
  })
  const isRefused = add.error instanceof PorchlightError && [400, 409].includes(add.error.status)
  return (
    <Modal opened onClose={onClose} title={t('homes.feeds.add')} closeButtonProps={{ 'aria-label': t('close') }}>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          add.mutate()
        }}
      >
        {add.error && (
          <Alert color="red" variant="light" role="alert">
            {isRefused ? add.error.message : explainFailure(add.error, t)}
          </Alert>
        )}
        <TextInput
          label={t('homes.feeds.name')}
          value={name}
          required
          maxLength={80}
          data-autofocus
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput
          label={t('homes.feeds.url')}
          description={t('homes.feeds.urlHelp')}
          value={url}
          required
          maxLength={2_000}
          autoComplete="off"
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
        />
        <NativeSelect
          label={t('homes.feeds.every')}
          value={every}
          data={times.map((value) => ({ value, label: t(`homes.feeds.times.${value}`) }))}
          onChange={({ currentTarget }) => setEvery(currentTarget.value)}
        />
        <NativeSelect
          label={t('homes.feeds.prune')}
          value={prune}
          data={(['stay', 'off-market', 'remove'] as const).map((value) => ({
            value,
            label: t(`homes.imports.prune.${value}`),
          }))}
          onChange={({ currentTarget }) => setPrune(currentTarget.value)}
        />
        <Button type="submit" loading={add.isPending}>
          {t('homes.feeds.add')}
        </Button>
      </form>
    </Modal>
  )
}
