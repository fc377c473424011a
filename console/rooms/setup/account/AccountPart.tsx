import { Button, PasswordInput, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { useMe } from '../../../api/use-me.ts'
import { tell } from '../../../parts/tell.ts'
import styles from '../setup.module.css'
import { OwnPasskeys } from './OwnPasskeys.tsx'
import { changePassword, isWrongPassword, refusalOf } from './own-account.ts'
import { SecondFactor } from './SecondFactor.tsx'
import { SignInsList } from './SignInsList.tsx'

/** Who is signed in, and how they prove it. */
export function AccountPart() {
  const { client } = useApi()
  const { data } = useQuery({ queryKey: ['own-account'], queryFn: ({ signal }) => client.readMe({}, { signal }) })
  return (
    <>
      <OwnName />
      <OwnPassword />
      {data && <SecondFactor isOn={data.hasTwoFactors} />}
      <OwnPasskeys />
      <SignInsList />
    </>
  )
}

function OwnName() {
  const { t } = useTranslation()
  const { client } = useApi()
  const me = useMe()
  const queries = useQueryClient()
  const [name, setName] = useState(me.name)
  const save = useMutation({
    mutationFn: () => client.changeMe({ name: name.trim() }),
    onSuccess: () => {
      tell(t, { color: 'teal', message: t('setup.account.saved') })
      void queries.invalidateQueries({ queryKey: ['me'] })
      void queries.invalidateQueries({ queryKey: ['team'] })
    },
  })
  return (
    <section className={styles.card} aria-labelledby="own-name">
      <h2 id="own-name">{t('setup.account.who')}</h2>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          if (name.trim() !== '') save.mutate()
        }}
      >
        <TextInput
          label={t('setup.account.name')}
          description={t('setup.account.nameHelp')}
          autoComplete="name"
          maxLength={100}
          value={name}
          error={save.error ? explainFailure(save.error, t) : undefined}
          onChange={({ currentTarget }) => setName(currentTarget.value)}
        />
        <TextInput label={t('setup.account.email')} value={me.email} readOnly />
        <div>
          <Button type="submit" disabled={name.trim() === '' || name.trim() === me.name} loading={save.isPending}>
            {t('setup.account.save')}
          </Button>
        </div>
      </form>
    </section>
  )
}

function OwnPassword() {
  const { t } = useTranslation()
  const { baseUrl } = useApi()
  const me = useMe()
  const queries = useQueryClient()
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const change = useMutation({
    mutationFn: () => changePassword(baseUrl, current, next),
    onSuccess: () => {
      setCurrent('')
      setNext('')
      tell(t, { color: 'teal', message: t('setup.account.changed') })
      void queries.invalidateQueries({ queryKey: ['sign-ins'] })
    },
  })
  const failure = change.error
  const show = { 'aria-label': t('setup.account.show'), tabIndex: 0 }
  return (
    <section className={styles.card} aria-labelledby="own-password">
      <h2 id="own-password">{t('setup.account.password')}</h2>
      <p className={styles.about}>{t('setup.account.passwordHelp')}</p>
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault()
          change.mutate()
        }}
      >
        <input type="email" autoComplete="username" value={me.email} readOnly hidden />
        <PasswordInput
          label={t('setup.account.current')}
          autoComplete="current-password"
          value={current}
          maxLength={1_024}
          error={failure && isWrongPassword(failure) ? t('setup.account.wrong') : undefined}
          visibilityToggleButtonProps={show}
          onChange={({ currentTarget }) => setCurrent(currentTarget.value)}
        />
        <PasswordInput
          label={t('setup.account.next')}
          description={t('setup.account.nextHelp')}
          autoComplete="new-password"
          value={next}
          maxLength={1_024}
          error={failure && !isWrongPassword(failure) ? refusalOf(failure) || explainFailure(failure, t) : undefined}
          visibilityToggleButtonProps={show}
          onChange={({ currentTarget }) => setNext(currentTarget.value)}
        />
        <div>
          <Button type="submit" variant="light" disabled={!current || !next} loading={change.isPending}>
            {t('setup.account.change')}
          </Button>
        </div>
      </form>
    </section>
  )
}
