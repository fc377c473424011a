import { Button, Radio, Skeleton, Stack, TextInput } from '@mantine/core'
import '@mantine/core/styles/Radio.css'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { useMe } from '../../../api/use-me.ts'
import { tell } from '../../../parts/tell.ts'
import { PartFailure } from '../PartFailure.tsx'
import styles from '../setup.module.css'
import { VisitorRecord } from './VisitorRecord.tsx'

const longestDays = 36_500

/** How long conversations are kept, and what is kept of one visitor. */
export function PrivacyPart() {
  const { client } = useApi()
  const { data, error, refetch } = useQuery({
    queryKey: ['workspace-settings'],
    queryFn: ({ signal }) => client.readWorkspaceSettings({}, { signal }),
  })
  if (error && !data) return <PartFailure failure={error} onAgain={() => void refetch()} />
  return (
    <>
      {data ? <Retention key={data.RetentionDays} days={data.RetentionDays} /> : <Skeleton height={160} radius="lg" />}
      <VisitorRecord />
    </>
  )
}

function Retention({ days }: { days: number | null }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const { role } = useMe()
  const queries = useQueryClient()
  const [kind, setKind] = useState<'good' | 'days'>(days === null ? 'good' : 'days')
  const [count, setCount] = useState(days ?? 365)
  const wanted = kind === 'good' ? null : count
  const save = useMutation({
    mutationFn: () => client.editWorkspaceSettings({ RetentionDays: wanted }),
    onSuccess: (settings) => {
      queries.setQueryData(['workspace-settings'], settings)
      tell(t, { color: 'teal', message: t('setup.privacy.saved') })
    },
  })
  const isWhole = kind === 'good' || (count >= 1 && count <= longestDays)
  const isOwner = role === 'owner'
  const shortens = wanted !== null && (days === null || wanted < days)
  return (
    <section className={styles.card} aria-labelledby="retention">
      <h2 id="retention">{t('setup.privacy.retention')}</h2>
      <p className={styles.about}>
        {t('setup.privacy.retentionHelp')} {!isOwner && t('setup.privacy.forOwner')}
      </p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          save.mutate()
        }}
      >
        <Radio.Group
          aria-labelledby="retention"
          value={kind}
          onChange={(value) => setKind(value === 'days' ? 'days' : 'good')}
          error={save.error ? explainFailure(save.error, t) : undefined}
        >
          <Stack gap="xs">
            <Radio value="good" label={t('setup.privacy.forGood')} disabled={!isOwner} />
            <Radio value="days" label={t('setup.privacy.days')} disabled={!isOwner} />
          </Stack>
        </Radio.Group>
        {kind === 'days' && (
          <TextInput
            type="number"
            label={t('setup.privacy.daysLabel')}
            min={1}
            max={longestDays}
            step={1}
            maw={160}
            value={count || ''}
            disabled={!isOwner}
            onChange={({ currentTarget }) => setCount(Math.trunc(Number(currentTarget.value)))}
          />
        )}
        {isOwner && isWhole && shortens && <p role="status">{t('setup.privacy.notSaved')}</p>}
        {isOwner && (
          <div>
            <Button type="submit" disabled={wanted === days || !isWhole} loading={save.isPending}>
              {t('setup.privacy.save')}
            </Button>
          </div>
        )}
      </form>
    </section>
  )
}
