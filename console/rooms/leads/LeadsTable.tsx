import { Skeleton } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
import type { LeadSummary } from 'porchlight/client'
import { useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../api/use-me.ts'
import { type DataColumn, DataTable } from '../../parts/DataTable.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { Pill } from '../../parts/Pill.tsx'
import { VisitorFace } from '../../parts/pictures/VisitorFace.tsx'
import { tourTones } from '../../parts/tour-tones.ts'
import { useNow } from '../../parts/use-now.ts'
import { useFormats } from '../../words/use-formats.ts'
import { LeadMenu } from './LeadMenu.tsx'
import styles from './leads.module.css'
import type { LeadsSearch } from './leads-search.ts'

interface Props {
  rows: readonly LeadSummary[]
  /** All are there: they can be sorted. */
  isWhole: boolean
  isLoading: boolean
  search: LeadsSearch
  onEnd: () => void
}

/** Leads as a table; a row opens the lead. */
export function LeadsTable({ rows, isWhole, isLoading, search, onEnd }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const me = useMe()
  const now = useNow(60_000)
  const columns = useMemo((): DataColumn<LeadSummary>[] => {
    const sortBy = (by: (lead: LeadSummary) => string) => (isWhole ? { sortBy: by } : {})
    const list: DataColumn<LeadSummary>[] = [
      {
        id: 'name',
        head: t('leadDesk.columns.name'),
        width: 'minmax(0, 1.3fr)',
        ...sortBy(nameOf),
        cell: (lead) => (
          <span className={styles.who}>
            <VisitorFace id={lead.sessionIDs[0] ?? lead.id} name={nameOf(lead)} size={34} />
            <span className={styles.named}>
              <Link className={`${styles.name} cut`} to="/leads" search={{ ...search, lead: lead.id }}>
                {nameOf(lead) || t('leads.nameless')}
              </Link>
              {(lead.doubles > 0 || lead.mergedIds.length > 0) && (
                <small className="dim cut">
                  {lead.doubles > 0
                    ? t('leadDesk.doubles', { count: lead.doubles })
                    : t('leadDesk.mergedFrom', { count: lead.mergedIds.length })}
                </small>
              )}
            </span>
          </span>
        ),
      },
      {
        id: 'contact',
        head: t('leadDesk.columns.contact'),
        width: 'minmax(0, 1.3fr)',
        cell: (lead) => <Contact lead={lead} />,
      },
      {
        id: 'message',
        head: t('leadDesk.columns.message'),
        width: 'minmax(8rem, 2fr)',
        isMinor: true,
        cell: ({ message }) => (
          <span className={styles.message} dir="auto">
            {message}
          </span>
        ),
      },
      {
        id: 'who',
        head: t('leadDesk.assignee'),
        width: 'minmax(5rem, 0.8fr)',
        isMinor: true,
        ...sortBy(({ assignedTo }) => assignedTo?.name ?? ''),
        cell: ({ assignedTo }) => <span className="dim cut">{assignedTo?.name ?? '—'}</span>,
      },
      {
        id: 'left',
        head: t('leadDesk.columns.left'),
        width: 'minmax(3.25rem, auto)',
        ...sortBy(({ createdAt }) => createdAt),
        cell: ({ createdAt }) => (
          <time className="dim numbers" dateTime={createdAt} title={formats.momentWithZone(createdAt)}>
            {formats.ago(createdAt, now)}
          </time>
        ),
      },
      {
        id: 'status',
        head: t('leadDesk.columns.status'),
        width: '5.5rem',
        isMinor: true,
        ...sortBy(({ status }) => status),
        cell: ({ status }) => <Pill tone={tourTones[status] ?? 'plain'}>{t(`leads.status.${status}`)}</Pill>,
      },
      {
        id: 'actions',
        head: t('leadDesk.actions'),
        hidesHead: true,
        width: '2rem',
        cell: (lead) => <LeadMenu lead={lead} />,
      },
    ]
    if (me.chatbots.length > 1) {
      list.splice(3, 0, {
        id: 'chatbot',
        head: t('leadDesk.columns.chatbot'),
        width: 'minmax(6rem, 0.8fr)',
        isMinor: true,
        cell: ({ serialNumber }) => (
          <span className="dim cut">{me.chatbots.find((each) => each.serialNumber === serialNumber)?.name}</span>
        ),
      })
    }
    return list
  }, [t, formats, me.chatbots, now, isWhole, search])
  if (isLoading) {
    return (
      <div className={styles.coming} aria-busy="true">
        {[1, 2, 3, 4, 5, 6].map((line) => (
          <Skeleton key={line} height={40} radius="md" />
        ))}
      </div>
    )
  }
  return (
    <DataTable
      label={t('leads.title')}
      columns={columns}
      rows={rows}
      idOf={({ id }) => String(id)}
      rowHeight={64}
      chosen={search.lead === undefined ? null : String(search.lead)}
      onOpen={({ id }) => void navigate({ to: '/leads', search: { ...search, lead: id } })}
      onEnd={onEnd}
    />
  )
}

const nameOf = ({ firstName, lastName }: LeadSummary): string => `${firstName} ${lastName}`.trim()

function Contact({ lead: { emails, phones } }: { lead: LeadSummary }) {
  const [[email], [phone]] = [emails, phones]
  return (
    <span className={styles.contact}>
      {email && (
        <a href={`mailto:${email}`}>
          <Icon name="mail" size={15} />
          <span className="cut">{email}</span>
        </a>
      )}
      {phone && (
        <a href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
          <Icon name="phone" size={15} />
          <span className="cut numbers">{phone}</span>
        </a>
      )}
    </span>
  )
}
