import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { useMe } from '../../api/use-me.ts'
import { Icon } from '../../parts/Icon.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { tell } from '../../parts/tell.ts'
import { firstDay, type LeadsSearch, usualTime } from './lead-rows.ts'

/** Saves the leads of the time that is looked at as a table, a file for each chatbot. */
export function DownloadLeads({ search }: { search: LeadsSearch }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const { chatbots } = useMe()
  const asked = chatbots.filter(({ serialNumber }) => search.chatbot === undefined || serialNumber === search.chatbot)
  const download = useMutation({
    mutationFn: async () => {
      const from = firstDay(search.time ?? usualTime, new Date())
      for (const { serialNumber, name } of asked) {
        const table = await client.exportLeads({ serialNumber, from })
        saveFile(
          `leads-${name.replace(/[^\p{L}\p{N}]+/gu, '-').slice(0, 40)}-${from}.csv`,
          'text/csv;charset=utf-8',
          table,
        )
      }
    },
    onError: (failure) => tell(t, { color: 'red', message: explainFailure(failure, t) }),
  })
  return (
    <Button
      variant="default"
      size="sm"
      leftSection={<Icon name="download" size={17} />}
      loading={download.isPending}
      onClick={() => download.mutate()}
    >
      {t('leads.download')}
    </Button>
  )
}
