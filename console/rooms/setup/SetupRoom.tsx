import { Skeleton } from '@mantine/core'
import { Link, useParams } from '@tanstack/react-router'
import { type ComponentType, lazy, Suspense, useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../../api/use-me.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { RoomHead } from '../../parts/RoomHead.tsx'
import styles from './setup.module.css'
import { type PartName, partsFor } from './setup-parts.ts'

const parts: Readonly<Record<PartName, ComponentType>> = {
  account: lazy(() => import('./account/AccountPart.tsx').then((it) => ({ default: it.AccountPart }))),
  firm: lazy(() => import('./firm/FirmPart.tsx').then((it) => ({ default: it.FirmPart }))),
  team: lazy(() => import('./team/TeamPart.tsx').then((it) => ({ default: it.TeamPart }))),
  assignment: lazy(() => import('./assignment/AssignmentPart.tsx').then((it) => ({ default: it.AssignmentPart }))),
  keys: lazy(() => import('./programs/KeysPart.tsx').then((it) => ({ default: it.KeysPart }))),
  webhooks: lazy(() => import('./programs/WebhooksPart.tsx').then((it) => ({ default: it.WebhooksPart }))),
  mails: lazy(() => import('./running/MailsPart.tsx').then((it) => ({ default: it.MailsPart }))),
  models: lazy(() => import('./models/ModelsPart.tsx').then((it) => ({ default: it.ModelsPart }))),
  failed: lazy(() => import('./running/FailedPart.tsx').then((it) => ({ default: it.FailedPart }))),
  log: lazy(() => import('./log/LogRoom.tsx').then((it) => ({ default: it.LogRoom }))),
  fairness: lazy(() => import('./fairness/AuditsPart.tsx').then((it) => ({ default: it.AuditsPart }))),
  privacy: lazy(() => import('./privacy/PrivacyPart.tsx').then((it) => ({ default: it.PrivacyPart }))),
  health: lazy(() => import('./running/HealthPart.tsx').then((it) => ({ default: it.HealthPart }))),
}

/** Who works here, what programs may, and how all of it runs. */
export function SetupRoom() {
  const { t } = useTranslation()
  const { role } = useMe()
  const { part } = useParams({ from: '/shell/setup/$part' })
  const allowed = partsFor(role)
  const name = allowed.find((each) => each === part)
  const Part = name && parts[name]
  const at = name ? allowed.indexOf(name) : -1
  const nav = useRef<HTMLElement>(null)
  // On a phone the parts stand in one line: the chosen one is to be seen.
  useEffect(() => {
    nav.current?.children[at]?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
  }, [at])
  return (
    <div className={styles.room}>
      <PageTitle room={name ? t(`setup.parts.${name}`) : t('setup.title')} />
      <RoomHead title={t('setup.title')} />
      <div className={styles.columns}>
        <nav ref={nav} className={styles.nav} aria-label={t('setup.parts.label')}>
          {allowed.map((each) => (
            <Link key={each} to="/setup/$part" params={{ part: each }} className={styles.part}>
              {t(`setup.parts.${each}`)}
            </Link>
          ))}
        </nav>
        <div className={styles.scrolled}>
          {Part ? (
            <Suspense fallback={<Skeleton height={200} radius="lg" />}>
              <Part key={name} />
            </Suspense>
          ) : (
            <EmptyState icon="setup" title={t('failure.missing')} />
          )}
        </div>
      </div>
    </div>
  )
}
