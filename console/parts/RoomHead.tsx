import type { ReactNode } from 'react'
import styles from './room-head.module.css'

/** The head of a room: its name, how many there are, and what can be done with all of them. */
export function RoomHead({ title, count, children }: { title: string; count?: string; children?: ReactNode }) {
  return (
    <header className={styles.head}>
      <h1 className={styles.title}>{title}</h1>
      {count && <p className={styles.count}>{count}</p>}
      <div className={styles.actions}>{children}</div>
    </header>
  )
}
