import { NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedCallback } from '@mantine/hooks'
import { useQuery } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { teamQuery } from '../../api/team-query.ts'
import { useMe } from '../../api/use-me.ts'
import { useKeys } from '../../keys/use-keys.ts'
import { ChatbotSelect } from '../../parts/fields/ChatbotSelect.tsx'
import { Icon } from '../../parts/Icon.tsx'
import styles from './leads.module.css'
import { type LeadsSearch, type LeadTime, leadStatuses, leadTimes } from './leads-search.ts'

const searchDelayMs = 150

interface Props {
  search: LeadsSearch
  onChange: (changed: { [Name in keyof LeadsSearch]: LeadsSearch[Name] | undefined }) => void
}

/** What narrows the leads: words, how they stand, who has them, when they were left, in which chatbot. */
export function LeadFilters({ search, onChange }: Props) {
  const { t } = useTranslation()
  const me = useMe()
  const [words, setWords] = useState(search.q ?? '')
  const field = useRef<HTMLInputElement>(null)
  const look = useDebouncedCallback((wanted: string) => onChange({ q: wanted || undefined }), searchDelayMs)
  const { data: team } = useQuery({ ...teamQuery(useApi()), enabled: me.role !== 'agent' })
  const others = team?.members.filter(({ accountId }) => accountId !== me.accountId) ?? []
  useKeys({ '/': () => field.current?.focus() })
  return (
    <>
      <TextInput
        ref={field}
        className={styles.search}
        type="search"
        aria-label={t('leadDesk.search')}
        placeholder={t('leadDesk.search')}
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
        className={styles.select}
        aria-label={t('leadDesk.columns.status')}
        value={search.status ?? ''}
        onChange={({ currentTarget }) => {
          onChange({ status: leadStatuses.find((each) => each === currentTarget.value) })
        }}
        data={[
          { value: '', label: t('leadDesk.anyStatus') },
          ...leadStatuses.map((status) => ({ value: status, label: t(`leads.status.${status}`) })),
        ]}
      />
      <NativeSelect
        className={styles.select}
        aria-label={t('leadDesk.who.label')}
        value={search.who ?? ''}
        onChange={({ currentTarget }) => onChange({ who: currentTarget.value || undefined })}
        data={[
          { value: '', label: t('leadDesk.who.anybody') },
          { value: me.accountId, label: t('leadDesk.who.mine') },
          { value: 'none', label: t('leadDesk.who.nobody') },
          ...others.map(({ accountId, name }) => ({ value: accountId, label: name })),
        ]}
      />
      <NativeSelect
        className={styles.select}
        aria-label={t('leadDesk.time.label')}
        value={search.time ?? ''}
        onChange={({ currentTarget }) => {
          onChange({ time: (Object.keys(leadTimes) as LeadTime[]).find((each) => each === currentTarget.value) })
        }}
        data={[
          { value: '', label: t('leadDesk.anyTime') },
          ...(Object.keys(leadTimes) as LeadTime[]).map((time) => ({ value: time, label: t(`leadDesk.time.${time}`) })),
        ]}
      />
      <ChatbotSelect className={styles.select} value={search.chatbot} onChange={(chatbot) => onChange({ chatbot })} />
    </>
  )
}
