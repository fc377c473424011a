import { UnstyledButton } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { useMe } from '../api/use-me.ts'
import { Icon } from '../parts/Icon.tsx'
import { AccountDoor } from './AccountDoor.tsx'
import { roomsFor, roomsInBar } from './rooms.ts'
import styles from './shell.module.css'
import { useWaitingCount } from './use-waiting-count.ts'

/** The rooms on a phone. */
export function BottomBar() {
  const { t } = useTranslation()
  const me = useMe()
  const waiting = useWaitingCount()
  return (
    <nav className={styles.bottom} aria-label={t('rooms.label')}>
      <ul>
        {roomsFor(me.role)
          .slice(0, roomsInBar)
          .map(({ name, to }) => (
            <li key={name}>
              <Link to={to} className={styles.tab}>
                <Icon name={name} size={22} />
                {t(`rooms.${name}`)}
                {name === 'inbox' && waiting !== '' && <span className={styles.count}>{waiting}</span>}
              </Link>
            </li>
          ))}
        <li>
          <AccountDoor>
            <UnstyledButton className={styles.tab}>
              <Icon name="more" size={22} />
              {t('more')}
            </UnstyledButton>
          </AccountDoor>
        </li>
      </ul>
    </nav>
  )
}
