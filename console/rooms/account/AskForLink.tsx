import { Alert, Button, TextInput } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { type FormEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { WaitingPage } from '../../shell/FallbackPages.tsx'
import { AccountFrame } from './AccountFrame.tsx'
import styles from './account.module.css'

/** Asks for the address that a link is mailed to, or says what helps where no mail is sent. */
export function AskForLink() {
  const { t } = useTranslation()
  const { client } = useApi()
  const [fault, setFault] = useState('')
  const ways = useQuery({
    queryKey: ['sign-in-ways'],
    queryFn: ({ signal }) => client.readSignInWays({}, { signal }),
  })
  const ask = useMutation({ mutationFn: (email: string) => client.createPasswordLink({ email }) })
  const submit = (event: FormEvent<HTMLFormElement>): void => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email')).trim()
    const isAddress = /^\S+@\S+\.\S+$/.test(email)
    setFault(isAddress ? '' : t('door.signIn.needEmail'))
    if (isAddress) ask.mutate(email)
    else event.currentTarget.querySelector<HTMLInputElement>('[name=email]')?.focus()
  }
  const toSignIn = (
    <p className={styles.foot}>
      <Link to="/sign-in">{t('door.welcome.toSignIn')}</Link>
    </p>
  )
  if (ways.isPending) return <WaitingPage />
  if (ways.data?.mailsLinks === false) {
    return (
      <AccountFrame title={t('door.noMailTitle')} lead={t('door.noMailLead')}>
        <title>{`${t('door.askTitle')} · ${t('product')}`}</title>
        {toSignIn}
      </AccountFrame>
    )
  }
  if (ask.isSuccess) {
    return (
      <AccountFrame title={t('door.sentTitle')} lead={t('door.sentLead', { email: ask.variables })}>
        <title>{`${t('door.askTitle')} · ${t('product')}`}</title>
        {toSignIn}
      </AccountFrame>
    )
  }
  const failure = ask.error ?? ways.error
  return (
    <AccountFrame title={t('door.askTitle')} lead={t('door.askLead')}>
      <title>{`${t('door.askTitle')} · ${t('product')}`}</title>
      <form onSubmit={submit} noValidate>
        {failure && (
          <Alert color="red" variant="light" role="alert">
            {explainFailure(failure, t)}
          </Alert>
        )}
        <TextInput
          name="email"
          type="email"
          label={t('door.signIn.email')}
          autoComplete="username"
          inputMode="email"
          maxLength={254}
          autoFocus
          size="md"
          error={fault}
        />
        <Button type="submit" size="md" loading={ask.isPending}>
          {t('door.send')}
        </Button>
      </form>
      {toSignIn}
    </AccountFrame>
  )
}
