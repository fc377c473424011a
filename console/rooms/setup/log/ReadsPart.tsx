import { NativeSelect } from '@mantine/core'
import { keepPreviousData, useInfiniteQuery, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { teamQuery } from '../../../api/team-query.ts'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { FoundRows } from '../FoundRows.tsx'
import styles from '../setup.module.css'
import { readActor } from './read-names.ts'
import { useReadSentence } from './use-read-sentence.ts'

/** Who opened or exported which conversation and lead. */
export function ReadsPart() {
  const { t } = useTranslation()
  const api = useApi()
  const formats = useFormats()
  const sentence = useReadSentence()
  const { data: team } = useQuery(teamQuery(api))
  const [by, setBy] = useState('')
  const filter = by === 'key' || by === 'command-line' ? ({ kind: by } as const) : by === '' ? {} : { by }
  const found = useInfiniteQuery({
    queryKey: ['read-log', filter],
    queryFn: ({ pageParam, signal }) =>
      api.client.listReads({ ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: '',
    getNextPageParam: ({ nextCursor }) => nextCursor,
    placeholderData: keepPreviousData,
  })
  const reads = found.data?.pages.flatMap((page) => page.reads) ?? []
  return (
    <section className={styles.card} aria-labelledby="reads">
      <h2 id="reads">{t('setup.log.reads')}</h2>
      <p className={styles.about}>{t('setup.log.readsHelp')}</p>
      <div className={styles.narrow}>
        <NativeSelect
          label={t('setup.log.by')}
          value={by}
          onChange={({ currentTarget }) => setBy(currentTarget.value)}
          data={[
            { value: '', label: t('setup.log.anybody') },
            ...(team?.members ?? []).map(({ accountId, name }) => ({
              value: `(account ${accountId.slice(0, 8)})`,
              label: name,
            })),
            { value: 'key', label: t('setup.log.programs') },
            { value: 'command-line', label: t('setup.log.line') },
          ]}
        />
      </div>
      <FoundRows found={found} rows={reads} empty={<EmptyState icon="search" title={t('setup.log.noReads')} />}>
        {(each) => (
          <li key={each.id}>
            <span className={styles.what}>
              <span dir="auto">
                <strong>{sentence.tellWho(readActor(each.by))}</strong> {sentence.tellWhat(each)}
              </span>
              <small title={each.action}>{formats.momentWithZone(each.at)}</small>
            </span>
          </li>
        )}
      </FoundRows>
    </section>
  )
}
