import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import type { LoggedChange } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { FoundRows } from '../FoundRows.tsx'
import styles from '../setup.module.css'
import { tellDetails } from './tell-details.ts'

/** What changes can be looked for by, and the actions that are meant. */
const areas = {
  settings: 'settings.*',
  chatbot: 'chatbot.*',
  key: 'key.*',
  member: 'member.*',
  webhook: 'webhook.*',
  listing: 'listing*',
  knowledge: 'knowledge.*',
  visitor: 'visitor.*',
  tour: 'tour.*',
  retention: 'retention.*',
} as const

type Area = keyof typeof areas
const areaNames = Object.keys(areas) as Area[]

const pauseMs = 250

/** Who changed what. */
export function LogPart() {
  const { t } = useTranslation()
  const { client } = useApi()
  const [area, setArea] = useState<Area | null>(null)
  const [by, setBy] = useState('')
  const [askedBy] = useDebouncedValue(by.trim(), pauseMs)
  const found = useInfiniteQuery({
    queryKey: ['audit-log', area, askedBy],
    queryFn: ({ pageParam, signal }) =>
      client.listChanges(
        {
          ...(area && { action: areas[area] }),
          ...(askedBy && { by: askedBy }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
  const changes = found.data?.pages.flatMap((page) => page.changes) ?? []
  return (
    <section className={styles.card} aria-labelledby="log">
      <h2 id="log">{t('setup.parts.log')}</h2>
      <p className={styles.about}>{t('setup.log.help')}</p>
      <div className={styles.line}>
        <NativeSelect
          label={t('setup.log.what')}
          value={area ?? ''}
          onChange={({ currentTarget }) => setArea(areaNames.find((each) => each === currentTarget.value) ?? null)}
          data={[
            { value: '', label: t('setup.log.anything') },
            ...areaNames.map((each) => ({ value: each, label: t(`setup.log.areas.${each}`) })),
          ]}
        />
        <TextInput
          className={styles.grows}
          label={t('setup.log.by')}
          type="search"
          value={by}
          maxLength={100}
          onChange={({ currentTarget }) => setBy(currentTarget.value)}
        />
      </div>
      <FoundRows found={found} rows={changes} empty={<EmptyState icon="search" title={t('setup.log.empty')} />}>
        {(each) => <ChangeRow key={each.id} entry={each} />}
      </FoundRows>
    </section>
  )
}

function ChangeRow({ entry }: { entry: LoggedChange }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  const details = tellDetails(entry.details)
  return (
    <li>
      <span className={styles.what}>
        <strong>{entry.action}</strong>
        <small dir="auto">
          {entry.by} · {entry.target} · {formats.moment(entry.at)}
        </small>
      </span>
      {details.length > 0 && (
        <Button
          variant="subtle"
          size="compact-sm"
          aria-expanded={isOpen}
          aria-label={`${t('setup.log.details')}: ${entry.action}, ${entry.target}`}
          onClick={() => setOpen(!isOpen)}
        >
          {t('setup.log.details')}
        </Button>
      )}
      {isOpen && (
        <dl className={styles.details}>
          {details.map(({ name, value }) => (
            <div key={name} className={styles.pair}>
              <dt>{name}</dt>
              <dd dir="auto">{value}</dd>
            </div>
          ))}
        </dl>
      )}
    </li>
  )
}
