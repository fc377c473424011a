import { UnstyledButton } from '@mantine/core'
import { useMediaQuery } from '@mantine/hooks'
import { Link, lazyRouteComponent } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../api/api-context.ts'
import { useMe } from '../api/use-me.ts'
import { useLiveState } from '../live/live-context.ts'
import { Hint } from '../parts/Hint.tsx'
import { Icon } from '../parts/Icon.tsx'
import { Lamp } from '../parts/Lamp.tsx'
import { AccountDoor } from './AccountDoor.tsx'
import { roomsFor } from './rooms.ts'
import styles from './shell.module.css'
import { useShellActions } from './shell-actions.ts'
import { useWaitingCount } from './use-waiting-count.ts'

const StartLink = lazyRouteComponent(() => import('../rooms/start/StartRoom.tsx'), 'StartLink')

/** The rooms on a desk. */
export function Sidebar() {
  const { t } = useTranslation()
  const me = useMe()
  const { baseUrl } = useApi()
  const { openPalette } = useShellActions()
  const waiting = useWaitingCount()
  const { state } = useLiveState()
  return (
    <nav className={styles.sidebar} aria-label={t('rooms.label')}>
      <div className={styles.brand}>
        {me.workspace.logo ? <img src={baseUrl + me.workspace.logo} alt="" /> : <Lamp size={30} />}
        <span>
          <span className="cut" dir="auto">
            {me.workspace.name}
          </span>
          <small>{t('product')}</small>
        </span>
      </div>
      <Beside text={t('palette')}>
        <UnstyledButton className={styles.quick} onClick={openPalette}>
          <Icon name="search" size={18} />
          <span className={styles.word}>{t('palette')}</span>
          <kbd>{modKey()} K</kbd>
        </UnstyledButton>
      </Beside>
      {me.role !== 'agent' && (
        <Suspense fallback={null}>
          <StartLink />
        </Suspense>
      )}
      <ul className={styles.rooms}>
        {roomsFor(me.role).map(({ name, to }) => (
          <li key={name}>
            <Beside text={t(`rooms.${name}`)}>
              <Link to={to} className={styles.room}>
                <Icon name={name} />
                <span className={styles.word}>{t(`rooms.${name}`)}</span>
                {name === 'inbox' && waiting !== '' && <span className={styles.count}>{waiting}</span>}
              </Link>
            </Beside>
          </li>
        ))}
      </ul>
      <div className={styles.gap} />
      <Beside text={t(`live.${state}`)}>
        <div className={styles.live} role="status">
          <span className={styles.dot} data-state={state} />
          <span className={styles.word}>{t(`live.${state}`)}</span>
        </div>
      </Beside>
      <AccountDoor>
        <UnstyledButton className={styles.who}>
          <span className={styles.face} aria-hidden="true">
            {initialsOf(me.name)}
          </span>
          <span className={`${styles.word} cut`}>
            {me.name}
            <small>{t(`role.${me.role}`)}</small>
          </span>
        </UnstyledButton>
      </AccountDoor>
    </nav>
  )
}

/** Names of what is shown as a sign alone, where there is no room for more. */
function Beside({ text, children }: { text: string; children: ReactNode }) {
  const isNarrow = useMediaQuery('(max-width: 75em)')
  return isNarrow ? (
    <Hint text={text} side="right">
      {children}
    </Hint>
  ) : (
    children
  )
}

export function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/)
  const [first = '', last = ''] = [words[0], words.length > 1 ? words.at(-1) : '']
  return ([...first][0] ?? '?').toUpperCase() + ([...(last ?? '')][0] ?? '').toUpperCase()
}

function modKey(): string {
  return /mac|iphone|ipad/i.test(navigator.userAgent) ? '⌘' : 'Ctrl'
}
