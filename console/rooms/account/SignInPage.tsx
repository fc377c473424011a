import { Alert, Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useRouter, useSearch } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { useFormats } from '../../words/use-formats.ts'
import { AccountFrame } from './AccountFrame.tsx'
import styles from './account.module.css'
import { JoinBySignOn } from './JoinBySignOn.tsx'
import { openFirstRoom } from './open-first-room.ts'
import { PasskeyDoor } from './PasskeyDoor.tsx'
import { SignOnButton, SignOnRefused } from './SignOn.tsx'
import { useWait } from './use-wait.ts'

export function SignInPage() {
  const { t } = useTranslation()
  const { account } = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const router = useRouter()
  const formats = useFormats()
  const { next, ended, step } = useSearch({ from: '/sign-in' })
  const [asksCode, setAsksCode] = useState(step === 'code')
  const [missing, setMissing] = useState<{ email?: string; password?: string }>({})
  const signIn = useMutation({
    mutationFn: async ({ email, password }: { email: string; password: string }) => {
      if ((await account.signIn(email, password)) === 'code') setAsksCode(true)
      else await openFirstRoom({ queries, router, navigate }, next)
    },
  })
  const giveCode = useMutation({
    mutationFn: async (code: string) => {
      await account.giveCode(code)
      await openFirstRoom({ queries, router, navigate }, next)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const fields = new FormData(event.currentTarget)
    const [email, password] = [String(fields.get('email')).trim(), String(fields.get('password'))]
    const faults = {
      ...(!email.includes('@') && { email: t('door.signIn.needEmail') }),
      ...(!password && { password: t('door.signIn.needPassword') }),
    }
    setMissing(faults)
    if (Object.keys(faults).length === 0) signIn.mutate({ email, password })
    else event.currentTarget.querySelector<HTMLInputElement>(faults.email ? '[name=email]' : '[name=password]')?.focus()
  }
  const failure = signIn.error
  const leftMs = useWait(failure, signIn.reset)
  if (step === 'join') return <JoinBySignOn onIn={() => openFirstRoom({ queries, router, navigate }, next)} />
  if (asksCode) {
    return (
      <AccountFrame title={t('door.signIn.codeTitle')} lead={t('door.signIn.codeLead')}>
        <title>{`${t('door.signIn.submit')} · ${t('product')}`}</title>
        <form
          noValidate
          onSubmit={(event) => {
            event.preventDefault()
            giveCode.mutate(String(new FormData(event.currentTarget).get('code')).replace(/\s/g, ''))
          }}
        >
          {giveCode.error && (
            <Alert color="red" variant="light" role="alert">
              {explainCode(giveCode.error)}
            </Alert>
          )}
          <TextInput
            name="code"
            label={t('door.signIn.code')}
            description={t('door.signIn.codeHelp')}
            autoComplete="one-time-code"
            autoFocus
            maxLength={20}
            size="md"
          />
          <Button type="submit" size="md" loading={giveCode.isPending}>
            {t('door.signIn.submit')}
          </Button>
        </form>
      </AccountFrame>
    )
  }
  return (
    <AccountFrame title={t('door.signIn.title')} lead={t('door.signIn.lead')}>
      <title>{`${t('door.signIn.submit')} · ${t('product')}`}</title>
      <form onSubmit={submit} noValidate>
        {!failure && <SignOnRefused step={step} />}
        {ended && !failure && (
          <Alert color="lamp" variant="light">
            {t('door.signIn.ended')}
          </Alert>
        )}
        {failure && (
          <Alert color="red" variant="light" role="alert">
            {explainSignIn(failure)}
          </Alert>
        )}
        <TextInput
          name="email"
          type="email"
          label={t('door.signIn.email')}
          autoComplete="username webauthn"
          inputMode="email"
          autoFocus
          size="md"
          error={missing.email}
          // Another account has a count of its own.
          onChange={() => signIn.error && signIn.reset()}
        />
        <PasswordInput
          name="password"
          label={t('door.signIn.password')}
          autoComplete="current-password"
          size="md"
          error={missing.password}
          visibilityToggleButtonProps={{ 'aria-label': t('door.signIn.show'), tabIndex: 0 }}
        />
        <Button type="submit" size="md" loading={signIn.isPending} disabled={leftMs > 0}>
          {leftMs > 0 ? t('door.againIn', { time: formats.span(leftMs) }) : t('door.signIn.submit')}
        </Button>
      </form>
      <SignOnButton next={next} />
      <PasskeyDoor onIn={() => openFirstRoom({ queries, router, navigate }, next)} />
      <p className={styles.foot}>
        <Link to="/new-password">{t('door.forgot')}</Link>
      </p>
      <p className={styles.foot}>{t('door.noAccount')}</p>
    </AccountFrame>
  )

  function explainCode(failed: unknown): string {
    if (failed instanceof CallFailure && failed.isRefused) return t('door.signIn.codeWrong')
    return failed instanceof CallFailure && failed.status === 429 ? t('door.signIn.often') : explainFailure(failed, t)
  }

  function explainSignIn(failed: unknown): string {
    if (failed instanceof CallFailure && failed.status === 429) {
      return t(failed.retryAfterSeconds === null ? 'door.signIn.often' : 'door.oftenLead')
    }
    if (failed instanceof CallFailure && failed.isRefused) return t('door.signIn.wrong')
    return explainFailure(failed, t)
  }
}
