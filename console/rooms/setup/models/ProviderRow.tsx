import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ModelKey } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { ClearStep } from '../../../parts/ClearStep.tsx'
import { Pill, type PillTone } from '../../../parts/Pill.tsx'
import { tell } from '../../../parts/tell.ts'
import { useFormats } from '../../../words/use-formats.ts'
import styles from '../setup.module.css'
import { useTellFailure } from '../use-tell-failure.ts'
import { KeyForm } from './KeyForm.tsx'
import { providers } from './providers.ts'

const tones: Readonly<Record<'server' | 'firm' | 'nobody' | 'lost', PillTone>> = {
  server: 'accent',
  firm: 'good',
  nobody: 'plain',
  lost: 'bad',
}

interface Props {
  row: ModelKey
  isOwner: boolean
  /** Chatbots that answer with one of its models. */
  uses: number
  onSaved: () => void
  onRemoved: () => void
}

/** A provider: whether it has a key, whose, and what an owner does with it. */
export function ProviderRow({ row, isOwner, uses, onSaved, onRemoved }: Props) {
  const { t } = useTranslation()
  const { client } = useApi()
  const formats = useFormats()
  const tellFailure = useTellFailure()
  const [isOpen, setOpen] = useState(false)
  const { provider, setBy, lastFour, isLost, setWho, setAt } = row
  const { name } = providers[provider]
  const remove = useMutation({
    mutationFn: () => client.removeModelKey({ provider }),
    onSuccess: () => {
      tell(t, { message: t('setup.models.removed', { provider: name }) })
      onRemoved()
    },
    onError: tellFailure,
  })
  const state = isLost ? 'lost' : setBy
  return (
    <li>
      <span className={styles.what}>
        <strong>{name}</strong>
        {setBy === 'server' && <small>{t('setup.models.ofServer')}</small>}
        {setBy === 'nobody' && <small>{t(`setup.models.families.${provider}`)}</small>}
        {setBy === 'firm' && (
          <small className={styles.facts}>
            {isLost && <span>{t('setup.models.lost')}</span>}
            {lastFour !== '' && <span>{t('setup.models.endsWith', { last: lastFour })}</span>}
            {setAt !== null && (
              <span>
                {t('setup.models.setBy', { who: setWho.replace(/ \(account .*\)$/, ''), time: formats.date(setAt) })}
              </span>
            )}
          </small>
        )}
      </span>
      <Pill tone={tones[state]}>{t(`setup.models.states.${state}`)}</Pill>
      {isOwner && setBy !== 'server' && !isOpen && (
        <div className={styles.buttons}>
          <Button
            variant={setBy === 'nobody' ? 'light' : 'subtle'}
            size="compact-sm"
            aria-label={`${t(setBy === 'nobody' ? 'setup.models.add' : 'setup.models.replace')}: ${name}`}
            onClick={() => setOpen(true)}
          >
            {t(setBy === 'nobody' ? 'setup.models.add' : 'setup.models.replace')}
          </Button>
          {setBy === 'firm' && (
            <ClearStep
              label={t('setup.models.remove')}
              about={name}
              question={t('setup.models.removeAsk', { count: uses })}
              yes={t('setup.models.removeNow')}
              no={t('setup.models.keep')}
              isBusy={remove.isPending}
              onYes={() => remove.mutate()}
            />
          )}
        </div>
      )}
      {isOpen && (
        <div className={styles.whole}>
          <KeyForm
            provider={provider}
            onSaved={() => {
              setOpen(false)
              onSaved()
            }}
            onCancel={() => setOpen(false)}
          />
        </div>
      )}
    </li>
  )
}
