import { VisuallyHidden } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../keys/use-keys.ts'
import { useLiveStore } from '../../live/live-context.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import styles from './inbox.module.css'
import { inboxViews } from './inbox-search.ts'
import { ConversationList } from './list/ConversationList.tsx'
import { useConversationList } from './list/use-conversation-list.ts'

const loadThread = () => import('./thread/Thread.tsx').then(({ Thread: component }) => ({ default: component }))
const Thread = lazy(loadThread)
const VisitorSide = lazy(() =>
  import('./side/VisitorSide.tsx').then(({ VisitorSide: component }) => ({ default: component })),
)

/** Conversations, the one that is read, and who it is with. */
export function InboxRoom() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const search = useSearch({ from: '/shell/inbox' })
  const params = useParams({ strict: false })
  const open = params.sessionID ?? null
  const store = useLiveStore()
  const list = useConversationList(search)
  const isWide = useMediaQuery('(min-width: 85em)', true, { getInitialValueInEffect: false })
  const [isSideShown, showSide] = useState(isWide)
  const searchField = useRef<HTMLInputElement>(null)

  useEffect(() => {
    store.look(open)
    return () => store.look(null)
  }, [open, store])
  useEffect(() => {
    showSide(isWide)
  }, [isWide])

  // Once the list is drawn, and before the first conversation is opened.
  useEffect(() => void loadThread(), [])

  const go = (step: 1 | -1): void => {
    const at = list.rows.findIndex(({ sessionID }) => sessionID === open)
    const next = list.rows[at === -1 ? (step === 1 ? 0 : -1) : at + step]
    if (next) void navigate({ to: '/inbox/$sessionID', params: { sessionID: next.sessionID }, search })
  }
  const bindings: Record<string, () => void> = {
    j: () => go(1),
    k: () => go(-1),
    ArrowDown: () => go(1),
    ArrowUp: () => go(-1),
    v: () => showSide((shown) => !shown),
    '/': () => searchField.current?.focus(),
    Escape: () => void (open !== null && navigate({ to: '/inbox', search })),
  }
  for (const [index, view] of inboxViews.entries()) {
    bindings[String(index + 1)] = () => {
      const { view: _, ...others } = search
      void navigate({ to: '.', search: view === 'all' ? others : { ...others, view } })
    }
  }
  useKeys(bindings)

  return (
    <div className={styles.inbox} data-open={open !== null} data-fills-phone={open !== null || undefined}>
      <PageTitle room={t('inbox.title')} />
      <VisuallyHidden component="h1">{t('inbox.title')}</VisuallyHidden>
      <section className={styles.list} aria-label={t('inbox.list')}>
        <ConversationList list={list} search={search} open={open} searchField={searchField} />
      </section>
      {open === null ? (
        <div className={styles.nothing}>
          <EmptyState
            icon="inbox"
            title={t('inbox.empty.thread')}
            help={t('inbox.empty.threadHelp', { down: 'J', up: 'K', help: '?' })}
          />
        </div>
      ) : (
        <Suspense fallback={<div className={styles.nothing} aria-busy="true" />}>
          <Thread
            key={open}
            sessionID={open}
            isSideShown={isSideShown}
            onToggleSide={() => showSide(!isSideShown)}
            onBack={() => void navigate({ to: '/inbox', search })}
          />
        </Suspense>
      )}
      {open !== null && isSideShown && (
        <Suspense fallback={isWide && <div className={styles.sidePlace} />}>
          <VisitorSide key={`side-${open}`} sessionID={open} asDrawer={!isWide} onClose={() => showSide(false)} />
        </Suspense>
      )}
    </div>
  )
}
