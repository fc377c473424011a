import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { HomeFacts } from './HomeDetail.tsx'
import type { HomeRow } from './home-row.ts'

/** A home over the list, where there is no room beside it. */
export function HomeDrawer({ home, onClose }: { home: HomeRow; onClose: () => void }) {
  const { t } = useTranslation()
  return (
    <Drawer
      opened
      onClose={onClose}
      position="right"
      size="28rem"
      title={home.title || t('listings.noAddress')}
      closeButtonProps={{ 'aria-label': t('close') }}
      styles={{ body: { padding: 0 } }}
    >
      <HomeFacts key={home.id} home={home} />
    </Drawer>
  )
}
