import { Button, NativeSelect, Progress, Skeleton } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { AuditReport, KeptAudit } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { saveFile } from '../../../parts/save-file.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { PartFailure } from '../PartFailure.tsx'
import { Printed } from '../Printed.tsx'
import styles from '../setup.module.css'
import { useTellFailure } from '../use-tell-failure.ts'
import { AuditReportView } from './AuditReportView.tsx'
import { auditQuery, auditsQuery, isAtWork } from './audit-queries.ts'
import { compareAudits } from './compare-audits.ts'
import { FindingList } from './FindingList.tsx'

/** One audit: how far it is, or what it found. */
export function AuditPage({ serialNumber, id }: { serialNumber: string; id: number }) {
  const { t } = useTranslation()
  const api = useApi()
  const { data: audit, error, refetch } = useQuery(auditQuery(api, serialNumber, id))
  if (error && !audit) return <PartFailure failure={error} onAgain={() => void refetch()} />
  return (
    <>
      <div>
        <Link
          to="/setup/$part"
          params={{ part: 'fairness' }}
          search={{ chatbot: serialNumber }}
          className={styles.back}
        >
          <Icon name="back" size={16} />
          {t('setup.audits.back')}
        </Link>
      </div>
      {!audit && <Skeleton height={200} radius="lg" />}
      {audit && isAtWork(audit) && <AuditProgress serialNumber={serialNumber} audit={audit} />}
      {audit && !isAtWork(audit) && !audit.report && (
        <section className={styles.card}>
          <h2>{t(`setup.audits.outcomes.${audit.state === 'failed' ? 'failed' : 'stopped'}`)}</h2>
          <p>{audit.message || t('setup.audits.noReport')}</p>
        </section>
      )}
      {audit?.report && (
        <>
          <section className={styles.card}>
            <AuditReportView audit={audit} report={audit.report} />
            <ReportButtons serialNumber={serialNumber} id={id} report={audit.report} />
          </section>
          <Compare serialNumber={serialNumber} audit={audit} report={audit.report} />
          <Printed>
            <AuditReportView audit={audit} report={audit.report} isWhole />
          </Printed>
        </>
      )}
    </>
  )
}

function AuditProgress({ serialNumber, audit }: { serialNumber: string; audit: KeptAudit }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const formats = useFormats()
  const queries = useQueryClient()
  const tellFailure = useTellFailure()
  const stop = useMutation({
    mutationFn: () => client.stopAudit({ serialNumber, id: String(audit.id) }),
    onError: tellFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: ['audit'] }),
  })
  const { asked, total } = audit
  const hasBegun = total > 0
  return (
    <section className={styles.card} aria-busy="true">
      <h2>{t(audit.state === 'waiting' ? 'setup.audits.waits' : 'setup.audits.runs')}</h2>
      <Progress
        value={hasBegun ? (asked / total) * 100 : 100}
        animated={!hasBegun}
        size="lg"
        radius="xl"
        aria-label={t('setup.audits.progress')}
      />
      {hasBegun && (
        <p className="numbers" role="status">
          {t('setup.audits.soFar', { asked: formats.number(asked), total: formats.number(total) })}
        </p>
      )}
      <p className={styles.about}>{t('setup.audits.goesOn')}</p>
      <div>
        <Button variant="default" loading={stop.isPending || stop.isSuccess} onClick={() => stop.mutate()}>
          {t('setup.audits.stop')}
        </Button>
      </div>
    </section>
  )
}

function ReportButtons({ serialNumber, id, report }: { serialNumber: string; id: number; report: AuditReport }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const tellFailure = useTellFailure()
  const save = useMutation({
    mutationFn: async () => {
      const text = await client.exportAudit({ serialNumber, id: String(id) })
      saveFile('fair-housing-audit.md', 'text/markdown', text)
    },
    onError: tellFailure,
  })
  return (
    <div className={styles.buttons}>
      <Button variant="default" size="xs" onClick={() => window.print()}>
        {t('setup.audits.print')}
      </Button>
      <Button variant="default" size="xs" loading={save.isPending} onClick={() => save.mutate()}>
        {t('setup.audits.save')}
      </Button>
      <Button
        variant="default"
        size="xs"
        onClick={() => saveFile('fair-housing-audit.json', 'application/json', `${JSON.stringify(report, null, 2)}\n`)}
      >
        {t('setup.audits.saveJson')}
      </Button>
    </div>
  )
}

function Compare({ serialNumber, audit, report }: { serialNumber: string; audit: KeptAudit; report: AuditReport }) {
  const { t } = useTranslation()
  const api = useApi()
  const formats = useFormats()
  const [chosen, setChosen] = useState(0)
  const { data } = useInfiniteQuery(auditsQuery(api, serialNumber))
  const others = (data?.pages.flatMap((page) => page.audits) ?? []).filter(
    ({ id, isClean }) => id !== audit.id && isClean !== null,
  )
  const { data: other } = useQuery({ ...auditQuery(api, serialNumber, chosen), enabled: chosen > 0 })
  if (others.length === 0) return null
  const compared = chosen > 0 && other?.report ? compareAudits(report, other.report) : null
  return (
    <section className={styles.card} aria-labelledby="compare">
      <h2 id="compare">{t('setup.audits.compare')}</h2>
      <NativeSelect
        label={t('setup.audits.compareWith')}
        maw={416}
        value={chosen}
        onChange={({ currentTarget }) => setChosen(Number(currentTarget.value))}
        data={[
          { value: '0', label: t('setup.audits.compareNone') },
          ...others.map(({ id, createdAt, differences }) => ({
            value: String(id),
            label: `${formats.moment(createdAt)} · ${t('setup.audits.count', { count: differences ?? 0 })}`,
          })),
        ]}
      />
      {compared && (
        <>
          <p role="status">
            {t('setup.audits.compared', {
              added: formats.number(compared.added.length),
              gone: formats.number(compared.gone.length),
              same: formats.number(compared.same),
            })}
          </p>
          {other && other.settingsVersion !== audit.settingsVersion && (
            <p className={styles.about}>{t('setup.audits.otherSettings')}</p>
          )}
          {compared.askedOthers && <p className={styles.about}>{t('setup.audits.otherRequests')}</p>}
          {compared.added.length > 0 && <h3>{t('setup.audits.added')}</h3>}
          <FindingList findings={compared.added} />
          {compared.gone.length > 0 && <h3>{t('setup.audits.gone')}</h3>}
          <FindingList findings={compared.gone} />
        </>
      )}
    </section>
  )
}
