import type { Conversation } from 'porchlight/client'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { tell } from '../../../parts/tell.ts'

/** Tells who had a conversation that a colleague has taken it from them. */
export function useTellTaken(conversation: Conversation | undefined, myName: string): void {
  const { t } = useTranslation()
  const before = useRef<string | null>(null)
  const taker = conversation?.takenBy?.name ?? null
  useEffect(() => {
    if (before.current === myName && taker !== null && taker !== myName) {
      tell(t, {
        color: 'lamp',
        message: t('inbox.reply.lost', { name: taker || t('inbox.reply.somebody') }),
      })
    }
    before.current = taker
  }, [taker, myName, t])
}
