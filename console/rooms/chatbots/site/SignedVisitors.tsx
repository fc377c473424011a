import { Button, Skeleton } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { useMe } from '../../../api/use-me.ts'
import { ClearStep } from '../../../parts/ClearStep.tsx'
import { CopyText } from '../../../parts/copy/CopyText.tsx'
import { Pill } from '../../../parts/Pill.tsx'
import { tell } from '../../../parts/tell.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { SigningSteps } from './SigningSteps.tsx'
import styles from './site.module.css'

/** The secret with which the firm's own site signs who its visitors are: whether there is one, a new one, none any more. */
export function SignedVisitors({ serialNumber }: { serialNumber: string }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const { role } = useMe()
  const formats = useFormats()
  const queries = useQueryClient()
  const queryKey = ['identity-secret', serialNumber]
  const { data: state, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.readIdentitySecret({ serialNumber }, { signal }),
  })
  const make = useMutation({
    mutationFn: () => client.createIdentitySecret({ serialNumber }),
    // The secret is shown here and kept nowhere.
    gcTime: 0,
    onSuccess: ({ secret: _, ...made }) => queries.setQueryData(queryKey, made),
  })
  const remove = useMutation({
    mutationFn: () => client.removeIdentitySecret({ serialNumber }),
    onSuccess: (left) => {
      make.reset()
      queries.setQueryData(queryKey, left)
      tell(t, { message: t('chatbots.site.identity.removed') })
    },
  })
  const failure = make.error ?? remove.error ?? error
  const isOwner = role === 'owner'
  const isSet = state?.isSet === true
  return (
    <section className={styles.card} aria-labelledby="signed-visitors">
      <h2 id="signed-visitors">{t('chatbots.site.identity.title')}</h2>
      <p>{t('chatbots.site.identity.help')}</p>
      {failure && <p role="alert">{explainFailure(failure, t)}</p>}
      {!state && !failure && <Skeleton height={24} width={220} />}
      {state && (
        <div className={styles.state} role="status">
          <Pill tone={isSet ? 'good' : 'plain'}>{t(`chatbots.site.identity.${isSet ? 'on' : 'off'}`)}</Pill>
          <div className={styles.told}>
            <p>
              {state.createdAt === null
                ? t(isOwner ? 'chatbots.site.identity.none' : 'chatbots.site.identity.noneAskOwner')
                : t('chatbots.site.identity.since', { time: formats.moment(state.createdAt) })}
            </p>
            {state.formerEndsAt !== null && (
              <p className="dim">
                {t('chatbots.site.identity.former', { time: formats.momentWithZone(state.formerEndsAt) })}
              </p>
            )}
          </div>
        </div>
      )}
      {make.data && (
        <div className={styles.secret}>
          <p role="status">
            <strong>{t('chatbots.site.identity.fresh')}</strong> {t('chatbots.site.identity.once')}
          </p>
          <CopyText text={make.data.secret} label={t('chatbots.site.identity.copySecret')} />
          <div>
            <Button variant="default" size="xs" onClick={() => make.reset()}>
              {t('chatbots.site.identity.done')}
            </Button>
          </div>
        </div>
      )}
      {state && isOwner && (
        <div className={styles.buttons}>
          <Button
            variant={isSet ? 'default' : 'filled'}
            size={isSet ? 'xs' : 'sm'}
            loading={make.isPending}
            onClick={() => make.mutate()}
          >
            {t(`chatbots.site.identity.${isSet ? 'replace' : 'make'}`)}
          </Button>
          {isSet && (
            <ClearStep
              label={t('chatbots.site.identity.remove')}
              about={t('chatbots.site.identity.secret')}
              question={t('chatbots.site.identity.removeAsk')}
              yes={t('chatbots.site.identity.removeNow')}
              no={t('chatbots.site.identity.keep')}
              isBusy={remove.isPending}
              onYes={() => remove.mutate()}
            />
          )}
        </div>
      )}
      <SigningSteps serialNumber={serialNumber} isOpen={isSet} />
    </section>
  )
}
