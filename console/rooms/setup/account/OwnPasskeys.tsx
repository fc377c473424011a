import { Alert, Button, PasswordInput, Skeleton, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { CallFailure } from '../../../api/call-failure.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { useMe } from '../../../api/use-me.ts'
import { tell } from '../../../parts/tell.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { addPasskey, hasPasskeys, isCalledOff, isThereAlready, removePasskey } from '../../account/passkeys.ts'
import { PartFailure } from '../PartFailure.tsx'
import styles from '../setup.module.css'
import { isWrongPassword } from './own-account.ts'

/** What signs one in without the password: listed, added, removed; each change asks for the password. */
export function OwnPasskeys() {
  const { t } = useTranslation()
  const { client } = useApi()
  const formats = useFormats()
  const [leaving, setLeaving] = useState<number | null>(null)
  const { data, error, refetch } = useQuery({
    queryKey: ['own-passkeys'],
    queryFn: ({ signal }) => client.listPasskeys({}, { signal }),
  })
  return (
    <section className={styles.card} aria-labelledby="own-passkeys">
      <h2 id="own-passkeys">{t('setup.account.passkeys')}</h2>
      <p className={styles.about}>{t('setup.account.passkeysHelp')}</p>
      {error && !data && <PartFailure failure={error} onAgain={() => void refetch()} />}
      {!data && !error && <Skeleton height={60} />}
      {data?.passkeys.length === 0 && <p>{t('setup.account.noPasskeys')}</p>}
      {data && data.passkeys.length > 0 && (
        <ul className={styles.rows}>
          {data.passkeys.map(({ id, name, host, createdAt, lastUsedAt }) => (
            <li key={id}>
              <span className={styles.what}>
                <strong>{name}</strong>
                <small>
                  {t('setup.account.passkeyAdded', { time: formats.moment(createdAt) })} ·{' '}
                  {lastUsedAt
                    ? t('setup.account.passkeyUsed', { time: formats.moment(lastUsedAt) })
                    : t('setup.account.passkeyUnused')}
                  {host !== window.location.hostname && ` · ${t('setup.account.passkeyAt', { host })}`}
                </small>
              </span>
              {leaving === id ? (
                <RemovePasskey id={id} name={name} onDone={() => setLeaving(null)} />
              ) : (
                <Button
                  variant="light"
                  size="compact-sm"
                  aria-label={t('setup.account.removePasskey', { name })}
                  onClick={() => setLeaving(id)}
                >
                  {t('setup.account.remove')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      )}
      {hasPasskeys() ? <AddPasskey /> : <p className={styles.about}>{t('setup.account.passkeysElsewhere')}</p>}
    </section>
  )
}

function AddPasskey() {
  const { t } = useTranslation()
  const { baseUrl, proof } = useApi()
  const { email } = useMe()
  const readAgain = useReadAgain()
  const [name, setName] = useState('')
  const [password, setPassword] = useState('')
  const add = useMutation({
    mutationFn: () => proof.run(() => addPasskey(baseUrl, { name: name.trim(), password })),
    onSuccess: () => {
      setName('')
      setPassword('')
      tell(t, { color: 'teal', message: t('setup.account.addedPasskey') })
      readAgain()
    },
  })
  const failure = add.error
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        if (name.trim() !== '') add.mutate()
      }}
    >
      <input type="email" autoComplete="username" value={email} readOnly hidden />
      <TextInput
        label={t('setup.account.passkeyName')}
        description={t('setup.account.passkeyNameHelp')}
        autoComplete="off"
        maxLength={100}
        value={name}
        onChange={({ currentTarget }) => setName(currentTarget.value)}
      />
      <OwnPassword
        value={password}
        onValue={setPassword}
        fault={failure && isWrongPassword(failure) ? t('setup.account.wrong') : null}
      />
      {failure && !isWrongPassword(failure) && (
        <Alert color="red" variant="light" role="alert">
          {explain(failure)}
        </Alert>
      )}
      <div>
        <Button type="submit" variant="light" disabled={name.trim() === ''} loading={add.isPending}>
          {t('setup.account.addPasskey')}
        </Button>
      </div>
    </form>
  )

  function explain(failed: unknown): string {
    if (isCalledOff(failed)) return t('setup.account.passkeyCalledOff')
    if (isThereAlready(failed)) return t('setup.account.passkeyThere')
    return failed instanceof CallFailure && failed.code === 'passkey-refused'
      ? t('setup.account.passkeyRefused')
      : explainFailure(failed, t)
  }
}

function RemovePasskey({ id, name, onDone }: { id: number; name: string; onDone: () => void }) {
  const { t } = useTranslation()
  const { baseUrl, proof } = useApi()
  const readAgain = useReadAgain()
  const [password, setPassword] = useState('')
  const remove = useMutation({
    mutationFn: () => proof.run(() => removePasskey(baseUrl, { id, password })),
    onSuccess: () => {
      tell(t, { message: t('setup.account.removedPasskey', { name }) })
      readAgain()
      onDone()
    },
  })
  const failure = remove.error
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        remove.mutate()
      }}
    >
      <OwnPassword
        value={password}
        onValue={setPassword}
        fault={failure && (isWrongPassword(failure) ? t('setup.account.wrong') : explainFailure(failure, t))}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="light" color="red" loading={remove.isPending}>
          {t('setup.account.remove')}
        </Button>
        <Button variant="default" onClick={onDone}>
          {t('setup.account.keepPasskey')}
        </Button>
      </div>
    </form>
  )
}

interface OwnPasswordProps {
  value: string
  onValue: (value: string) => void
  fault: string | null
}

function OwnPassword({ value, onValue, fault }: OwnPasswordProps) {
  const { t } = useTranslation()
  return (
    <PasswordInput
      label={t('setup.account.current')}
      description={t('setup.account.currentNone')}
      autoComplete="current-password"
      value={value}
      maxLength={1_024}
      error={fault ?? undefined}
      visibilityToggleButtonProps={{ 'aria-label': t('setup.account.show'), tabIndex: 0 }}
      onChange={({ currentTarget }) => onValue(currentTarget.value)}
    />
  )
}

function useReadAgain(): () => void {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: ['own-passkeys'] })
}
