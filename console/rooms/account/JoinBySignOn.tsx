import { Alert, Button } from '@mantine/core'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { AccountFrame } from './AccountFrame.tsx'
import styles from './account.module.css'

/** Asks who came with the provider and has no account yet whether they want to join the firm that invited them. */
export function JoinBySignOn({ onIn }: { onIn: () => Promise<void> }) {
  const { t } = useTranslation()
  const { account } = useApi()
  const offered = useQuery({ queryKey: ['offered-teams'], queryFn: account.readOfferedTeams, retry: false })
  const join = useMutation({
    mutationFn: async (id: number) => {
      await account.joinOffered(id)
      await onIn()
    },
  })
  const failure = join.error ?? offered.error
  const { email = '', teams = [] } = offered.data ?? {}
  return (
    <AccountFrame title={t('door.joinTitle')} lead={offered.data ? t('door.joinLead', { email }) : ''}>
      <title>{`${t('door.joinTitle')} · ${t('product')}`}</title>
      {failure && (
        <Alert color="red" variant="light" role="alert">
          {isOver(failure) ? t('door.joinOver') : explainFailure(failure, t)}
        </Alert>
      )}
      {teams.map(({ id, firm, role, invitedBy }) => (
        <section key={id} className={styles.offer}>
          <p>
            {invitedBy === ''
              ? t('door.joinAs', { firm, role: t(`role.${role}`) })
              : t('door.joinAsBy', { firm, role: t(`role.${role}`), who: invitedBy })}
          </p>
          <Button size="md" loading={join.isPending && join.variables === id} onClick={() => join.mutate(id)}>
            {t('door.join', { firm })}
          </Button>
        </section>
      ))}
      <p className={styles.foot}>
        <Link to="/sign-in" search={{}}>
          {t('door.joinNot')}
        </Link>
      </p>
    </AccountFrame>
  )
}

function isOver(failure: unknown): boolean {
  return failure instanceof CallFailure && (failure.code === 'signed-out' || failure.code === 'link-not-found')
}
