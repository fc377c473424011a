import type { ListingImport } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useFormats } from '../../../words/use-formats.ts'
import styles from './imports.module.css'

/** Cells that are unknown, each with where it stands, what it says, and why that is nothing to be stored. */
export function OddCells({ figures }: { figures: ListingImport['figures'] }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { cells = [], unknownCells = cells.length } = figures
  if (cells.length === 0) return null
  return (
    <details className={styles.more} open>
      <summary>{t('homes.imports.cells.title', { count: unknownCells, number: formats.number(unknownCells) })}</summary>
      <p className="dim">{t('homes.imports.cells.help')}</p>
      <div className={styles.cells}>
        <table>
          <thead>
            <tr>
              {(['row', 'column', 'value', 'reason'] as const).map((name) => (
                <th key={name} scope="col">
                  {t(`homes.imports.cells.${name}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {cells.map(({ line, column, value, reason }) => (
              <tr key={`${line} ${column}`}>
                <td className="numbers">{formats.number(line)}</td>
                <td dir="auto">{column}</td>
                <td dir="auto">{value}</td>
                <td dir="auto">{reason}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {unknownCells > cells.length && (
        <p className="dim">{t('homes.imports.cells.more', { number: formats.number(unknownCells - cells.length) })}</p>
      )}
    </details>
  )
}
