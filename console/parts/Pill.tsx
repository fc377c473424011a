import type { ReactNode } from 'react'
import styles from './pill.module.css'

export type PillTone = 'wait' | 'good' | 'bad' | 'accent' | 'plain'

/** A state in a word or two. */
export function Pill({ tone = 'plain', children }: { tone?: PillTone; children: ReactNode }) {
  return (
    <span className={styles.pill} data-tone={tone}>
      {children}
    </span>
  )
}
