import { ActionIcon, Button, Menu } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { Conversation } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { teamQuery } from '../../../api/team-query.ts'
import { useMe } from '../../../api/use-me.ts'
import { useKeys } from '../../../keys/use-keys.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { saveFile } from '../../../parts/save-file.ts'
import { showWithUndo } from '../../../parts/show-with-undo.tsx'
import { tell } from '../../../parts/tell.ts'
import styles from './thread.module.css'
import type { useConversation } from './use-conversation.ts'

interface Props {
  conversation: Conversation
  assign: ReturnType<typeof useConversation>['assign']
  /** The conversation is not for who looks any more. */
  onGone: () => void
}

/** Whose a conversation is, and what else may be done with it. */
export function ThreadActions({ conversation, assign, onGone }: Props) {
  return (
    <>
      <Assign conversation={conversation} assign={assign} onGone={onGone} />
      <More conversation={conversation} />
    </>
  )
}

function Assign({ conversation, assign, onGone }: Props) {
  const { t } = useTranslation()
  const me = useMe()
  const api = useApi()
  const [isOpen, open] = useState(false)
  const { data } = useQuery({ ...teamQuery(api), enabled: isOpen })
  const team = data?.members ?? []
  const { assignedTo } = conversation
  useKeys({ a: () => open(true) })
  const give = (accountId: string | null, name: string): void => {
    open(false)
    const before = assignedTo?.accountId ?? null
    if (accountId === before) return
    assign.mutate(accountId, {
      onSuccess: () => {
        const message = accountId === null ? t('desk.givenToNobody') : t('desk.given', { name })
        const isGone = me.role === 'agent' && accountId !== null && accountId !== me.accountId
        if (isGone) {
          tell(t, { message })
          onGone()
        } else
          showWithUndo(t, {
            id: `assigned-${conversation.sessionID}`,
            message,
            undo: () => assign.mutate(before),
          })
      },
    })
  }
  const label =
    assignedTo === null
      ? t('desk.assignedToNobody')
      : assignedTo.accountId === me.accountId
        ? t('desk.assignedToYou')
        : t('desk.assignedTo', { name: assignedTo.name })
  const shown =
    assignedTo === null ? t('desk.assign') : assignedTo.accountId === me.accountId ? t('desk.yours') : assignedTo.name
  return (
    <Menu opened={isOpen} onChange={open} position="bottom-end" withinPortal>
      <Menu.Target>
        <Button
          className={`${styles.assign} ${styles.short}`}
          variant={assignedTo === null ? 'subtle' : 'default'}
          {...(assignedTo === null ? { color: 'gray' } : {})}
          size="xs"
          leftSection={<Icon name="person" size={16} />}
          aria-label={`${shown}. ${label}`}
          title={`${label} (A)`}
        >
          <span className={`${styles.label} cut`}>{shown}</span>
        </Button>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('desk.assignTo')}>
        <Menu.Item onClick={() => give(me.accountId, me.name)}>{t('desk.me', { name: me.name })}</Menu.Item>
        {team
          .filter(({ accountId }) => accountId !== me.accountId)
          .map(({ accountId, name }) => (
            <Menu.Item key={accountId} onClick={() => give(accountId, name)}>
              {name}
            </Menu.Item>
          ))}
        <Menu.Divider />
        <Menu.Item disabled={assignedTo === null} onClick={() => give(null, '')}>
          {t('desk.nobody')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}

function More({ conversation }: Pick<Props, 'conversation'>) {
  const { t } = useTranslation()
  const { client } = useApi()
  const { sessionID } = conversation
  const save = async (kind: 'text' | 'json'): Promise<void> => {
    const name = `conversation-${sessionID}`
    try {
      if (kind === 'text') saveFile(`${name}.txt`, 'text/plain', await client.exportConversation({ sessionID }))
      else saveFile(`${name}.json`, 'application/json', JSON.stringify(conversation, null, 2))
    } catch (failure) {
      tell(t, { color: 'red', message: explainFailure(failure, t) })
    }
  }
  return (
    <Menu position="bottom-end" withinPortal>
      <Menu.Target>
        <ActionIcon variant="subtle" color="gray" size="lg" aria-label={t('desk.more')}>
          <Icon name="more" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown aria-label={t('desk.more')}>
        <Menu.Item leftSection={<Icon name="download" size={16} />} onClick={() => void save('text')}>
          {t('desk.exportText')}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="download" size={16} />} onClick={() => void save('json')}>
          {t('desk.exportJson')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
