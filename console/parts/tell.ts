import { type NotificationData, notifications } from '@mantine/notifications'
import type { TFunction } from 'i18next'

/** Tells something in passing; who hears it hears it at once. */
export function tell(t: TFunction, told: NotificationData): void {
  notifications.show({ withCloseButton: true, closeButtonProps: { 'aria-label': t('close') }, ...told })
}
