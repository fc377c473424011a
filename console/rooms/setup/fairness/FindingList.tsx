import { Button } from '@mantine/core'
import type { AuditReport } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../words/use-formats.ts'
import styles from '../setup.module.css'

const classes = ['name', 'faith', 'origin', 'race', 'sex', 'family', 'disability', 'age', 'income', 'veteran'] as const
const firstShown = 20

/** What differed: who asked what, in which words, and what became of it. `isWhole`: on paper nothing opens. */
export function FindingList({ findings, isWhole }: { findings: AuditReport['findings']; isWhole?: boolean }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const [isOpen, setOpen] = useState(false)
  const shown = isWhole || isOpen ? findings : findings.slice(0, firstShown)
  return (
    <>
      <ul className={styles.rows}>
        {shown.map(({ part, class: group, asked, comparedWith, why, found, expected }) => {
          const known = classes.find((each) => each === group)
          return (
            <li key={`${part} ${group} ${asked}`}>
              <span className={styles.what}>
                <strong lang="en" dir="auto">
                  “{asked}”
                </strong>
                {comparedWith !== null && (
                  <small dir="auto">{t('setup.audits.comparedWith', { request: comparedWith })}</small>
                )}
                <small>
                  {t(`setup.audits.parts.${part}`)} · {known ? t(`setup.audits.classes.${known}`) : group}
                </small>
                <span>
                  {t(`setup.audits.why.${why}`, {
                    found: formats.number(found ?? 0),
                    expected: formats.number(expected ?? 0),
                  })}
                </span>
              </span>
            </li>
          )
        })}
      </ul>
      {shown.length < findings.length && (
        <div>
          <Button variant="default" size="xs" onClick={() => setOpen(true)}>
            {t('setup.audits.showAll', { count: findings.length })}
          </Button>
        </div>
      )}
    </>
  )
}
