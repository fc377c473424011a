import type { SnippetReport } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../parts/Icon.tsx'
import styles from './site.module.css'

/** What was looked at on a page, each with its way out where something is wrong. */
export function SnippetReportList({ report }: { report: SnippetReport }) {
  const { t } = useTranslation()
  return (
    <div className={styles.report}>
      <p>
        <strong>{t(report.works ? 'chatbots.site.works' : 'chatbots.site.fails')}</strong>
      </p>
      <ul>
        {report.findings.map(({ check, state, found }) => (
          <li key={check} data-state={state}>
            <Icon name={state === 'bad' ? 'close' : 'check'} size={17} />
            <span>{t(`chatbots.site.checks.${check}.${state}`, { found: found || '–' })}</span>
          </li>
        ))}
      </ul>
    </div>
  )
}
