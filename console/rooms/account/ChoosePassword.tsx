import { Alert, Button, PasswordInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { PorchlightError } from 'porchlight/client'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { AccountFrame } from './AccountFrame.tsx'
import styles from './account.module.css'
import { leastPassword } from './least-password.ts'

/** Where a link to a new password leads. */
export function ChoosePassword({ token }: { token: string }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const [fault, setFault] = useState('')
  const save = useMutation({ mutationFn: (password: string) => client.setPassword({ token, password }) })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const password = String(new FormData(event.currentTarget).get('password'))
    const lacking = leastPassword - [...password].length
    setFault(lacking > 0 ? t('door.welcome.shortPassword', { count: lacking }) : '')
    if (lacking <= 0) save.mutate(password)
    else event.currentTarget.querySelector<HTMLInputElement>('[name=password]')?.focus()
  }
  if (save.data) {
    return (
      <AccountFrame title={t('door.savedTitle')} lead={t('door.savedLead', { email: save.data.email })}>
        <title>{`${t('door.chooseTitle')} · ${t('product')}`}</title>
        <Button component={Link} to="/sign-in" size="md">
          {t('door.welcome.toSignIn')}
        </Button>
      </AccountFrame>
    )
  }
  const isOver = save.error instanceof PorchlightError && save.error.code === 'link-not-found'
  return (
    <AccountFrame title={t('door.chooseTitle')} lead={t('door.chooseLead')}>
      <title>{`${t('door.chooseTitle')} · ${t('product')}`}</title>
      <form onSubmit={submit} noValidate>
        {save.error && (
          <Alert color="red" variant="light" role="alert">
            {explain(save.error)}
          </Alert>
        )}
        <PasswordInput
          name="password"
          label={t('door.password')}
          description={t('door.welcome.passwordHelp', { count: leastPassword })}
          autoComplete="new-password"
          autoFocus
          size="md"
          error={fault}
          visibilityToggleButtonProps={{ 'aria-label': t('door.signIn.show'), tabIndex: 0 }}
        />
        <Button type="submit" size="md" loading={save.isPending}>
          {t('door.save')}
        </Button>
      </form>
      <p className={styles.foot}>
        {isOver ? (
          <Link to="/new-password">{t('door.anew')}</Link>
        ) : (
          <Link to="/sign-in">{t('door.welcome.toSignIn')}</Link>
        )}
      </p>
    </AccountFrame>
  )

  function explain(failure: unknown): string {
    if (isOver) return t('door.badLink')
    // What is wrong with a password, the server says best.
    return failure instanceof PorchlightError && failure.code === 'password-refused'
      ? failure.message
      : explainFailure(failure, t)
  }
}
