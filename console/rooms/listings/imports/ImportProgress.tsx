import { Button, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { ListingImport } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { useFormats } from '../../../words/use-formats.ts'
import styles from './imports.module.css'

/** How far an import is; it goes on without anybody looking. */
export function ImportProgress({ serialNumber, found }: { serialNumber: string; found: ListingImport }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { client } = useApi()
  const queries = useQueryClient()
  const stop = useMutation({
    mutationFn: () => client.stopImport({ serialNumber, id: String(found.id) }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['import'] }),
  })
  const { rows = 0, faulty = 0 } = found.figures
  return (
    <section className={styles.box} aria-busy="true">
      <p className={styles.boxTitle} role="status">
        {t(
          found.state === 'waiting'
            ? 'homes.imports.waits'
            : found.isCheck
              ? 'homes.imports.checking'
              : 'homes.imports.importing',
        )}
      </p>
      <Progress
        value={found.state === 'waiting' ? 100 : found.done * 100}
        animated={found.state === 'waiting'}
        size="lg"
        radius="xl"
        aria-label={t('homes.imports.progress')}
      />
      <p className="dim numbers">
        {t('homes.imports.soFar', { rows: formats.number(rows), faulty: formats.number(faulty) })}
      </p>
      <p className="dim">{t('homes.imports.goesOn')}</p>
      <div>
        <Button variant="default" loading={stop.isPending || stop.isSuccess} onClick={() => stop.mutate()}>
          {t('homes.imports.stop')}
        </Button>
      </div>
    </section>
  )
}
