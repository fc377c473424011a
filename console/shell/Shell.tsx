import { lazyRouteComponent, Outlet, useNavigate, useRouter } from '@tanstack/react-router'
import { Suspense, useEffect, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../api/api-context.ts'
import { useMe } from '../api/use-me.ts'
import { type KeyBindings, useKeys } from '../keys/use-keys.ts'
import { LiveProvider } from '../live/LiveProvider.tsx'
import { ProofDoor } from '../proof/ProofDoor.tsx'
import { BottomBar } from './BottomBar.tsx'
import { roomsFor } from './rooms.ts'
import { Sidebar } from './Sidebar.tsx'
import styles from './shell.module.css'
import { type ShellActions, ShellActionsProvider } from './shell-actions.ts'

const Palette = lazyRouteComponent(() => import('./Palette.tsx'), 'Palette')
const Toasts = lazyRouteComponent(() => import('./Toasts.tsx'), 'Toasts')
const DemoNotice = lazyRouteComponent(() => import('./DemoNotice.tsx'), 'DemoNotice')
const KeyHelp = lazyRouteComponent(() => import('./KeyHelp.tsx'), 'KeyHelp')

/** What stands around every room. */
export function Shell() {
  const { t, i18n } = useTranslation()
  const api = useApi()
  const me = useMe()
  const navigate = useNavigate()
  const { history } = useRouter()
  const [shown, setShown] = useState<'palette' | 'keys' | null>(null)
  const actions = useMemo<ShellActions>(
    () => ({ openPalette: () => setShown('palette'), openKeyHelp: () => setShown('keys') }),
    [],
  )
  const bindings: Record<string, () => void> = {
    'mod+k': () => setShown((now) => (now === 'palette' ? null : 'palette')),
    '?': actions.openKeyHelp,
  }
  for (const { key, to } of roomsFor(me.role)) bindings[`g ${key}`] = () => void navigate({ to })
  useKeys(bindings satisfies KeyBindings)
  // What a device keeps of the console is looked after when there is time for it.
  useEffect(() => {
    let forget = (): void => {}
    const keep = async (): Promise<void> => {
      const { keepPush, onNoticeClick } = await import('../push/device-push.ts')
      forget = onNoticeClick((address) => history.push(new URL(address).pathname))
      await keepPush(api, i18n.language)
    }
    const timer = setTimeout(() => keep().catch(() => {}), 2_000)
    return () => {
      clearTimeout(timer)
      forget()
    }
  }, [api, i18n, history])
  const close = (): void => setShown(null)
  return (
    <LiveProvider>
      <ShellActionsProvider value={actions}>
        <div className={styles.shell}>
          <a className={styles.skip} href="#content">
            {t('skip')}
          </a>
          <Sidebar />
          <main id="content" className={styles.content} tabIndex={-1}>
            <div>
              <Suspense fallback={null}>
                <DemoNotice />
              </Suspense>
            </div>
            <div className={styles.place}>
              <Outlet />
            </div>
          </main>
          <BottomBar />
        </div>
        <Suspense fallback={null}>
          {shown === 'palette' && <Palette onClose={close} />}
          {shown === 'keys' && <KeyHelp onClose={close} />}
        </Suspense>
        <ProofDoor />
        <Suspense fallback={null}>
          <Toasts />
        </Suspense>
      </ShellActionsProvider>
    </LiveProvider>
  )
}
