import { Button } from '@mantine/core'
import { notifications } from '@mantine/notifications'
import type { TFunction } from 'i18next'
import { tell } from './tell.ts'

interface Done {
  id: string
  message: string
  undo: () => void
}

/** Tells what was done, with a way back, instead of asking before. */
export function showWithUndo(t: TFunction, { id, message, undo }: Done): void {
  // Of the same kind only the newest can be undone: the kit would keep the former one, and its way back.
  notifications.hide(id)
  tell(t, {
    id,
    autoClose: 8_000,
    message: (
      <span style={{ display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: '1rem' }}>
        {message}
        <Button
          variant="light"
          size="compact-sm"
          onClick={() => {
            notifications.hide(id)
            undo()
          }}
        >
          {t('undo')}
        </Button>
      </span>
    ),
  })
}
