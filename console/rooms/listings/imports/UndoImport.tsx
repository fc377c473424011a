import { Button } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { explainFailure } from '../../../api/explain-failure.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { tell } from '../../../parts/tell.ts'
import { useFormats } from '../../../words/use-formats.ts'

interface Undone {
  removed: number
  restored: number
  kept: number
}

/** Takes back what an import or a run of a feed did, at the second click. */
export function UndoImport({ until, size, undo }: { until: string; size?: 'xs'; undo: () => Promise<Undone> }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const queries = useQueryClient()
  const [isAsked, setAsked] = useState(false)
  const work = useMutation({
    mutationFn: undo,
    onSuccess: ({ removed, restored, kept }) => {
      void queries.invalidateQueries()
      const numbers = {
        removed: formats.number(removed),
        restored: formats.number(restored),
        kept: formats.number(kept),
      }
      tell(t, { message: t(kept === 0 ? 'homes.imports.undo.done' : 'homes.imports.undo.doneButSome', numbers) })
    },
    onError: (failure) => tell(t, { color: 'red', message: explainFailure(failure, t) }),
    onSettled: () => setAsked(false),
  })
  return (
    <Button
      variant={isAsked ? 'filled' : 'default'}
      {...(isAsked && { color: 'red' })}
      {...(size && { size })}
      title={t('homes.imports.undo.until', { time: formats.moment(until) })}
      leftSection={<Icon name="again" size={16} />}
      loading={work.isPending}
      onClick={() => (isAsked ? work.mutate() : setAsked(true))}
      onBlur={() => setAsked(false)}
    >
      {t(isAsked ? 'homes.imports.undo.sure' : 'homes.imports.undo.button')}
    </Button>
  )
}
