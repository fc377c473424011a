import type { ListingImport } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../words/use-formats.ts'
import styles from './imports.module.css'
import { OddCells } from './OddCells.tsx'

const shown = ['rows', 'added', 'updated', 'unchanged', 'repeated', 'faulty', 'gone', 'pruned'] as const

/** What became of the rows, or would, in numbers; and the first faulty ones with the reasons. */
export function ImportFigures({ found }: { found: ListingImport }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { figures } = found
  const faults = figures.faults ?? []
  const heldBack = figures.heldBack ?? []
  return (
    <>
      <dl className={styles.figures}>
        {shown
          .filter((name, index) => index < 4 || (figures[name] ?? 0) > 0)
          .map((name) => (
            <div key={name} data-bad={(name === 'faulty' && (figures.faulty ?? 0) > 0) || undefined}>
              <dt>{t(`homes.imports.figures.${name}`)}</dt>
              <dd className="numbers">{formats.number(figures[name] ?? 0)}</dd>
            </div>
          ))}
      </dl>
      {found.message && <p className={styles.message}>{found.message}</p>}
      {(figures.notes?.length ?? 0) > 0 && (
        <details className={styles.more}>
          <summary>{t('homes.imports.notes')}</summary>
          <ul>
            {figures.notes?.slice(0, 40).map(({ note, rows }) => (
              <li key={note}>
                {note}: {formats.number(rows)}
              </li>
            ))}
          </ul>
        </details>
      )}
      {heldBack.length > 0 && (
        <details className={styles.more} open>
          <summary>{t('homes.imports.held.title')}</summary>
          <ul>
            {heldBack.map(({ name, kind, by, rows }) => (
              <li key={`${name} ${kind} ${by}`}>
                <strong dir="auto">{name}</strong> {t(`homes.imports.held.${kind}`)} {t(`homes.imports.held.${by}`)}{' '}
                {t('homes.imports.held.rows', { count: rows })}
              </li>
            ))}
          </ul>
        </details>
      )}
      <OddCells figures={figures} />
      {faults.length > 0 && (
        <details className={styles.more} open>
          <summary>{t('homes.imports.faultyRows')}</summary>
          <ul>
            {faults.map(({ line, reasons }) => (
              <li key={line}>
                <strong>
                  {t(/\.xls[xm]$/i.test(found.fileName) ? 'homes.imports.row' : 'homes.imports.line', {
                    line: formats.number(line),
                  })}
                </strong>{' '}
                <span dir="auto">{reasons.join(' ')}</span>
              </li>
            ))}
          </ul>
        </details>
      )}
    </>
  )
}
