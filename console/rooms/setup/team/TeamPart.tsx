import { NativeSelect, Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { type Member, PorchlightError } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import type { Role } from '../../../api/account-fields.ts'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { teamQuery } from '../../../api/team-query.ts'
import { useMe } from '../../../api/use-me.ts'
import { ClearStep } from '../../../parts/ClearStep.tsx'
import { Pill } from '../../../parts/Pill.tsx'
import { tell } from '../../../parts/tell.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { PartFailure } from '../PartFailure.tsx'
import styles from '../setup.module.css'
import { InviteColleague } from './InviteColleague.tsx'
import { PasswordLink } from './PasswordLink.tsx'

export const roles: readonly Role[] = ['agent', 'manager', 'owner']

/** Who works here and as what; an owner invites, changes roles and removes. */
export function TeamPart() {
  const { t } = useTranslation()
  const me = useMe()
  const { data, error, refetch } = useQuery(teamQuery(useApi()))
  return (
    <>
      <section className={styles.card} aria-labelledby="members">
        <h2 id="members">{t('setup.team.members')}</h2>
        <p className={styles.about}>{t('setup.team.roles')}</p>
        {error && !data && <PartFailure failure={error} onAgain={() => void refetch()} />}
        {!data && !error && <Skeleton height={80} />}
        <ul className={styles.rows}>
          {data?.members.map((member) => (
            <MemberRow key={member.accountId} member={member} isMe={member.email === me.email} />
          ))}
        </ul>
      </section>
      {me.role === 'owner' && <InviteColleague />}
    </>
  )
}

function MemberRow({ member, isMe }: { member: Member; isMe: boolean }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const formats = useFormats()
  const me = useMe()
  const queries = useQueryClient()
  const { accountId, name, email, role, hasTwoFactors, joinedAt } = member
  const readAgain = (): void => {
    void queries.invalidateQueries({ queryKey: ['team'] })
    if (isMe) void queries.invalidateQueries({ queryKey: ['me'] })
  }
  const onError = (failure: unknown): void => {
    const isLast = failure instanceof PorchlightError && failure.code === 'last-owner'
    tell(t, { color: 'red', message: isLast ? t('setup.team.lastOwner') : explainFailure(failure, t) })
  }
  const change = useMutation({
    mutationFn: (wanted: Role) => client.changeMember({ accountId, role: wanted }),
    onSuccess: (changed) =>
      tell(t, { message: t('setup.team.changed', { name: changed.name, role: t(`role.${changed.role}`) }) }),
    onError,
    onSettled: readAgain,
  })
  const remove = useMutation({
    mutationFn: () => client.removeMember({ accountId }),
    onSuccess: () => tell(t, { message: t('setup.team.removed', { name }) }),
    onError,
    onSettled: readAgain,
  })
  return (
    <li>
      <span className={styles.what}>
        <strong dir="auto">
          {name} {isMe && <span className="dim">({t('setup.team.you')})</span>}
        </strong>
        <small>
          {email} · {t('setup.team.since', { time: formats.day(joinedAt) })}
        </small>
      </span>
      {hasTwoFactors && <Pill tone="good">{t('setup.team.twoFactors')}</Pill>}
      {me.role === 'owner' ? (
        <NativeSelect
          size="xs"
          aria-label={t('setup.team.role', { name })}
          value={change.isPending ? change.variables : role}
          disabled={change.isPending}
          onChange={({ currentTarget }) => {
            const wanted = roles.find((each) => each === currentTarget.value)
            if (wanted) change.mutate(wanted)
          }}
          data={roles.map((each) => ({ value: each, label: t(`role.${each}`) }))}
        />
      ) : (
        <Pill>{t(`role.${role}`)}</Pill>
      )}
      {me.role === 'owner' && !isMe && <PasswordLink member={member} />}
      {me.role === 'owner' && !isMe && (
        <ClearStep
          label={t('setup.team.remove')}
          about={name}
          question={t('setup.team.removeAsk', { name })}
          yes={t('setup.team.removeNow')}
          no={t('setup.team.keep')}
          isBusy={remove.isPending}
          onYes={() => remove.mutate()}
        />
      )}
    </li>
  )
}
