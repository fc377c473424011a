import { useQueryClient } from '@tanstack/react-query'
import type { ChangeListingsResult } from 'porchlight/client'
import { useCallback } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { showWithUndo } from '../../parts/show-with-undo.tsx'
import { tell } from '../../parts/tell.ts'

/** Which homes, and what becomes of them: as `changeListings` takes it, where null empties a field. */
export type ListingChange = Record<string, unknown>

/** Changes homes, tells so with a way back, and has everything that shows them read again. */
export function useListingChange(serialNumber: string) {
  const { t } = useTranslation()
  const { client } = useApi()
  const queries = useQueryClient()
  const refresh = useCallback(async (): Promise<void> => {
    await Promise.all(
      ['homes', 'home', 'home-quality', 'home-points'].map((name) => queries.invalidateQueries({ queryKey: [name] })),
    )
  }, [queries])
  const undo = useCallback(
    async (id: number): Promise<void> => {
      try {
        const { kept } = await client.undoListingChange({ serialNumber, id: String(id) })
        await refresh()
        tell(t, { message: kept === 0 ? t('homes.undone') : t('homes.undonePartly', { count: kept }) })
      } catch (failure) {
        tell(t, { color: 'red', message: explainFailure(failure, t) })
      }
    },
    [client, refresh, serialNumber, t],
  )
  const change = useCallback(
    async (wanted: ListingChange, message: string): Promise<ChangeListingsResult> => {
      // The types of the client have no null for what may be emptied.
      const result = await client.changeListings({ serialNumber, ...wanted } as Parameters<
        typeof client.changeListings
      >[0])
      await refresh()
      const { changeId } = result
      if (changeId === null) tell(t, { message: t('homes.nothingChanged') })
      else showWithUndo(t, { id: `change-${changeId}`, message, undo: () => void undo(changeId) })
      return result
    },
    [client, refresh, serialNumber, t, undo],
  )
  return { change, refresh, undo }
}
