import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useNavigate, useSearch } from '@tanstack/react-router'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { explainFailure } from '../../api/explain-failure.ts'
import { useMe } from '../../api/use-me.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Icon } from '../../parts/Icon.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { RoomHead } from '../../parts/RoomHead.tsx'
import { DownloadLeads } from './DownloadLeads.tsx'
import { LeadsTable } from './LeadsTable.tsx'
import { type LeadsSearch, leadTimes, usualTime } from './lead-rows.ts'
import styles from './leads.module.css'
import { useLeads } from './use-leads.ts'

const searchDelayMs = 150

/** Everybody who left contact details. */
export function LeadsRoom() {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const me = useMe()
  const search = useSearch({ from: '/shell/leads' })
  const leads = useLeads(search)
  const [words, setWords] = useState(search.q ?? '')
  const field = useRef<HTMLInputElement>(null)
  const change = (changed: { [Name in keyof LeadsSearch]: LeadsSearch[Name] | undefined }): void => {
    const merged = Object.entries({ ...search, ...changed }).filter(([, value]) => value !== undefined)
    void navigate({ to: '/leads', search: Object.fromEntries(merged), replace: 'q' in changed })
  }
  const look = useDebouncedCallback((wanted: string) => change({ q: wanted || undefined }), searchDelayMs)
  useKeys({ '/': () => field.current?.focus() })
  return (
    <div className={styles.room}>
      <PageTitle room={t('leads.title')} />
      <RoomHead title={t('leads.title')} count={leads.isLoading ? '' : t('leads.count', { count: leads.rows.length })}>
        {me.role !== 'agent' && <DownloadLeads search={search} />}
      </RoomHead>
      <div className={styles.filters}>
        <TextInput
          ref={field}
          className={styles.search}
          type="search"
          aria-label={t('leads.search')}
          placeholder={t('leads.search')}
          leftSection={<Icon name="search" size={17} />}
          value={words}
          maxLength={200}
          onChange={({ currentTarget }) => {
            setWords(currentTarget.value)
            look(currentTarget.value.trim())
          }}
          onKeyDown={({ key, currentTarget }) => {
            if (key === 'Escape') currentTarget.blur()
          }}
        />
        <NativeSelect
          aria-label={t('leads.time.label')}
          value={search.time ?? usualTime}
          onChange={({ currentTarget }) => {
            const time = (Object.keys(leadTimes) as (keyof typeof leadTimes)[]).find(
              (each) => each === currentTarget.value,
            )
            change({ time: time === usualTime ? undefined : time })
          }}
          data={(Object.keys(leadTimes) as (keyof typeof leadTimes)[]).map((time) => ({
            value: time,
            label: t(`leads.time.${time}`),
          }))}
        />
        {me.chatbots.length > 1 && (
          <NativeSelect
            aria-label={t('chatbot')}
            value={search.chatbot ?? ''}
            onChange={({ currentTarget }) => change({ chatbot: currentTarget.value || undefined })}
            data={[
              { value: '', label: t('anyChatbot') },
              ...me.chatbots.map(({ serialNumber, name }) => ({ value: serialNumber, label: name })),
            ]}
          />
        )}
      </div>
      {leads.failure ? (
        <EmptyState icon="close" title={explainFailure(leads.failure, t)}>
          <Button variant="light" onClick={leads.tryAgain}>
            {t('tryAgain')}
          </Button>
        </EmptyState>
      ) : !leads.isLoading && leads.rows.length === 0 ? (
        <EmptyState
          icon="leads"
          title={search.q ? t('leads.emptyFound') : t('leads.empty')}
          help={search.q ? undefined : t('leads.emptyHelp')}
        />
      ) : (
        <LeadsTable rows={leads.rows} isLoading={leads.isLoading} />
      )}
    </div>
  )
}
