import { Alert, Button, PasswordInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import styles from '../setup.module.css'
import { type Provider, providerOfKey, providers } from './providers.ts'

interface Props {
  provider: Provider
  onSaved: () => void
  onCancel: () => void
}

/** Takes a key, and says before it is saved when it is another provider's. */
export function KeyForm({ provider, onSaved, onCancel }: Props) {
  const { t } = useTranslation()
  const { client } = useApi()
  const [typed, setTyped] = useState('')
  const key = typed.trim()
  const save = useMutation({ mutationFn: () => client.setModelKey({ provider, key }), onSuccess: onSaved })
  const seems = providerOfKey(key)
  const isWhole = /^[\x21-\x7e]{8,}$/.test(key)
  const fault =
    key !== '' && !isWhole
      ? t('setup.models.badKey')
      : seems !== null && seems !== provider
        ? t('setup.models.looksLike', { provider: providers[seems].name })
        : null
  const { name, page } = providers[provider]
  return (
    <form
      className={styles.form}
      noValidate
      autoComplete="off"
      onSubmit={(event) => {
        event.preventDefault()
        if (isWhole) save.mutate()
      }}
    >
      {save.error && (
        <Alert color="red" variant="light" role="alert">
          {explainFailure(save.error, t)}
        </Alert>
      )}
      <PasswordInput
        label={t('setup.models.keyOf', { provider: name })}
        description={
          <>
            {t('setup.models.keyHelp')}{' '}
            <a href={`https://${page}`} target="_blank" rel="noopener noreferrer">
              {page}
            </a>
          </>
        }
        value={typed}
        maxLength={500}
        autoComplete="new-password"
        autoFocus
        error={fault}
        onChange={({ currentTarget }) => setTyped(currentTarget.value)}
        visibilityToggleButtonProps={{ 'aria-label': t('setup.account.show') }}
      />
      <div className={styles.buttons}>
        <Button type="submit" disabled={!isWhole} loading={save.isPending}>
          {t('setup.models.save')}
        </Button>
        <Button variant="default" onClick={onCancel}>
          {t('setup.models.cancel')}
        </Button>
      </div>
    </form>
  )
}
