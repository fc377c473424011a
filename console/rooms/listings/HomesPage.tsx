import { NativeSelect } from '@mantine/core'
import { useNavigate } from '@tanstack/react-router'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useChosenChatbot } from '../../api/chosen-chatbot.ts'
import { useMe } from '../../api/use-me.ts'
import { PageTitle } from '../../parts/PageTitle.tsx'
import { RoomHead } from '../../parts/RoomHead.tsx'
import { HomesNav } from './HomesNav.tsx'
import styles from './homes-nav.module.css'

interface Props {
  title: string
  count?: string
  chatbot: string | undefined
  actions?: ReactNode
  children: ReactNode
}

/** A page of the listings beside the list itself. */
export function HomesPage({ title, count, chatbot, actions, children }: Props) {
  const { t } = useTranslation()
  const me = useMe()
  const navigate = useNavigate()
  const chosen = useChosenChatbot(chatbot)
  return (
    <div className={styles.page}>
      <PageTitle room={title} />
      <RoomHead title={title} {...(count !== undefined && { count })}>
        {me.chatbots.length > 1 && (
          <NativeSelect
            aria-label={t('chatbot')}
            value={chosen}
            onChange={({ currentTarget }) => void navigate({ to: '.', search: { chatbot: currentTarget.value } })}
            data={me.chatbots.map(({ serialNumber, name }) => ({ value: serialNumber, label: name }))}
          />
        )}
        {actions}
      </RoomHead>
      <HomesNav chatbot={chatbot} />
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls is reached by the keyboard */}
      <section className={styles.scrolled} tabIndex={0} aria-label={title}>
        {children}
      </section>
    </div>
  )
}
