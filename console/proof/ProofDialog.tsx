import { Alert, Button, Modal, PasswordInput, Stack, Text } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { type FormEvent, useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../api/api-context.ts'
import { CallFailure } from '../api/call-failure.ts'
import { callSignIn } from '../api/call-sign-in.ts'
import { explainFailure } from '../api/explain-failure.ts'
import { useMe } from '../api/use-me.ts'
import { hasPasskeys, isCalledOff, proveByPasskey } from '../rooms/account/passkeys.ts'
import { proofChannel } from './proof-channel.ts'

/** Asks for the password, a passkey or the provider before something that outlasts the session. */
export function ProofDialog({ onAnswer }: { onAnswer: (isProven: boolean) => void }) {
  const { t } = useTranslation()
  const { baseUrl } = useApi()
  const { email } = useMe()
  const { basepath } = useRouter()
  const [password, setPassword] = useState('')
  const ways = useQuery({
    queryKey: ['proof-ways'],
    queryFn: () => callSignIn(baseUrl, '/proof/ways', {}),
    staleTime: 0,
  })
  const byPassword = useMutation({
    mutationFn: () => callSignIn(baseUrl, '/proof/password', { password }),
    onSuccess: () => onAnswer(true),
  })
  const byPasskey = useMutation({ mutationFn: () => proveByPasskey(baseUrl), onSuccess: () => onAnswer(true) })
  // The window of the provider tells it when it has led back.
  useEffect(() => {
    const channel = new BroadcastChannel(proofChannel)
    channel.onmessage = () => onAnswer(true)
    return () => channel.close()
  }, [onAnswer])
  const { password: hasPassword, passkey, singleSignOn } = ways.data ?? {}
  const failure = byPassword.error ?? byPasskey.error ?? ways.error
  const provider = typeof singleSignOn === 'string' ? singleSignOn : null
  const submit = (event: FormEvent): void => {
    event.preventDefault()
    if (password !== '') byPassword.mutate()
  }
  return (
    <Modal
      opened
      onClose={() => onAnswer(false)}
      title={t('proof.title')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      <Stack gap="md">
        <Text size="sm">{t('proof.lead')}</Text>
        {failure && (
          <Alert color="red" variant="light" role="alert">
            {explain(failure)}
          </Alert>
        )}
        {hasPassword === true && (
          <form onSubmit={submit}>
            <Stack gap="sm">
              <input type="email" autoComplete="username" value={email} readOnly hidden />
              <PasswordInput
                label={t('proof.password')}
                autoComplete="current-password"
                data-autofocus
                value={password}
                maxLength={1_024}
                visibilityToggleButtonProps={{ 'aria-label': t('proof.show'), tabIndex: 0 }}
                onChange={({ currentTarget }) => setPassword(currentTarget.value)}
              />
              <Button type="submit" disabled={password === ''} loading={byPassword.isPending}>
                {t('proof.confirm')}
              </Button>
            </Stack>
          </form>
        )}
        {passkey === true && hasPasskeys() && (
          <Button variant="default" loading={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
            {t('proof.passkey')}
          </Button>
        )}
        {provider !== null && (
          <Button
            variant="default"
            onClick={() => {
              const asked = new URLSearchParams({ to: '/console/proven', prove: 'yes' })
              window.open(`${basepath}/auth/oidc/start?${asked}`, 'porchlight-proof', 'popup,width=520,height=700')
            }}
          >
            {t('proof.provider', { name: provider })}
          </Button>
        )}
      </Stack>
    </Modal>
  )

  function explain(failed: unknown): string {
    if (isCalledOff(failed)) return t('proof.calledOff')
    if (!(failed instanceof CallFailure)) return explainFailure(failed, t)
    if (failed.status === 429) return t('proof.often')
    if (failed.code === 'sign-in-refused') return t('proof.wrong')
    return failed.code === 'passkey-refused' ? t('proof.passkeyRefused') : explainFailure(failed, t)
  }
}
