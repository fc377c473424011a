import type { AuditReport, KeptAudit } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../words/use-formats.ts'
import styles from '../setup.module.css'
import { outcomeOf } from './audit-queries.ts'
import { FindingList } from './FindingList.tsx'

interface Props {
  audit: KeptAudit
  report: AuditReport
  isWhole?: boolean
}

/** The report for a broker: the verdict first, then what differed, then what was tried and how. */
export function AuditReportView({ audit, report, isWhole = false }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { chatbot, findings, parts, requests, personas, version, date } = report
  const outcome = outcomeOf(audit)
  const verdict = outcome === 'waiting' || outcome === 'running' || outcome === 'failed' ? 'incomplete' : outcome
  const asked = parts.reduce((sum, { tried }) => sum + tried, 0)
  return (
    <>
      <h2>{t('setup.audits.title', { name: chatbot.name })}</h2>
      <p className={styles.verdict} data-verdict={verdict}>
        <strong>{t(`setup.audits.verdicts.${verdict}`, { count: findings.length })}</strong>
        <span>{t(`setup.audits.next.${verdict}`)}</span>
      </p>
      <dl className={styles.details}>
        <dt>{t('setup.audits.when')}</dt>
        <dd>{formats.momentWithZone(date)}</dd>
        <dt>{t('setup.audits.by')}</dt>
        <dd dir="auto">{audit.by}</dd>
        <dt>{t('setup.audits.settings')}</dt>
        <dd>
          {audit.settingsAt === null
            ? t('setup.audits.settingsFirst')
            : t('setup.audits.settingsOf', { time: formats.momentWithZone(audit.settingsAt) })}
        </dd>
        <dt>{t('setup.audits.answeredBy')}</dt>
        <dd>{chatbot.model}</dd>
        <dt>{t('setup.audits.homes')}</dt>
        <dd>{formats.number(chatbot.listings)}</dd>
        <dt>Porchlight</dt>
        <dd>{version}</dd>
      </dl>
      <h3>{t('setup.audits.differed')}</h3>
      {findings.length === 0 ? (
        <p>{t('setup.audits.nothing')}</p>
      ) : (
        <FindingList findings={findings} isWhole={isWhole} />
      )}
      <h3>{t('setup.audits.tried')}</h3>
      <ul className={styles.rows}>
        {parts.map((part) => (
          <li key={part.kind}>
            <span className={styles.what}>
              <strong>{t(`setup.audits.kinds.${part.kind}`)}</strong>
              <Note part={part} />
            </span>
            <span className="numbers">
              {t('setup.audits.good', { good: formats.number(part.good), tried: formats.number(part.tried) })}
            </span>
          </li>
        ))}
      </ul>
      <h3>{t('setup.audits.how')}</h3>
      <p>{t('setup.audits.howHelp', { personas: formats.number(personas), asked: formats.number(asked) })}</p>
      <ul className={styles.quotes}>
        {requests.map((request) => (
          <li key={request} lang="en">
            {request}
          </li>
        ))}
      </ul>
    </>
  )
}

/** Why something was not looked at, or how a model was asked. */
function Note({ part }: { part: AuditReport['parts'][number] }) {
  const { t } = useTranslation()
  const { kind, tried, planned, isIncomplete, answers } = part
  if (kind === 'model' && !answers)
    return <small>{t(isIncomplete ? 'setup.audits.modelUnusable' : 'setup.audits.noModel')}</small>
  if (answers)
    return (
      <small>
        {[
          t('setup.audits.modelAnswers', { asked: answers.asked, allowed: answers.allowed }),
          answers.failed > 0 && t('setup.audits.modelFailed', { count: answers.failed }),
          answers.unsteady > 0 && t('setup.audits.modelUnsteady', { count: answers.unsteady }),
        ]
          .filter(Boolean)
          .join(' ')}
      </small>
    )
  return isIncomplete ? <small>{t('setup.audits.early', { tried, planned: planned ?? tried })}</small> : null
}
