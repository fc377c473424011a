import type { ReactNode } from 'react'
import styles from './hint.module.css'

interface Props {
  text: string
  /** Where it opens. */
  side?: 'right' | 'below' | 'above'
  children: ReactNode
}

/** What something does, shown beside it to who points at it. For who hears it, what is inside has a name of its own. */
export function Hint({ text, side = 'below', children }: Props) {
  return (
    <span className={styles.hint} data-side={side}>
      {children}
      <span className={styles.tip} aria-hidden="true">
        {text}
      </span>
    </span>
  )
}
