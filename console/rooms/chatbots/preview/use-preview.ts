import { useDebouncedValue } from '@mantine/hooks'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { PorchlightError } from 'porchlight/client'
import { useApi } from '../../../api/api-context.ts'
import { readFaults, type SettingChanges } from '../settings/setting-changes.ts'
import type { SettingName } from '../settings/setting-groups.ts'

const pauseMs = 300

/** How the chat would look with changes that are not saved, and which of them the server would not take. */
export function usePreview(serialNumber: string, changes: SettingChanges) {
  const { client } = useApi()
  const [asked] = useDebouncedValue(JSON.stringify(changes), pauseMs)
  const { data, error } = useQuery({
    queryKey: ['chatbot-preview', serialNumber, asked],
    queryFn: ({ signal }) => client.showChatbotPreview({ serialNumber, ...JSON.parse(asked) }, { signal }),
    placeholderData: keepPreviousData,
    // What is saved may have changed; what was looked at once is seldom looked at again.
    staleTime: 0,
    gcTime: 10_000,
  })
  const isRefused = error instanceof PorchlightError && error.code === 'invalid-fields'
  const faults = isRefused ? readFaults(error.message) : new Set<SettingName>()
  return { preview: data, faults, isRefused, reason: isRefused ? error.message : '' }
}
