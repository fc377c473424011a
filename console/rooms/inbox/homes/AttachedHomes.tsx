import { ActionIcon } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../parts/Icon.tsx'
import type { HomeRow } from '../../listings/home-row.ts'
import styles from './homes.module.css'

interface Props {
  homes: readonly HomeRow[]
  onRemove: (home: HomeRow) => void
}

/** The homes that go with an answer that is being written. */
export function AttachedHomes({ homes, onRemove }: Props) {
  const { t } = useTranslation()
  if (homes.length === 0) return null
  return (
    <ul className={styles.attached} aria-label={t('desk.homes.attached')}>
      {homes.map((home) => (
        <li key={home.id}>
          <Icon name="home" size={15} />
          <span className="cut" dir="auto">
            {home.title || t('listings.noAddress')}
          </span>
          <ActionIcon
            variant="subtle"
            color="gray"
            size="sm"
            radius="xl"
            aria-label={t('desk.homes.remove', { name: home.title || t('listings.noAddress') })}
            onClick={() => onRemove(home)}
          >
            <Icon name="close" size={13} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  )
}
