import { cloneElement, lazy, type ReactElement, Suspense, useState } from 'react'

const AccountMenu = lazy(() =>
  import('./AccountMenu.tsx').then(({ AccountMenu: component }) => ({ default: component })),
)

/** Opens the menu of the account, which is fetched when it is first wanted. */
export function AccountDoor({
  children,
}: {
  children: ReactElement<{ onClick?: () => void; 'aria-haspopup'?: 'menu' }>
}) {
  const [isWanted, setWanted] = useState(false)
  const closed = cloneElement(children, { 'aria-haspopup': 'menu', onClick: () => setWanted(true) })
  if (!isWanted) return closed
  return (
    <Suspense fallback={closed}>
      <AccountMenu onClose={() => setWanted(false)}>{children}</AccountMenu>
    </Suspense>
  )
}
