import type { Conversation } from 'porchlight/client'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { tell } from '../../../parts/tell.ts'

/** Tells who had a conversation that a colleague has taken it from them. */
export function useTellTaken(conversation: Conversation | undefined, myAccount: string): void {
  const { t } = useTranslation()
  const before = useRef<string | null>(null)
  const taker = conversation?.takenBy ? (conversation.takenBy.accountId ?? '') : null
  const name = conversation?.takenBy?.name ?? ''
  useEffect(() => {
    if (before.current === myAccount && taker !== null && taker !== myAccount) {
      tell(t, {
        color: 'lamp',
        message: t('inbox.reply.lost', { name: name || t('inbox.reply.somebody') }),
      })
    }
    before.current = taker
  }, [taker, name, myAccount, t])
}
