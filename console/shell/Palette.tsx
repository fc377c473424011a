import { createSpotlight, Spotlight, type SpotlightActionData } from '@mantine/spotlight'
import '@mantine/spotlight/styles.css'
import { useMantineColorScheme } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useMe } from '../api/use-me.ts'
import { Icon } from '../parts/Icon.tsx'
import { inboxViews } from '../rooms/inbox/inbox-search.ts'
import { consoleLanguages, speak } from '../words/words.ts'
import { roomsFor } from './rooms.ts'
import { useShellActions } from './shell-actions.ts'

/** Goes anywhere and does anything, by a few letters of its name. */
export function Palette({ onClose }: { onClose: () => void }) {
  const { t, i18n } = useTranslation()
  const me = useMe()
  const navigate = useNavigate()
  const { openKeyHelp } = useShellActions()
  const { setColorScheme } = useMantineColorScheme()
  const [[store, spotlight]] = useState(createSpotlight)
  useEffect(() => spotlight.open(), [spotlight])
  const actions: SpotlightActionData[] = [
    ...roomsFor(me.role).map(({ name, to, key }) => ({
      id: name,
      label: t('goTo', { room: t(`rooms.${name}`) }),
      leftSection: <Icon name={name} />,
      rightSection: <kbd className="dim">G {key.toUpperCase()}</kbd>,
      onClick: () => void navigate({ to }),
    })),
    ...inboxViews.map((view) => ({
      id: `view-${view}`,
      label: `${t('inbox.title')}: ${t(`inbox.views.${view}`)}`,
      leftSection: <Icon name="inbox" />,
      onClick: () => void navigate({ to: '/inbox', search: view === 'all' ? {} : { view } }),
    })),
    ...(['auto', 'light', 'dark'] as const).map((look) => ({
      id: `look-${look}`,
      label: `${t('look')}: ${t(`looks.${look}`)}`,
      leftSection: <Icon name="sun" />,
      onClick: () => setColorScheme(look),
    })),
    ...consoleLanguages.map(({ code, name }) => ({
      id: `language-${code}`,
      label: `${t('language')}: ${name}`,
      leftSection: <Icon name="more" />,
      onClick: () => void speak(i18n, code, true),
    })),
    { id: 'keys', label: t('keys'), leftSection: <Icon name="keys" />, onClick: openKeyHelp },
  ]
  return (
    <Spotlight
      store={store}
      actions={actions}
      shortcut={null}
      nothingFound={t('paletteEmpty')}
      highlightQuery
      scrollable
      maxHeight={420}
      onSpotlightClose={onClose}
      searchProps={{
        leftSection: <Icon name="search" />,
        placeholder: t('palette'),
        'aria-label': t('paletteHint'),
      }}
    />
  )
}
