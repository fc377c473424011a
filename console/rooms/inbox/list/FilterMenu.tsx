import { Button, NativeSelect, Popover, Stack } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { teamQuery } from '../../../api/team-query.ts'
import { useMe } from '../../../api/use-me.ts'
import { nameLanguage } from '../../../words/name-language.ts'
import { type InboxSearch, spokenLanguages } from '../inbox-search.ts'

interface Props {
  search: InboxSearch
  change: (changed: { [Field in keyof InboxSearch]?: InboxSearch[Field] | undefined }) => void
  onClose: () => void
  /** The button that it belongs to. */
  children: ReactNode
}

/** What else the list may be narrowed to: what waits for an answer, the language, whose they are. */
export function FilterMenu({ search, change, onClose, children }: Props) {
  const { t, i18n } = useTranslation()
  const me = useMe()
  const api = useApi()
  const { data } = useQuery({ ...teamQuery(api), enabled: me.role !== 'agent' })
  const team = data?.members ?? []
  const { unanswered, language, assigned } = search
  const isNarrowed = unanswered !== undefined || language !== undefined || assigned !== undefined
  const colleagues = team.filter(({ accountId }) => accountId !== me.accountId)
  return (
    <Popover
      opened
      onChange={(isOpen) => isOpen || onClose()}
      position="bottom-end"
      width={260}
      trapFocus
      returnFocus
      withinPortal
    >
      <Popover.Target>{children}</Popover.Target>
      <Popover.Dropdown aria-label={t('desk.filter')}>
        <Stack gap="sm">
          <NativeSelect
            label={t('desk.answers')}
            value={unanswered ? 'unanswered' : ''}
            onChange={({ currentTarget }) => change({ unanswered: currentTarget.value === '' ? undefined : true })}
            data={[
              { value: '', label: t('desk.either') },
              { value: 'unanswered', label: t('desk.unanswered') },
            ]}
          />
          <NativeSelect
            label={t('desk.language')}
            value={language ?? ''}
            onChange={({ currentTarget }) => change({ language: currentTarget.value || undefined })}
            data={[
              { value: '', label: t('desk.anyLanguage') },
              ...spokenLanguages.map((code) => ({ value: code, label: nameLanguage(code, i18n.language) })),
            ]}
          />
          <NativeSelect
            label={t('desk.whose')}
            value={assigned ?? ''}
            onChange={({ currentTarget }) => change({ assigned: currentTarget.value || undefined })}
            data={[
              { value: '', label: t('desk.anybody') },
              { value: 'nobody', label: t('desk.nobody') },
              { value: me.accountId, label: t('desk.mine') },
              ...colleagues.map(({ accountId, name }) => ({ value: accountId, label: name })),
            ]}
          />
          <Button
            variant="subtle"
            size="xs"
            disabled={!isNarrowed}
            onClick={() => change({ unanswered: undefined, language: undefined, assigned: undefined })}
          >
            {t('desk.clearFilter')}
          </Button>
        </Stack>
      </Popover.Dropdown>
    </Popover>
  )
}
