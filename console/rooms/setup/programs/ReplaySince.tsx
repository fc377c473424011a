import { Button, TextInput } from '@mantine/core'
import { keepPreviousData, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { tell } from '../../../parts/tell.ts'
import { useFormats } from '../../../words/use-formats.ts'
import styles from '../setup.module.css'

const keptMs = 30 * 86_400_000
const dayMs = 86_400_000
const countMs = 5_000

/** Sends a webhook again what happened since a time, having said how much that is. */
export function ReplaySince({ id }: { id: number }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const formats = useFormats()
  const queries = useQueryClient()
  const [now] = useState(() => Date.now())
  const [from, setFrom] = useState(() => writeLocal(now - dayMs))
  const moment = new Date(from)
  const isTime = !Number.isNaN(moment.getTime()) && moment.getFullYear() > 2000
  const since = isTime ? moment.toISOString() : ''
  const { data, error } = useQuery({
    queryKey: ['replay', id, since],
    queryFn: ({ signal }) => client.replayWebhook({ id, since, dryRun: true }, { signal }),
    enabled: isTime,
    // What happens meanwhile is counted too.
    staleTime: 0,
    refetchInterval: countMs,
    placeholderData: keepPreviousData,
  })
  const send = useMutation({
    mutationFn: () => client.replayWebhook({ id, since }),
    onSuccess: ({ deliveries }) => tell(t, { message: t('setup.webhooks.sentAgain', { count: deliveries }) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['deliveries', id] }),
  })
  const failure = send.error ?? error
  const count = data?.deliveries ?? 0
  return (
    <section className={styles.card} aria-labelledby="replay">
      <h2 id="replay">{t('setup.webhooks.replaySince')}</h2>
      <p className={styles.about}>{t('setup.webhooks.replayHelp')}</p>
      <form
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault()
          send.mutate()
        }}
      >
        <TextInput
          type="datetime-local"
          label={t('setup.webhooks.from')}
          min={writeLocal(now - keptMs)}
          max={writeLocal(now)}
          value={from}
          error={failure ? explainFailure(failure, t) : !isTime && t('setup.webhooks.noTime')}
          onChange={({ currentTarget }) => setFrom(currentTarget.value)}
        />
        <Button type="submit" variant="light" loading={send.isPending} disabled={!isTime || count === 0}>
          {t('setup.webhooks.replayAll')}
        </Button>
      </form>
      {isTime && data && (
        <p role="status">{t('setup.webhooks.wouldSend', { count, time: formats.momentWithZone(moment.getTime()) })}</p>
      )}
    </section>
  )
}

/** As a field for dates and times has it: the clock of the browser. */
function writeLocal(ms: number): string {
  const offset = new Date(ms).getTimezoneOffset() * 60_000
  return new Date(ms - offset).toISOString().slice(0, 16)
}
