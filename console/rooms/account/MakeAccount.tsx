import { Alert, Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useRouter } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { AccountFrame } from './AccountFrame.tsx'
import styles from './account.module.css'
import { leastPassword } from './least-password.ts'
import { openFirstRoom } from './open-first-room.ts'

interface Props {
  /** The owner says who they are; a colleague was invited by address. */
  who: 'owner' | 'colleague'
}

/** Makes an account, with the one-time token behind the # of the link, which no server ever logs. */
export function MakeAccount({ who }: Props) {
  const texts = who === 'owner' ? 'door.welcome' : 'door.invited'
  const { t } = useTranslation()
  const { account } = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const router = useRouter()
  const [token] = useState(() => decodeURIComponent(location.hash.slice(1)))
  const [missing, setMissing] = useState<{ name?: string; email?: string; password?: string }>({})
  const make = useMutation({
    mutationFn: async (owner: { name: string; email: string; password: string }) => {
      const { email, ...rest } = owner
      await (who === 'owner' ? account.makeOwner({ token, email, ...rest }) : account.join({ token, ...rest }))
      // An owner begins with what there is to set up.
      await openFirstRoom({ queries, router, navigate }, who === 'owner' ? '/start' : undefined)
    },
  })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const form = event.currentTarget
    const fields = new FormData(form)
    const [name, email] = [String(fields.get('name')).trim(), String(fields.get('email') ?? '').trim()]
    const password = String(fields.get('password'))
    const lacking = leastPassword - [...password].length
    const faults = {
      ...(!name && { name: t('door.welcome.needName') }),
      ...(who === 'owner' && !/^\S+@\S+\.\S+$/.test(email) && { email: t('door.welcome.needEmail') }),
      ...(lacking > 0 && { password: t('door.welcome.shortPassword', { count: lacking }) }),
    }
    setMissing(faults)
    const [first] = Object.keys(faults)
    if (first) form.querySelector<HTMLInputElement>(`[name=${first}]`)?.focus()
    else make.mutate({ name, email, password })
  }
  if (token === '') {
    return (
      <AccountFrame title={t('door.welcome.noToken')} lead={t(`${texts}.noTokenHelp`)}>
        <Button component={Link} to="/sign-in" variant="light">
          {t('door.welcome.toSignIn')}
        </Button>
      </AccountFrame>
    )
  }
  const failure = make.error
  return (
    <AccountFrame title={t(`${texts}.title`)} lead={t(`${texts}.lead`)}>
      <title>{`${t('door.welcome.submit')} · ${t('product')}`}</title>
      <form onSubmit={submit} noValidate>
        {failure && (
          <Alert color="red" variant="light" role="alert">
            {explainMaking(failure)}
          </Alert>
        )}
        <TextInput
          name="name"
          label={t('door.welcome.name')}
          description={t('door.welcome.nameHelp')}
          autoComplete="name"
          maxLength={100}
          autoFocus
          size="md"
          error={missing.name}
        />
        {who === 'owner' && (
          <TextInput
            name="email"
            type="email"
            label={t('door.welcome.email')}
            autoComplete="username"
            inputMode="email"
            size="md"
            error={missing.email}
          />
        )}
        <PasswordInput
          name="password"
          label={t('door.welcome.password')}
          description={t('door.welcome.passwordHelp', { count: leastPassword })}
          autoComplete="new-password"
          size="md"
          error={missing.password}
          visibilityToggleButtonProps={{ 'aria-label': t('door.signIn.show'), tabIndex: 0 }}
        />
        <Button type="submit" size="md" loading={make.isPending}>
          {t('door.welcome.submit')}
        </Button>
      </form>
      <p className={styles.foot}>
        <Link to="/sign-in">{t('door.welcome.toSignIn')}</Link>
      </p>
    </AccountFrame>
  )

  function explainMaking(failed: unknown): string {
    if (!(failed instanceof CallFailure)) return explainFailure(failed, t)
    if (failed.status === 404) return t(`${texts}.badToken`)
    // What is wrong with a password or an address, the server says best.
    return (failed.status === 400 || failed.status === 409) && failed.message
      ? failed.message
      : explainFailure(failed, t)
  }
}
