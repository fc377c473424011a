import { Notifications } from '@mantine/notifications'
import styles from './shell.module.css'

/** What is told in passing: at the foot, where no head and no field stands (shell.module.css). */
export function Toasts() {
  return <Notifications position="bottom-center" className={styles.toasts} limit={3} autoClose={6_000} />
}
