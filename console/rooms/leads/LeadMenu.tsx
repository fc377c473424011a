import { ActionIcon } from '@mantine/core'
import type { LeadSummary } from 'porchlight/client'
import { lazy, Suspense, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../parts/Icon.tsx'
import { useLeadWork } from './use-lead-work.ts'

const OpenLeadMenu = lazy(() =>
  import('./OpenLeadMenu.tsx').then(({ OpenLeadMenu: component }) => ({ default: component })),
)

/** The button for all that can be done with a lead without opening it. */
export function LeadMenu({ lead }: { lead: LeadSummary }) {
  const { t } = useTranslation()
  const { nameOf } = useLeadWork()
  const [isOpen, setIsOpen] = useState(false)
  const button = (
    <ActionIcon
      variant="subtle"
      color="gray"
      aria-label={t('leadDesk.actionsOf', { name: nameOf(lead) })}
      aria-haspopup="menu"
      onClick={() => setIsOpen(true)}
    >
      <Icon name="more" size={18} />
    </ActionIcon>
  )
  if (!isOpen) return button
  return (
    <Suspense fallback={button}>
      <OpenLeadMenu lead={lead} onClose={() => setIsOpen(false)}>
        {button}
      </OpenLeadMenu>
    </Suspense>
  )
}
