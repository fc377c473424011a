import { Menu, useMantineColorScheme } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import type { ReactElement } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../api/api-context.ts'
import { useMe } from '../api/use-me.ts'
import { Icon } from '../parts/Icon.tsx'
import { PushItem } from '../push/PushItem.tsx'
import { type ConsoleLanguage, consoleLanguages, speak } from '../words/words.ts'
import { roomsFor, roomsInBar } from './rooms.ts'
import { useShellActions } from './shell-actions.ts'

const looks = ['auto', 'light', 'dark'] as const

/** What belongs to who is signed in: look, language, keys, the way out. `children` is what opens it. */
export function AccountMenu({ children, onClose }: { children: ReactElement; onClose: () => void }) {
  const { t, i18n } = useTranslation()
  const me = useMe()
  const { account } = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const { openKeyHelp } = useShellActions()
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  const leave = async (): Promise<void> => {
    await account.signOut()
    queries.clear()
    queries.setQueryData(['me'], null)
    await navigate({ to: '/sign-in' })
  }
  return (
    <Menu defaultOpened onClose={onClose} position="top-start" width={240} shadow="md" radius="md">
      <Menu.Target>{children}</Menu.Target>
      <Menu.Dropdown>
        {me.role !== 'agent' && (
          <Menu.Item
            leftSection={<Icon name="check" size={16} />}
            onClick={() => void navigate({ to: '/start' })}
            hiddenFrom="sm"
          >
            {t('start.title')}
          </Menu.Item>
        )}
        {roomsFor(me.role)
          .slice(roomsInBar)
          .map(({ name, to }) => (
            <Menu.Item
              key={name}
              leftSection={<Icon name={name} size={16} />}
              onClick={() => void navigate({ to })}
              hiddenFrom="sm"
            >
              {t(`rooms.${name}`)}
            </Menu.Item>
          ))}
        <Menu.Label>{me.email}</Menu.Label>
        <Menu.Label>{t('look')}</Menu.Label>
        <Menu.RadioGroup value={colorScheme} onChange={(look) => setColorScheme(look as (typeof looks)[number])}>
          {looks.map((look) => (
            <Menu.RadioItem key={look} value={look}>
              {t(`looks.${look}`)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Label>{t('language')}</Menu.Label>
        <Menu.RadioGroup
          value={i18n.language}
          onChange={(language) => void speak(i18n, language as ConsoleLanguage, true)}
        >
          {consoleLanguages.map(({ code, name }) => (
            <Menu.RadioItem key={code} lang={code} value={code}>
              {name}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
        <Menu.Divider />
        <PushItem />
        <Menu.Item leftSection={<Icon name="keys" size={16} />} onClick={openKeyHelp} visibleFrom="sm">
          {t('keys')}
        </Menu.Item>
        <Menu.Item leftSection={<Icon name="door" size={16} />} onClick={() => void leave()}>
          {t('signOut')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  )
}
