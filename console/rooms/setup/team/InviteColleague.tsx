import { Button, NativeSelect, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { PorchlightError } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import type { Role } from '../../../api/account-fields.ts'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { CopyText } from '../../../parts/copy/CopyText.tsx'
import { Pill } from '../../../parts/Pill.tsx'
import { tell } from '../../../parts/tell.ts'
import { useFormats } from '../../../words/use-formats.ts'
import styles from '../setup.module.css'
import { useTellFailure } from '../use-tell-failure.ts'

const choices: readonly Role[] = ['agent', 'manager', 'owner']

/** Makes one-time links for colleagues, and lists those that were not taken up. */
export function InviteColleague() {
  const { t } = useTranslation()
  const { client } = useApi()
  const formats = useFormats()
  const queries = useQueryClient()
  const tellFailure = useTellFailure()
  const [email, setEmail] = useState('')
  const [role, setRole] = useState<Role>('agent')
  const { data } = useQuery({
    queryKey: ['invitations'],
    queryFn: ({ signal }) => client.listInvitations({}, { signal }),
  })
  const readAgain = (): void => void queries.invalidateQueries({ queryKey: ['invitations'] })
  const invite = useMutation({
    mutationFn: () => client.addInvitation({ email: email.trim(), role }),
    onSuccess: () => setEmail(''),
    onSettled: readAgain,
  })
  const withdraw = useMutation({
    mutationFn: (id: number) => client.deleteInvitation({ id }),
    onSuccess: () => tell(t, { message: t('setup.team.withdrawn') }),
    onError: tellFailure,
    onSettled: readAgain,
  })
  const made = invite.data
  const waiting = data?.invitations ?? []
  return (
    <section className={styles.card} aria-labelledby="invite">
      <h2 id="invite">{t('setup.team.invite')}</h2>
      <p className={styles.about}>{t('setup.team.inviteHelp')}</p>
      <form
        noValidate
        className={styles.line}
        onSubmit={(event) => {
          event.preventDefault()
          invite.mutate()
        }}
      >
        <TextInput
          className={styles.grows}
          type="email"
          label={t('setup.team.email')}
          value={email}
          maxLength={254}
          error={invite.error ? explain(invite.error) : undefined}
          onChange={({ currentTarget }) => setEmail(currentTarget.value)}
        />
        <NativeSelect
          label={t('setup.team.roleLabel')}
          value={role}
          onChange={({ currentTarget }) => setRole(choices.find((each) => each === currentTarget.value) ?? 'agent')}
          data={choices.map((each) => ({ value: each, label: t(`role.${each}`) }))}
        />
        <Button type="submit" loading={invite.isPending} disabled={!email.includes('@')}>
          {t('setup.team.submit')}
        </Button>
      </form>
      {made && (
        <div className={styles.secret} role="status">
          <p>
            {t('setup.team.link', { email: made.email })} {made.isMailed && t('setup.team.mailed')}
          </p>
          <CopyText text={made.link} label={t('setup.team.copyLink')} />
        </div>
      )}
      <h3>{t('setup.team.waiting')}</h3>
      {data && waiting.length === 0 && <p className="dim">{t('setup.team.nobodyWaits')}</p>}
      <ul className={styles.rows}>
        {waiting.map((invitation) => (
          <li key={invitation.id}>
            <span className={styles.what}>
              <strong>{invitation.email}</strong>
              <small>
                {t('setup.team.until', {
                  time: formats.moment(invitation.expiresAt),
                  who: invitation.invitedBy || '–',
                })}
              </small>
            </span>
            <Pill>{t(`role.${invitation.role}`)}</Pill>
            <Button
              variant="subtle"
              size="compact-sm"
              aria-label={`${t('setup.team.withdraw')}: ${invitation.email}`}
              onClick={() => withdraw.mutate(invitation.id)}
            >
              {t('setup.team.withdraw')}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )

  function explain(failure: unknown): string {
    if (failure instanceof PorchlightError && failure.code === 'account-exists') return t('setup.team.exists')
    if (failure instanceof PorchlightError && failure.code === 'invalid-fields') return t('setup.team.badEmail')
    return explainFailure(failure, t)
  }
}
