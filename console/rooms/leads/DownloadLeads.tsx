import { ActionIcon, Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../api/api-context.ts'
import { explainFailure } from '../../api/explain-failure.ts'
import { Icon } from '../../parts/Icon.tsx'
import { saveFile } from '../../parts/save-file.ts'
import { tell } from '../../parts/tell.ts'
import { filterOf, type LeadsSearch } from './leads-search.ts'

/** Saves what the list finds as a table. */
export function DownloadLeads({ search }: { search: LeadsSearch }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const download = useMutation({
    mutationFn: async () => {
      const now = new Date()
      const table = await client.exportLeads({ ...filterOf(search, now), merged: true })
      saveFile(`leads-${now.toISOString().slice(0, 10)}.csv`, 'text/csv;charset=utf-8', table)
    },
    onError: (failure) => tell(t, { color: 'red', message: explainFailure(failure, t) }),
  })
  return (
    <>
      <ActionIcon
        hiddenFrom="sm"
        variant="default"
        size="lg"
        aria-label={t('leadDesk.download')}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        <Icon name="download" size={17} />
      </ActionIcon>
      <Button
        visibleFrom="sm"
        variant="default"
        size="sm"
        leftSection={<Icon name="download" size={17} />}
        loading={download.isPending}
        onClick={() => download.mutate()}
      >
        {t('leadDesk.download')}
      </Button>
    </>
  )
}
