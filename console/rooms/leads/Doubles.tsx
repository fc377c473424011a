import { Button, Modal, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { LeadSummary } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { VisitorFace } from '../../parts/pictures/VisitorFace.tsx'
import { useFormats } from '../../words/use-formats.ts'
import styles from './lead.module.css'
import { doublesQuery } from './lead-queries.ts'
import { useLeadWork } from './use-lead-work.ts'

/** Groups of leads that may be one person each, and one click that makes them one. */
export function Doubles({ onClose }: { onClose: () => void }) {
  const { t } = useTranslation()
  const { merge, isMerging } = useLeadWork()
  const { data, error, isPending, refetch } = useQuery(doublesQuery(useApi()))
  return (
    <Modal
      opened
      onClose={onClose}
      size="lg"
      title={t('leadDesk.doublesTitle')}
      closeButtonProps={{ 'aria-label': t('close') }}
    >
      {error && !data ? (
        <EmptyState icon="close" title={explainFailure(error, t)}>
          <Button variant="light" onClick={() => void refetch()}>
            {t('tryAgain')}
          </Button>
        </EmptyState>
      ) : isPending ? (
        <Skeleton height={120} radius="md" />
      ) : data.groups.length === 0 ? (
        <EmptyState icon="check" title={t('leadDesk.doublesNone')} help={t('leadDesk.doublesNoneHelp')} />
      ) : (
        <>
          <p className={styles.help}>{t('leadDesk.doublesHelp')}</p>
          <ul className={styles.groups}>
            {data.groups.map(({ leads }) => {
              // What was left first has been worked with longest.
              const into = leads.at(-1)
              if (!into) return null
              return (
                <li key={into.id} className={styles.group}>
                  <ul>
                    {leads.map((lead) => (
                      <li key={lead.id}>
                        <DoubleLine lead={lead} />
                      </li>
                    ))}
                  </ul>
                  <Button size="xs" loading={isMerging} onClick={() => merge(into, leads.slice(0, -1))}>
                    {t('leadDesk.mergeAll')}
                  </Button>
                </li>
              )
            })}
          </ul>
        </>
      )}
    </Modal>
  )
}

/** A lead in one line, as far as it tells whether it is the same person. */
export function DoubleLine({ lead }: { lead: LeadSummary }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const name = `${lead.firstName} ${lead.lastName}`.trim()
  return (
    <div className={styles.double}>
      <VisitorFace id={lead.sessionIDs[0] ?? lead.id} name={name} size={30} />
      <div>
        <strong className="cut">{name || t('leads.nameless')}</strong>
        <span className="dim cut">{[...lead.emails, ...lead.phones].join(', ')}</span>
      </div>
      <time className="dim numbers" dateTime={lead.createdAt}>
        {formats.ago(lead.createdAt, Date.now())}
      </time>
    </div>
  )
}
