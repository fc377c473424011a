import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Member } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { CopyText } from '../../../parts/copy/CopyText.tsx'
import styles from '../setup.module.css'
import { useTellFailure } from '../use-tell-failure.ts'

/** Sends a colleague a link to a new password; shown, to be passed on, where no mail is sent. */
export function PasswordLink({ member: { accountId, name, email } }: { member: Member }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const tellFailure = useTellFailure()
  const send = useMutation({ mutationFn: () => client.sendPasswordLink({ accountId }), onError: tellFailure })
  const made = send.data
  return (
    <>
      <Button
        variant="subtle"
        size="compact-sm"
        aria-label={`${t('setup.team.newPassword')}: ${name}`}
        loading={send.isPending}
        onClick={() => send.mutate()}
      >
        {t('setup.team.newPassword')}
      </Button>
      {made && (
        <div className={styles.whole} role="status">
          {made.link === null ? (
            <p>{t('setup.team.passwordMailed', { email })}</p>
          ) : (
            <>
              <p>{t('setup.team.passwordLink', { email })}</p>
              <CopyText text={made.link} label={t('setup.team.copyLink')} />
            </>
          )}
        </div>
      )}
    </>
  )
}
