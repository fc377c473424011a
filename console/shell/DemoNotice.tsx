import { Button, Loader } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../api/api-context.ts'
import { useMe } from '../api/use-me.ts'
import { showWithUndo } from '../parts/show-with-undo.tsx'
import { openRoomWords } from '../words/room-words.ts'
import styles from './demo-notice.module.css'

const fillingMs = 1_500

/** Says, above every room, that what is seen is made up, and takes it away. Nothing where nothing is. */
export function DemoNotice() {
  const { t, i18n } = useTranslation()
  const [hasWords, setHasWords] = useState(false)
  const { client } = useApi()
  const { role } = useMe()
  const queries = useQueryClient()
  const { data } = useQuery({
    queryKey: ['demo'],
    queryFn: () => client.readDemo(),
    refetchInterval: ({ state }) => (state.data?.isFilling ? fillingMs : false),
  })
  const isFilling = data?.isFilling ?? false
  const conversations = data?.conversations ?? 0
  useEffect(() => {
    void openRoomWords(i18n, 'demo').then(() => setHasWords(true))
  }, [i18n])
  // Each time that more are there, the rooms read anew: nobody is told of them one by one. What was there from the
  // beginning they have read already.
  const known = useRef<number | null>(null)
  useEffect(() => {
    const before = known.current
    known.current = data?.conversations ?? null
    if (before !== null && conversations > before)
      void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'demo' })
  }, [queries, data?.conversations, conversations])
  const add = useMutation({
    mutationFn: () => client.addDemo(),
    onSuccess: (state) => queries.setQueryData(['demo'], state),
  })
  const remove = useMutation({
    mutationFn: () => client.removeDemo(),
    onSuccess: () => {
      queries.setQueryData(['demo'], { conversations: 0, isFilling: false })
      void queries.invalidateQueries()
      showWithUndo(t, { id: 'demo', message: t('demo.removed'), undo: () => add.mutate() })
    },
  })
  if (!hasWords || (!isFilling && conversations === 0)) return null
  return (
    <aside className={styles.notice} aria-label={t('demo.label')}>
      <p>{isFilling ? t('demo.filling') : t('demo.notice', { count: conversations })}</p>
      {isFilling ? (
        <Loader size="xs" aria-hidden />
      ) : (
        role !== 'agent' && (
          <Button
            className={styles.remove}
            variant="default"
            size="compact-sm"
            loading={remove.isPending}
            onClick={() => remove.mutate()}
          >
            {t('demo.remove')}
          </Button>
        )
      )}
    </aside>
  )
}
