import { Alert, Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { CallFailure } from '../../api/call-failure.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import styles from './account.module.css'
import { hasPasskeys, isCalledOff, offersPasskeys, signInByPasskey, stopAsking } from './passkeys.ts'

/** What is to be signed is good for five minutes. */
const roundMs = 4 * 60_000

/** Signs in by a passkey: by a button, and where the address is typed, if the browser offers that. */
export function PasskeyDoor({ onIn }: { onIn: () => Promise<void> }) {
  const { t } = useTranslation()
  const { baseUrl } = useApi()
  const [round, setRound] = useState(0)
  const isHere = hasPasskeys()
  const enter = useMutation({
    mutationFn: async () => {
      await signInByPasskey(baseUrl, { waits: false })
      await onIn()
    },
    onError: () => setRound((before) => before + 1),
  })
  const goIn = useEffectEvent(onIn)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each round asks anew
  useEffect(() => {
    let isOver = false
    const offer = async (): Promise<void> => {
      if (!(await offersPasskeys()) || isOver) return
      await signInByPasskey(baseUrl, { waits: true })
      if (!isOver) await goIn()
    }
    // Nobody has asked for it: what it fails with is told when they do.
    offer().catch(() => undefined)
    const next = setTimeout(() => setRound((before) => before + 1), roundMs)
    return () => {
      isOver = true
      clearTimeout(next)
      stopAsking()
    }
  }, [baseUrl, round])
  if (!isHere) return <p className={styles.foot}>{t('door.noPasskeys')}</p>
  return (
    <div className={styles.passkey}>
      <Button variant="default" size="md" fullWidth loading={enter.isPending} onClick={() => enter.mutate()}>
        {t('door.passkey')}
      </Button>
      {enter.error && (
        <Alert color="red" variant="light" role="alert" mt="sm">
          {explain(enter.error)}
        </Alert>
      )}
    </div>
  )

  function explain(failure: unknown): string {
    if (isCalledOff(failure)) return t('door.passkeyCalledOff')
    if (failure instanceof CallFailure && failure.status === 429) return t('door.signIn.often')
    return failure instanceof CallFailure && failure.isRefused ? t('door.passkeyRefused') : explainFailure(failure, t)
  }
}
