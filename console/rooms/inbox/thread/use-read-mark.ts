import type { Conversation } from 'porchlight/client'
import { useEffect, useRef } from 'react'
import { useApi } from '../../../api/api-context.ts'

/** Tells the visitor that what they said was read, while the conversation is ours and its page is looked at. */
export function useReadMark(conversation: Conversation | undefined, isMine: boolean): void {
  const { client } = useApi()
  const told = useRef(0)
  const sessionID = conversation?.sessionID
  const newest = conversation?.messages.findLast(({ from }) => from === 'visitor')?.id ?? 0
  useEffect(() => {
    if (sessionID === undefined || !isMine || newest <= told.current) return
    const tell = (): void => {
      if (document.visibilityState !== 'visible' || newest <= told.current) return
      told.current = newest
      client.markRead({ sessionID, upTo: newest }).catch(() => {
        told.current = 0
      })
    }
    tell()
    document.addEventListener('visibilitychange', tell)
    return () => document.removeEventListener('visibilitychange', tell)
  }, [client, sessionID, isMine, newest])
}
