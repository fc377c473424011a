import type { ReactNode } from 'react'
import styles from './empty-state.module.css'
import { Icon, type IconName } from './Icon.tsx'

interface Props {
  icon?: IconName
  title?: string
  /** Where it is all that the page has. */
  heading?: 'h1'
  help?: ReactNode
  children?: ReactNode
}

/** What stands where nothing is yet: what it would be, and what to do about it. */
export function EmptyState({ icon, title, heading, help, children }: Props) {
  const Title = heading ?? 'p'
  return (
    <div className={styles.state}>
      {icon && (
        <span className={styles.sign}>
          <Icon name={icon} size={26} />
        </span>
      )}
      {title && <Title className={styles.title}>{title}</Title>}
      {help && <p className={styles.help}>{help}</p>}
      {children}
    </div>
  )
}
