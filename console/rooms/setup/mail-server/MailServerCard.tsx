import { Alert, Button, Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { PorchlightError } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { useMe } from '../../../api/use-me.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { Pill } from '../../../parts/Pill.tsx'
import styles from '../setup.module.css'
import { MailServerForm } from './MailServerForm.tsx'

/** What mails are sent through: set here, tried with a message, or set by the operator for all. */
export function MailServerCard() {
  const { t } = useTranslation()
  const { client } = useApi()
  const isOwner = useMe().role === 'owner'
  const queries = useQueryClient()
  const [isEditing, edit] = useState(false)
  const server = useQuery({
    queryKey: ['mail-server'],
    queryFn: ({ signal }) => client.readMailServer({}, { signal }),
  })
  const test = useMutation({ mutationFn: () => client.testMailServer({}) })
  const refresh = (): void => {
    for (const name of ['mail-server', 'mails', 'getting-started']) void queries.invalidateQueries({ queryKey: [name] })
  }
  const remove = useMutation({ mutationFn: () => client.removeMailServer({}), onSuccess: refresh })
  const { data } = server
  const failure = server.error ?? remove.error
  const isOpen = data !== undefined && isOwner && (isEditing || data.setBy === 'nobody')
  return (
    <section className={styles.card} aria-labelledby="mail-server">
      <h2 id="mail-server">{t('setup.mailServer.title')}</h2>
      <p className={styles.about}>{t(`setup.mailServer.about.${data?.setBy ?? 'nobody'}`)}</p>
      {failure && (
        <Alert color="red" variant="light" role="alert">
          {explainFailure(failure, t)}
        </Alert>
      )}
      {!data && !failure && <Skeleton height={90} />}
      {data?.setBy === 'nobody' && !isOwner && <p>{t('setup.mailServer.forOwner')}</p>}
      {data?.setBy === 'firm' && !isOpen && (
        <dl className={styles.details}>
          <dt>{t('setup.mailServer.host')}</dt>
          <dd dir="auto">
            {data.host}:{data.port} <Pill tone="good">{t(`setup.mailServer.security.${data.security}`)}</Pill>
          </dd>
          <dt>{t('setup.mailServer.sender')}</dt>
          <dd dir="auto">{data.sender}</dd>
          {data.userName !== '' && (
            <>
              <dt>{t('setup.mailServer.userName')}</dt>
              <dd dir="auto">{data.userName}</dd>
            </>
          )}
        </dl>
      )}
      {isOpen && (
        <MailServerForm
          server={data}
          onSaved={() => {
            edit(false)
            refresh()
            test.mutate()
          }}
          onCancel={data.setBy === 'nobody' ? undefined : () => edit(false)}
        />
      )}
      <div aria-live="polite">
        {test.isPending && <p className={styles.about}>{t('setup.mailServer.testing')}</p>}
        {test.data && (
          <Alert color="teal" variant="light" icon={<Icon name="check" size={18} />}>
            {t('setup.mailServer.worked', { email: test.data.recipient })}
          </Alert>
        )}
        {test.error && (
          <Alert color="red" variant="light" role="alert" icon={<Icon name="warning" size={18} />}>
            {/* What the server says of mail is meant to be read. */}
            {test.error instanceof PorchlightError ? test.error.message : explainFailure(test.error, t)}
          </Alert>
        )}
      </div>
      {data && isOwner && data.setBy !== 'nobody' && !isOpen && (
        <div className={styles.buttons}>
          <Button loading={test.isPending} onClick={() => test.mutate()}>
            {t('setup.mailServer.test')}
          </Button>
          {data.setBy === 'firm' && (
            <>
              <Button variant="default" onClick={() => edit(true)}>
                {t('setup.mailServer.change')}
              </Button>
              <Button variant="subtle" color="red" loading={remove.isPending} onClick={() => remove.mutate()}>
                {t('setup.mailServer.remove')}
              </Button>
            </>
          )}
        </div>
      )}
    </section>
  )
}
