import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import type { ReadGettingStartedResult } from 'porchlight/client'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { useMe } from '../../api/use-me.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Icon, type IconName } from '../../parts/Icon.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { openRoomWords } from '../../words/room-words.ts'
import styles from './start.module.css'
import { startQuery } from './start-query.ts'

type StepName = ReadGettingStartedResult['steps'][number]['step']

const signs: Readonly<Record<StepName, IconName>> = {
  firm: 'home',
  chatbot: 'bot',
  look: 'pencil',
  homes: 'listings',
  leads: 'leads',
  mail: 'mail',
  snippet: 'link',
  question: 'inbox',
  colleague: 'person',
}

/** What an owner alone can do. */
const ofOwner: ReadonlySet<StepName> = new Set(['firm', 'leads', 'mail', 'colleague'])

/** The way from a new installation to a chatbot on the firm's site: nothing that an agent could do is on it. */
export function StartRoom() {
  const { t } = useTranslation()
  const { role } = useMe()
  return role === 'agent' ? <EmptyState icon="search" heading="h1" title={t('failure.missing')} /> : <Steps />
}

/** What is done, and where the rest is done. */
function Steps() {
  const { t } = useTranslation()
  const api = useApi()
  const { name, role } = useMe()
  const { data, error, refetch } = useQuery(startQuery(api))
  if (error && !data) {
    return (
      <EmptyState icon="close" heading="h1" title={explainFailure(error, t)}>
        <Button variant="light" onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      </EmptyState>
    )
  }
  const steps = data?.steps ?? []
  const done = steps.filter(({ isDone }) => isDone).length
  const next = steps.find(({ isDone }) => !isDone)?.step
  return (
    <section className={styles.room} aria-label={t('start.title')}>
      <PageTitle room={t('start.title')} />
      <div className={styles.page}>
        <header className={styles.head}>
          <div>
            <h1>{data?.isDone ? t('start.doneTitle') : t('start.hello', { name: name.split(' ')[0] })}</h1>
            <p>{data?.isDone ? t('start.doneLead') : t('start.lead')}</p>
          </div>
          {data && <Ring done={done} of={steps.length} label={t('start.progress', { done, count: steps.length })} />}
        </header>
        {!data && [1, 2, 3, 4, 5].map((line) => <Skeleton key={line} height={76} radius="lg" />)}
        <ol className={styles.steps}>
          {steps.map(({ step, isDone }) => (
            <li key={step} data-done={isDone || undefined} data-next={step === next || undefined}>
              <span className={styles.sign}>
                <Icon name={isDone ? 'check' : signs[step]} size={20} />
              </span>
              <span className={styles.what}>
                <strong>
                  {t(`start.steps.${step}.name`)}
                  <span className={styles.state}>{t(isDone ? 'start.isDone' : 'start.isOpen')}</span>
                </strong>
                <span>{t(`start.steps.${step}.${isDone ? 'done' : 'help'}`)}</span>
              </span>
              {role === 'owner' || !ofOwner.has(step) ? (
                <StepLink step={step} chatbot={data?.chatbot ?? null} isNext={step === next} isDone={isDone} />
              ) : (
                <span className={styles.owner}>{t('start.forOwner')}</span>
              )}
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}

interface StepLinkProps {
  step: StepName
  /** serialNumber of the firm's own chatbot; null: it has none. */
  chatbot: string | null
  isNext: boolean
  isDone: boolean
}

/** Where a step is done. */
function StepLink({ step, chatbot, isNext, isDone }: StepLinkProps) {
  const { t } = useTranslation()
  const { baseUrl } = useApi()
  const navigate = useNavigate()
  const label = t(isDone ? 'start.look' : `start.steps.${step}.do`)
  const look = {
    variant: isNext ? 'filled' : isDone ? 'subtle' : 'default',
    size: 'sm',
    'aria-label': `${label}: ${t(`start.steps.${step}.name`)}`,
  } as const
  if (step === 'question' && chatbot !== null) {
    const address = `${baseUrl}/share/${chatbot}`
    return (
      <Button {...look} renderRoot={(props) => <a {...props} href={address} target="_blank" rel="noopener" />}>
        {label}
      </Button>
    )
  }
  const go = (): void => {
    switch (step) {
      case 'firm':
      case 'leads':
        return void navigate({ to: '/setup/$part', params: { part: 'firm' } })
      case 'mail':
        return void navigate({ to: '/setup/$part', params: { part: 'mails' } })
      case 'colleague':
        return void navigate({ to: '/setup/$part', params: { part: 'team' } })
      case 'homes':
        return void navigate({ to: '/listings/imports', search: chatbot === null ? {} : { chatbot } })
      default:
        if (chatbot === null) return void navigate({ to: '/chatbots' })
        return void navigate({
          to: '/chatbots/$serialNumber',
          params: { serialNumber: chatbot },
          search: step === 'snippet' ? { view: 'site' } : {},
        })
    }
  }
  return (
    <Button {...look} onClick={go}>
      {label}
    </Button>
  )
}

const round = 2 * Math.PI * 26

function Ring({ done, of, label }: { done: number; of: number; label: string }) {
  return (
    <div className={styles.ring} role="img" aria-label={label}>
      <svg width={72} height={72} viewBox="0 0 64 64" aria-hidden="true">
        <circle cx={32} cy={32} r={26} className={styles.track} />
        {/* Round ends would show where nothing is. */}
        <circle
          cx={32}
          cy={32}
          r={26}
          opacity={done === 0 ? 0 : 1}
          className={styles.arc}
          strokeDasharray={`${(round * done) / Math.max(of, 1)} ${round}`}
          transform="rotate(-90 32 32)"
        />
      </svg>
      <span aria-hidden="true">
        {done}/{of}
      </span>
    </div>
  )
}

/** Leads to what is left to set up, as long as something is. */
export function StartLink() {
  const { t, i18n } = useTranslation()
  const [hasWords, setHasWords] = useState(false)
  const { data } = useQuery(startQuery(useApi()))
  useEffect(() => {
    void openRoomWords(i18n, 'start').then(() => setHasWords(true))
  }, [i18n])
  if (!hasWords || !data || data.isDone) return null
  const done = data.steps.filter(({ isDone }) => isDone).length
  return (
    <Link to="/start" className={styles.link}>
      <Icon name="check" />
      <span>{t('start.title')}</span>
      <span className={styles.progress} aria-hidden="true">
        {done}/{data.steps.length}
      </span>
    </Link>
  )
}
