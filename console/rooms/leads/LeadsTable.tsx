import { Skeleton } from '@mantine/core'
import { Link, useNavigate } from '@tanstack/react-router'
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
import type { LeadRow } from './lead-rows.ts'
import styles from './leads.module.css'

/** Leads as a table; a row opens the conversation in which the lead was left. */
export function LeadsTable({ rows, isLoading }: { rows: readonly LeadRow[]; isLoading: boolean }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const navigate = useNavigate()
  const me = useMe()
  const now = useNow(60_000)
  const columns = useMemo((): DataColumn<LeadRow>[] => {
    const list: DataColumn<LeadRow>[] = [
      {
        id: 'name',
        head: t('leads.columns.name'),
        width: 'minmax(0, 1.2fr)',
        sortBy: ({ Name }) => Name.toLowerCase(),
        cell: ({ Name, SessionID }) => (
          <span className={styles.who}>
            <VisitorFace id={SessionID} name={Name} size={34} />
            <Link className={`${styles.name} cut`} to="/inbox/$sessionID" params={{ sessionID: SessionID }}>
              {Name || t('leads.nameless')}
            </Link>
          </span>
        ),
      },
      {
        id: 'contact',
        head: t('leads.columns.contact'),
        width: 'minmax(0, 1.3fr)',
        cell: ({ Email, Phone }) => <Contact email={Email} phone={Phone} />,
      },
      {
        id: 'message',
        head: t('leads.columns.message'),
        width: 'minmax(8rem, 2fr)',
        isMinor: true,
        cell: ({ Message }) => (
          <span className={styles.message} dir="auto">
            {Message}
          </span>
        ),
      },
      {
        id: 'left',
        head: t('leads.columns.left'),
        width: 'minmax(3.25rem, auto)',
        sortBy: ({ CreateTime }) => CreateTime,
        cell: ({ CreateTime }) => (
          <time className="dim numbers" dateTime={CreateTime} title={formats.momentWithZone(CreateTime)}>
            {formats.ago(CreateTime, now)}
          </time>
        ),
      },
      {
        id: 'status',
        head: t('leads.columns.status'),
        width: '5.5rem',
        isMinor: true,
        sortBy: ({ Status }) => Status,
        cell: ({ Status }) => <Pill tone={tourTones[Status] ?? 'plain'}>{t(`leads.status.${Status}`)}</Pill>,
      },
    ]
    if (me.chatbots.length > 1) {
      list.splice(3, 0, {
        id: 'chatbot',
        head: t('leads.columns.chatbot'),
        width: 'minmax(6rem, 0.8fr)',
        isMinor: true,
        sortBy: ({ serialNumber }) => serialNumber,
        cell: ({ serialNumber }) => (
          <span className="dim cut">{me.chatbots.find((each) => each.serialNumber === serialNumber)?.name}</span>
        ),
      })
    }
    return list
  }, [t, formats, me.chatbots, now])
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
      idOf={({ serialNumber, ID }) => `${serialNumber} ${ID}`}
      rowHeight={64}
      onOpen={({ SessionID }) => void navigate({ to: '/inbox/$sessionID', params: { sessionID: SessionID } })}
    />
  )
}

function Contact({ email, phone }: { email: string; phone: string }) {
  const [firstEmail = ''] = email.split(', ')
  const [firstPhone = ''] = phone.split(', ')
  return (
    <span className={styles.contact}>
      {firstEmail && (
        <a href={`mailto:${firstEmail}`}>
          <Icon name="mail" size={15} />
          <span className="cut">{firstEmail}</span>
        </a>
      )}
      {firstPhone && (
        <a href={`tel:${firstPhone.replace(/[^+\d]/g, '')}`}>
          <Icon name="phone" size={15} />
          <span className="cut numbers">{firstPhone}</span>
        </a>
      )}
    </span>
  )
}
