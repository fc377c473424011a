import { Drawer } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { HomeFacts, type ShownHome } from './HomeDetail.tsx'

/** A home over the list, where there is no room beside it. */
export function HomeDrawer({ home, record, onClose, onEdit }: ShownHome) {
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
      <HomeFacts key={home.id} home={home} record={record} onEdit={onEdit} />
    </Drawer>
  )
}
