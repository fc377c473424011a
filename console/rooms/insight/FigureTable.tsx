import { Button, CopyButton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../parts/Icon.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { useFormats } from '../../words/use-formats.ts'
import styles from './insight.module.css'
import { type NumberTable, writeCsv, writeTabs } from './number-table.ts'

interface Props {
  title: string
  table: NumberTable
  /** The sums of the columns, where they have any. */
  foot?: readonly (string | number)[]
  /** Of the file, without its end. */
  fileName: string
}

/** Numbers that one can read, copy and save: the same in all three. */
export function FigureTable({ title, table, foot, fileName }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const written = (cell: string | number): string => (typeof cell === 'number' ? formats.number(cell) : cell || '–')
  return (
    <section className={styles.figures}>
      <div className={styles.figuresHead}>
        <h2>{title}</h2>
        <CopyButton value={writeTabs(table)}>
          {({ copied, copy }) => (
            <Button
              variant="default"
              size="xs"
              leftSection={<Icon name={copied ? 'check' : 'copy'} size={15} />}
              onClick={copy}
            >
              {copied ? t('copied') : t('copy')}
            </Button>
          )}
        </CopyButton>
        <Button
          variant="default"
          size="xs"
          leftSection={<Icon name="download" size={15} />}
          onClick={() => saveFile(`${fileName}.csv`, 'text/csv;charset=utf-8', writeCsv(table))}
        >
          {t('insight.csv')}
        </Button>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls */}
      <section className={styles.scroll} tabIndex={0} aria-label={title}>
        <table>
          <thead>
            <tr>
              {table.head.map((name, at) => (
                <th key={name} scope="col" data-number={typeof table.rows[0]?.[at] === 'number' || undefined}>
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {table.rows.map((row) => (
              <tr key={row.slice(0, 8).join(' ')}>
                {row.map((cell, at) => (
                  <td key={table.head[at]} data-number={typeof cell === 'number' || undefined} dir="auto">
                    {written(cell)}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
          {foot && (
            <tfoot>
              <tr>
                {foot.map((cell, at) => (
                  <td key={table.head[at]} data-number={typeof cell === 'number' || undefined}>
                    {written(cell)}
                  </td>
                ))}
              </tr>
            </tfoot>
          )}
        </table>
      </section>
    </section>
  )
}
