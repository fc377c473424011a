import { notifications } from '@mantine/notifications'
import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../api/api-context.ts'
import { tell } from '../parts/tell.ts'
import { waitingQuery } from './conversation-queries.ts'
import { useLiveStore } from './live-context.ts'

/** Tells of a visitor who begins to wait for a person, wherever in the console one is. */
export function useWaitingNews(): void {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const store = useLiveStore()
  const { data } = useQuery(waitingQuery(useApi()))
  const known = useRef<Set<number> | null>(null)
  useEffect(() => {
    if (!data) return
    const now = new Set(data.conversations.map(({ sessionID }) => sessionID))
    const news =
      known.current === null ? [] : data.conversations.filter(({ sessionID }) => !known.current?.has(sessionID))
    known.current = now
    for (const { sessionID, firstQuestion } of news) {
      if (store.open === sessionID) continue
      const id = `waits-${sessionID}`
      tell(t, {
        id,
        color: 'lamp',
        title: t('inbox.waits'),
        message: firstQuestion || t('inbox.visitor', { id: sessionID }),
        autoClose: 12_000,
        style: { cursor: 'pointer' },
        onClick: () => {
          notifications.hide(id)
          void navigate({ to: '/inbox/$sessionID', params: { sessionID } })
        },
      })
    }
  }, [data, navigate, store, t])
}
