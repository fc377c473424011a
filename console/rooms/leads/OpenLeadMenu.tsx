import { Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { LeadSummary } from 'porchlight/client'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { teamQuery } from '../../api/team-query.ts'
import { useMe } from '../../api/use-me.ts'
import { Icon } from '../../parts/Icon.tsx'
import { leadStatuses } from './leads-search.ts'
import { useLeadWork } from './use-lead-work.ts'

interface Props {
  lead: LeadSummary
  onClose: () => void
  /** What it hangs below. */
  children: ReactElement
}

/** What can be done with a lead: move it on, take it, give it back, or to a colleague. */
export function OpenLeadMenu({ lead, onClose, children }: Props) {
  const { t } = useTranslation()
  const me = useMe()
  const { move, assign } = useLeadWork()
  const { data: team } = useQuery({ ...teamQuery(useApi()), enabled: me.role !== 'agent' })
  const taken = lead.assignedTo?.accountId
  const colleagues =
    team?.members.filter(({ accountId }) => accountId !== me.accountId && accountId !== taken).slice(0, 30) ?? []
  return (
    <Menu defaultOpened onClose={onClose} position="bottom-end" shadow="md" radius="md" width={230}>
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {leadStatuses
          .filter((status) => status !== lead.status)
          .map((status) => (
            <Menu.Item key={status} leftSection={<Icon name="forward" size={15} />} onClick={() => move(lead, status)}>
              {t('leadDesk.moveTo', { status: t(`leads.status.${status}`) })}
            </Menu.Item>
          ))}
        <Menu.Divider />
        {taken !== me.accountId && (
          <Menu.Item
            leftSection={<Icon name="hand" size={15} />}
            onClick={() => assign(lead, { accountId: me.accountId, name: me.name })}
          >
            {t('leadDesk.take')}
          </Menu.Item>
        )}
        {taken && (
          <Menu.Item leftSection={<Icon name="release" size={15} />} onClick={() => assign(lead, null)}>
            {taken === me.accountId ? t('leadDesk.giveBack') : t('leadDesk.nobody')}
          </Menu.Item>
        )}
        {colleagues.map(({ accountId, name }) => (
          <Menu.Item
            key={accountId}
            leftSection={<Icon name="person" size={15} />}
            onClick={() => assign(lead, { accountId, name })}
          >
            {t('leadDesk.giveTo', { name })}
          </Menu.Item>
        ))}
      </Menu.Dropdown>
    </Menu>
  )
}
