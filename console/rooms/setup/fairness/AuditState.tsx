import type { KeptAudit } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { Pill, type PillTone } from '../../../parts/Pill.tsx'
import { type Outcome, outcomeOf } from './audit-queries.ts'

const tones: Readonly<Record<Outcome, PillTone>> = {
  waiting: 'wait',
  running: 'wait',
  clean: 'good',
  differences: 'bad',
  incomplete: 'wait',
  stopped: 'plain',
  failed: 'bad',
}

/** How an audit stands, in a word or two. */
export function AuditState({ audit }: { audit: KeptAudit }) {
  const { t } = useTranslation()
  const outcome = outcomeOf(audit)
  return (
    <Pill tone={tones[outcome]}>
      {outcome === 'differences'
        ? t('setup.audits.count', { count: audit.differences ?? 0 })
        : t(`setup.audits.outcomes.${outcome}`)}
    </Pill>
  )
}
