import { ActionIcon } from '@mantine/core'
import { type ComponentProps, lazy, Suspense, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useKeys } from '../../../keys/use-keys.ts'
import { Hint } from '../../../parts/Hint.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import type { FilterMenu as Menu } from './FilterMenu.tsx'
import styles from './list.module.css'

const FilterMenu = lazy(() => import('./FilterMenu.tsx').then(({ FilterMenu: component }) => ({ default: component })))

/** Opens the filters, which are fetched when they are first wanted; tells how many are on. */
export function FilterDoor({ search, change }: Pick<ComponentProps<typeof Menu>, 'search' | 'change'>) {
  const { t } = useTranslation()
  const [isOpen, open] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  useKeys({ f: () => open(true) })
  const { unanswered, language, assigned } = search
  const count = [unanswered, language, assigned].filter((each) => each !== undefined).length
  const door = (
    <ActionIcon
      ref={button}
      variant={count > 0 ? 'light' : 'subtle'}
      {...(count > 0 ? {} : { color: 'gray' })}
      size="lg"
      aria-haspopup="dialog"
      aria-label={count > 0 ? t('desk.filterOn', { count }) : t('desk.filter')}
      onClick={() => open(!isOpen)}
    >
      <Icon name="setup" />
    </ActionIcon>
  )
  return (
    <span className={styles.filter}>
      <Hint text={`${t('desk.filter')} (F)`}>
        {isOpen ? (
          <Suspense fallback={door}>
            <FilterMenu
              search={search}
              change={change}
              onClose={() => {
                open(false)
                setTimeout(() => button.current?.focus())
              }}
            >
              {door}
            </FilterMenu>
          </Suspense>
        ) : (
          door
        )}
      </Hint>
    </span>
  )
}
