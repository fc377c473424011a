import { useFormats } from '../../words/use-formats.ts'
import styles from './chart.module.css'

interface Props {
  title: string
  bars: readonly { name: string; value: number }[]
  /** What stands there where there are none. */
  none: string
  /** How a value is written; left out: as a number. */
  write?: (value: number) => string
}

/** Names with a bar each: a list that is read as it is seen. */
export function BarList({ title, bars, none, write }: Props) {
  const formats = useFormats()
  const most = Math.max(1, ...bars.map(({ value }) => value))
  return (
    <section className={styles.bars}>
      <h2>{title}</h2>
      {bars.length === 0 ? (
        <p className="dim">{none}</p>
      ) : (
        <ol>
          {bars.map(({ name, value }) => (
            <li key={name}>
              <span className={styles.length} style={{ width: `${(value / most) * 100}%` }} />
              <span className={styles.barName} dir="auto">
                {name}
              </span>
              <strong className="numbers">{(write ?? formats.number)(value)}</strong>
            </li>
          ))}
        </ol>
      )}
    </section>
  )
}
