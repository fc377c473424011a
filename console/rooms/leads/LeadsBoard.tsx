import { Button, Skeleton } from '@mantine/core'
import { useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { LeadSummary } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { VisitorFace } from '../../parts/pictures/VisitorFace.tsx'
import { useNow } from '../../parts/use-now.ts'
import { useFormats } from '../../words/use-formats.ts'
import styles from './board.module.css'
import { LeadMenu } from './LeadMenu.tsx'
import { rowsOf } from './lead-lists.ts'
import { leadsQuery } from './lead-queries.ts'
import { filterOf, type LeadStatus, type LeadsSearch, leadStatuses } from './leads-search.ts'
import { useLeadWork } from './use-lead-work.ts'

const cardsOfPage = 30

/** Leads by how they stand: moved by dragging, by the keyboard, or by the menu of a card. */
export function LeadsBoard({ search }: { search: LeadsSearch }) {
  const { t } = useTranslation()
  const [dragged, setDragged] = useState<LeadSummary | null>(null)
  const shown = search.status ? leadStatuses.filter((status) => status === search.status) : leadStatuses
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard
    <section className={styles.board} tabIndex={0} aria-label={t('leads.title')}>
      {shown.map((status) => (
        <Column key={status} status={status} search={search} dragged={dragged} onDrag={setDragged} />
      ))}
    </section>
  )
}

interface ColumnProps {
  status: LeadStatus
  search: LeadsSearch
  dragged: LeadSummary | null
  onDrag: (lead: LeadSummary | null) => void
}

function Column({ status, search, dragged, onDrag }: ColumnProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { move } = useLeadWork()
  const [isOver, setIsOver] = useState(false)
  const list = useInfiniteQuery(leadsQuery(useApi(), { ...filterOf(search, new Date()), status }, cardsOfPage))
  const leads = rowsOf(list.data)
  const count = list.data?.pages[0]?.counts?.[status]
  const takes = dragged !== null && dragged.status !== status
  return (
    <section
      className={styles.column}
      aria-label={t(`leads.status.${status}`)}
      data-takes={takes || undefined}
      data-over={(takes && isOver) || undefined}
      onDragOver={(event) => {
        if (!takes) return
        event.preventDefault()
        setIsOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node && currentTarget.contains(relatedTarget))) setIsOver(false)
      }}
      onDrop={(event) => {
        event.preventDefault()
        setIsOver(false)
        if (dragged) move(dragged, status)
        onDrag(null)
      }}
    >
      <header className={styles.head}>
        <h2>{t(`leads.status.${status}`)}</h2>
        <span className="dim numbers">
          {count === undefined
            ? ''
            : count >= 1_000
              ? t('leadDesk.atLeast', { number: formats.number(1_000) })
              : formats.number(count)}
        </span>
      </header>
      <p className={styles.about}>{t(`leadDesk.column.${status}`)}</p>
      {list.isPending ? (
        <div className={styles.cards} aria-busy="true">
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} height={88} radius="md" />
          ))}
        </div>
      ) : list.error && leads.length === 0 ? (
        <p className={styles.none}>
          {explainFailure(list.error, t)}
          <Button variant="light" size="xs" onClick={() => void list.refetch()}>
            {t('tryAgain')}
          </Button>
        </p>
      ) : (
        <ul className={styles.cards}>
          {leads.map((lead) => (
            <li key={lead.id}>
              <Card lead={lead} search={search} isDragged={dragged?.id === lead.id} onDrag={onDrag} />
            </li>
          ))}
          {leads.length === 0 && <li className={styles.none}>{t('leadDesk.columnEmpty')}</li>}
          {list.hasNextPage && (
            <li>
              <Button
                variant="default"
                size="xs"
                fullWidth
                loading={list.isFetchingNextPage}
                onClick={() => void list.fetchNextPage()}
              >
                {t('leadDesk.more')}
              </Button>
            </li>
          )}
        </ul>
      )}
    </section>
  )
}

interface CardProps {
  lead: LeadSummary
  search: LeadsSearch
  isDragged: boolean
  onDrag: (lead: LeadSummary | null) => void
}

function Card({ lead, search, isDragged, onDrag }: CardProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(60_000)
  const { move, nameOf } = useLeadWork()
  const [contact] = [...lead.emails, ...lead.phones]
  return (
    <article
      className={styles.card}
      draggable
      data-dragged={isDragged || undefined}
      onDragStart={({ dataTransfer }) => {
        dataTransfer.effectAllowed = 'move'
        dataTransfer.setData('text/plain', nameOf(lead))
        onDrag(lead)
      }}
      onDragEnd={() => onDrag(null)}
    >
      <div className={styles.top}>
        <VisitorFace id={lead.sessionIDs[0] ?? lead.id} name={`${lead.firstName} ${lead.lastName}`.trim()} size={30} />
        <div className={styles.who}>
          <Link
            className={`${styles.name} cut`}
            to="/leads"
            search={{ ...search, lead: lead.id }}
            draggable={false}
            aria-keyshortcuts="Shift+ArrowLeft Shift+ArrowRight"
            title={t('leadDesk.moveHint')}
            onKeyDown={(event) => {
              const step = event.key === 'ArrowRight' ? 1 : event.key === 'ArrowLeft' ? -1 : 0
              const status = leadStatuses[leadStatuses.indexOf(lead.status) + step]
              if (!event.shiftKey || step === 0) return
              event.preventDefault()
              if (status) move(lead, status)
            }}
          >
            {nameOf(lead)}
          </Link>
          <span className="dim cut">{contact}</span>
        </div>
        <LeadMenu lead={lead} />
      </div>
      {lead.message && (
        <p className={styles.message} dir="auto">
          {lead.message}
        </p>
      )}
      <p className={styles.foot}>
        <time dateTime={lead.createdAt} title={formats.momentWithZone(lead.createdAt)}>
          {formats.since(lead.createdAt, now)}
        </time>
        {lead.doubles > 0 && <span>{t('leadDesk.doubles', { count: lead.doubles })}</span>}
        {lead.assignedTo && <span className="cut">{lead.assignedTo.name || t('leadDesk.unknownColleague')}</span>}
      </p>
    </article>
  )
}
