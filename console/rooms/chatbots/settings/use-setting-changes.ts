import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { Chatbot } from 'porchlight/client'
import { useEffect, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { showWithUndo } from '../../../parts/show-with-undo.tsx'
import { tell } from '../../../parts/tell.ts'
import {
  asSettings,
  change,
  keepChanges,
  readFaults,
  readKept,
  type SettingChanges,
  stillOpen,
} from './setting-changes.ts'
import type { SettingName } from './setting-groups.ts'

/** The changes of a chatbot's settings that are not saved yet, kept over pages; and how they are saved together. */
export function useSettingChanges(saved: Chatbot) {
  const { t } = useTranslation()
  const { client } = useApi()
  const queries = useQueryClient()
  const { serialNumber } = saved
  const [held, setHeld] = useState<SettingChanges>(() => readKept(serialNumber))
  const [wasKept, setWasKept] = useState(() => Object.keys(stillOpen(saved, readKept(serialNumber))).length > 0)
  const changes = stillOpen(saved, held)
  useEffect(() => keepChanges(serialNumber, held), [serialNumber, held])

  const write = useMutation({
    mutationFn: async (settings: SettingChanges) => {
      await client.editChatbot({ serialNumber, ...asSettings(settings) })
    },
    onSettled: () =>
      Promise.all(
        [['chatbot', serialNumber], ['chatbots'], ['chatbot-versions', serialNumber], ['me']].map((queryKey) =>
          queries.invalidateQueries({ queryKey }),
        ),
      ),
  })
  const undo = (before: SettingChanges): void => {
    write.mutate(before, {
      onSuccess: () => tell(t, { message: t('chatbots.undone') }),
      onError: (failure) => tell(t, { color: 'red', message: explainFailure(failure, t) }),
    })
  }
  const save = (): void => {
    const before = Object.fromEntries(Object.keys(changes).map((name) => [name, saved[name as SettingName]]))
    write.mutate(changes, {
      onSuccess: () => {
        setHeld({})
        setWasKept(false)
        showWithUndo(t, { id: `settings-${serialNumber}`, message: t('chatbots.saved'), undo: () => undo(before) })
      },
    })
  }
  const discard = (): void => {
    setHeld({})
    setWasKept(false)
    write.reset()
    const id = `discarded-${serialNumber}`
    showWithUndo(t, { id, message: t('chatbots.discarded'), undo: () => setHeld(changes) })
  }
  const failure = write.error
  return {
    changes,
    wasKept,
    count: Object.keys(changes).length,
    set: (name: SettingName, value: unknown) => {
      if (failure) write.reset()
      setHeld((now) => change(saved, now, name, value))
    },
    setBack: (name: SettingName) => setHeld(({ [name]: _, ...others }) => others),
    save,
    discard,
    isSaving: write.isPending,
    failure,
    faults: failure instanceof Error ? readFaults(failure.message) : new Set<SettingName>(),
  }
}
