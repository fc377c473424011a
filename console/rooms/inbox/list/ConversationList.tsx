import { ActionIcon, Button, Loader, SegmentedControl, Skeleton, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useNavigate } from '@tanstack/react-router'
import { useVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { explainFailure } from '../../../api/explain-failure.ts'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { ChatbotSelect } from '../../../parts/fields/ChatbotSelect.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { useNow } from '../../../parts/use-now.ts'
import { useWaitingCount } from '../../../shell/use-waiting-count.ts'
import { type InboxSearch, inboxViews } from '../inbox-search.ts'
import { ConversationRow } from './ConversationRow.tsx'
import { FilterDoor } from './FilterDoor.tsx'
import styles from './list.module.css'
import { NoConversations } from './NoConversations.tsx'
import type { ListedConversations } from './use-conversation-list.ts'

const rowHeight = 88
const searchDelayMs = 250

interface Props {
  list: ListedConversations
  search: InboxSearch
  open: number | null
  searchField: RefObject<HTMLInputElement | null>
}

export function ConversationList({ list, search, open, searchField }: Props) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const waiting = useWaitingCount()
  const [words, setWords] = useState(search.q ?? '')
  const change = (changed: { [Field in keyof InboxSearch]?: InboxSearch[Field] | undefined }): void => {
    const merged = Object.entries({ ...search, ...changed }).filter(([, value]) => value !== undefined)
    void navigate({ to: '.', search: Object.fromEntries(merged), replace: 'q' in changed })
  }
  const look = useDebouncedCallback(
    (wanted: string) => change({ q: /[\p{L}\p{N}]/u.test(wanted) ? wanted : undefined }),
    searchDelayMs,
  )
  return (
    <>
      <header className={styles.head}>
        <div className={styles.line}>
          <p className={styles.title} aria-hidden="true">
            {t('inbox.title')}
          </p>
          <ChatbotSelect
            className={styles.chatbot}
            size="xs"
            variant="filled"
            value={search.chatbot}
            onChange={(chatbot) => change({ chatbot })}
          />
          <FilterDoor search={search} change={change} />
        </div>
        <TextInput
          ref={searchField}
          type="search"
          aria-label={t('inbox.search')}
          placeholder={t('inbox.search')}
          value={words}
          maxLength={200}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value)
            look(currentTarget.value.trim())
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key !== 'Escape') return
            setWords('')
            look('')
            currentTarget.blur()
          }}
          leftSection={<Icon name="search" size={17} />}
          rightSection={
            words === '' ? (
              <kbd className={styles.hint}>/</kbd>
            ) : (
              <ActionIcon
                variant="subtle"
                color="gray"
                size="sm"
                aria-label={t('clear')}
                onClick={() => {
                  setWords('')
                  look('')
                  searchField.current?.focus()
                }}
              >
                <Icon name="close" size={15} />
              </ActionIcon>
            )
          }
        />
        <SegmentedControl
          fullWidth
          size="xs"
          aria-label={t('inbox.views.label')}
          value={search.view ?? 'all'}
          onChange={(value) => {
            const view = inboxViews.find((each) => each === value)
            change({ view: view === 'all' ? undefined : view })
          }}
          data={inboxViews.map((view) => ({
            value: view,
            label: (
              <span className={styles.view}>
                {t(`inbox.views.${view}`)}
                {view === 'waiting' && waiting !== '' && <span className={styles.number}>{waiting}</span>}
              </span>
            ),
          }))}
        />
      </header>
      <Rows list={list} search={search} open={open} />
    </>
  )
}

function Rows({ list, search, open }: Omit<Props, 'searchField'>) {
  const { t } = useTranslation()
  const scrolled = useRef<HTMLDivElement>(null)
  const now = useNow(1_000)
  const { rows, hasMore, loadMore } = list
  const virtual = useVirtualizer({
    count: rows.length + (hasMore ? 1 : 0),
    getScrollElement: () => scrolled.current,
    estimateSize: () => rowHeight,
    getItemKey: (index) => rows[index]?.sessionID ?? 'more',
    overscan: 8,
  })
  const shown = virtual.getVirtualItems()
  const isAtEnd = (shown.at(-1)?.index ?? 0) >= rows.length - 1
  useEffect(() => {
    if (hasMore && isAtEnd) loadMore()
  })
  const at = rows.findIndex(({ sessionID }) => sessionID === open)
  useEffect(() => {
    if (at >= 0) virtual.scrollToIndex(at, { align: 'auto' })
  }, [at, virtual])

  if (list.failure && rows.length === 0) {
    return (
      <EmptyState icon="close" title={explainFailure(list.failure, t)}>
        <Button variant="light" onClick={list.tryAgain}>
          {t('tryAgain')}
        </Button>
      </EmptyState>
    )
  }
  if (list.isLoading) {
    return (
      <div className={styles.rows} aria-busy="true">
        {Array.from({ length: 8 }, (_, index) => index).map((index) => (
          <div key={index} className={styles.waiting}>
            <Skeleton height={36} circle />
            <div>
              <Skeleton height={11} width="55%" />
              <Skeleton height={11} mt={9} width="90%" />
            </div>
          </div>
        ))}
      </div>
    )
  }
  if (rows.length === 0) return <NoConversations search={search} />
  return (
    // Its rows are links, so that it needs no place of its own among them.
    <div ref={scrolled} className={styles.rows}>
      <ul className={styles.all} style={{ height: virtual.getTotalSize() }} aria-label={t('inbox.list')}>
        {shown.map(({ key, index, start, size }) => {
          const row = rows[index]
          return (
            <li
              key={key}
              className={styles.place}
              style={{ transform: `translateY(${start}px)`, height: size }}
              aria-setsize={hasMore ? -1 : rows.length}
              aria-posinset={index + 1}
            >
              {row ? (
                <ConversationRow
                  conversation={row}
                  search={search}
                  isOpen={row.sessionID === open}
                  now={row.waitingSince ? now : Math.ceil(now / 60_000) * 60_000}
                />
              ) : (
                <div className={styles.more}>
                  <Loader size="sm" aria-label={t('loading')} />
                </div>
              )}
            </li>
          )
        })}
      </ul>
    </div>
  )
}
