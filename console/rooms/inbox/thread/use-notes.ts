import { useQuery, useQueryClient } from '@tanstack/react-query'
import type { ConversationNote } from 'porchlight/client'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { showWithUndo } from '../../../parts/show-with-undo.tsx'
import { tell } from '../../../parts/tell.ts'
import { notesQuery } from '../desk-queries.ts'

const none: readonly ConversationNote[] = []

/** The notes of a conversation, and what may be done with them. */
export function useNotes(sessionID: number) {
  const api = useApi()
  const { client } = api
  const queries = useQueryClient()
  const { t } = useTranslation()
  const { data: notes = none } = useQuery(notesQuery(api, sessionID))
  const put = useCallback(
    (make: (known: ConversationNote[]) => ConversationNote[]): void => {
      const { queryKey } = notesQuery(api, sessionID)
      queries.setQueryData<ConversationNote[]>(queryKey, (known = []) => make(known))
      void queries.invalidateQueries({ queryKey })
    },
    [api, queries, sessionID],
  )
  const tellFailure = useCallback(
    (failure: unknown): void => tell(t, { color: 'red', message: explainFailure(failure, t) }),
    [t],
  )
  const write = useCallback(
    async (content: string): Promise<boolean> => {
      try {
        const note = await client.createNote({ sessionID, content })
        put((known) => [...known.filter(({ id }) => id !== note.id), note])
        return true
      } catch (failure) {
        tellFailure(failure)
        return false
      }
    },
    [client, sessionID, put, tellFailure],
  )
  const remove = useCallback(
    async ({ id, content }: ConversationNote): Promise<void> => {
      try {
        await client.deleteNote({ sessionID, id })
        put((known) => known.filter((each) => each.id !== id))
        showWithUndo(t, { id: `note-${id}`, message: t('desk.note.deleted'), undo: () => void write(content) })
      } catch (failure) {
        tellFailure(failure)
      }
    },
    [client, sessionID, put, tellFailure, write, t],
  )
  return { notes, write, remove }
}
