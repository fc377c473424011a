import { Button, Skeleton } from '@mantine/core'
import type { ListMissingAnswersResult } from 'porchlight/client'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { explainFailure } from '../../api/explain-failure.ts'
import { EmptyState } from '../../parts/EmptyState.tsx'
import { Pill } from '../../parts/Pill.tsx'
import { useNow } from '../../parts/use-now.ts'
import { useFormats } from '../../words/use-formats.ts'
import styles from './knowledge.module.css'
import { useMissing } from './use-knowledge.ts'

const AnswerForm = lazy(() => import('./AnswerForm.tsx').then(({ AnswerForm: component }) => ({ default: component })))

type Group = ListMissingAnswersResult['groups'][number]

interface Props {
  serialNumber: string
  mayEdit: boolean
}

/** What visitors asked and nobody answered, the most often asked first. */
export function Missing({ serialNumber, mayEdit }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const now = useNow(60_000)
  const missing = useMissing(serialNumber)
  const [answering, setAnswering] = useState<Group | null>(null)
  // The form keeps its place whatever becomes of the list behind it: an answered group goes from there.
  return (
    <>
      {showGroups()}
      <Suspense fallback={null}>
        {answering && <AnswerForm serialNumber={serialNumber} group={answering} onClose={() => setAnswering(null)} />}
      </Suspense>
    </>
  )

  function showGroups() {
    if (missing.error && !missing.data)
      return (
        <EmptyState icon="close" title={explainFailure(missing.error, t)}>
          <Button variant="light" onClick={() => void missing.refetch()}>
            {t('tryAgain')}
          </Button>
        </EmptyState>
      )
    if (!missing.data)
      return (
        <div className={styles.coming} aria-busy="true">
          {[1, 2, 3].map((line) => (
            <Skeleton key={line} height={84} radius="lg" />
          ))}
        </div>
      )
    if (missing.data.groups.length === 0)
      return <EmptyState icon="check" title={t('knowledge.missing.empty')} help={t('knowledge.missing.emptyHelp')} />
    return (
      <>
        <p className={styles.lead}>{t('knowledge.missing.lead')}</p>
        <ul className={styles.missing}>
          {missing.data.groups.map((group) => (
            <li key={group.id}>
              <div>
                <p className={styles.title} dir="auto">
                  {group.question}
                </p>
                <p className={styles.facts}>
                  <Pill tone={group.count > 1 ? 'wait' : 'plain'}>
                    {t('knowledge.missing.count', { count: group.count })}
                  </Pill>
                  {t('knowledge.missing.last', { time: formats.since(group.lastAsked, now) })}
                </p>
                {group.examples.length > 0 && (
                  <p className={styles.examples} dir="auto">
                    {t('knowledge.missing.also')} {group.examples.map((example) => `“${example}”`).join(', ')}
                  </p>
                )}
              </div>
              {mayEdit && (
                <Button variant="light" onClick={() => setAnswering(group)}>
                  {t('knowledge.missing.answer')}
                </Button>
              )}
            </li>
          ))}
        </ul>
      </>
    )
  }
}
