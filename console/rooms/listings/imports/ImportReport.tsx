import { Button } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import type { ListingImport } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { Icon } from '../../../parts/Icon.tsx'
import { saveFile } from '../../../parts/save-file.ts'
import { tell } from '../../../parts/tell.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { ImportFigures } from './ImportFigures.tsx'
import styles from './imports.module.css'
import { UndoImport } from './UndoImport.tsx'

/** What became of an import. */
export function ImportReport({ serialNumber, found }: { serialNumber: string; found: ListingImport }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { client } = useApi()
  const search = useSearch({ from: '/shell/listings/imports/$id' })
  const save = useMutation({
    mutationFn: () => client.exportFaultyRows({ serialNumber, id: String(found.id) }),
    onSuccess: (text) => saveFile(found.fileName.replace(/(\.\w+)?$/, '.errors.csv'), 'text/csv', text),
    onError: (failure) => tell(t, { color: 'red', message: explainFailure(failure, t) }),
  })
  return (
    <section className={styles.box}>
      <p className={styles.boxTitle} role="status">
        {t(`homes.imports.over.${found.state as 'finished' | 'failed' | 'stopped'}`)}
      </p>
      <ImportFigures found={found} />
      <p className="dim">
        {t('homes.imports.who', { who: found.by, time: formats.moment(found.endedAt ?? found.createdAt) })}
      </p>
      <div className={styles.actions}>
        {found.hasFaultsFile && (
          <Button
            variant="default"
            leftSection={<Icon name="download" size={16} />}
            loading={save.isPending}
            onClick={() => save.mutate()}
          >
            {t('homes.imports.saveFaulty')}
          </Button>
        )}
        {found.undoUntil && (
          <UndoImport until={found.undoUntil} undo={() => client.undoImport({ serialNumber, id: String(found.id) })} />
        )}
        <Button renderRoot={(props) => <Link {...props} to="/listings" search={search} />}>
          {t('homes.imports.toHomes')}
        </Button>
        <Button variant="default" renderRoot={(props) => <Link {...props} to="/listings/imports" search={search} />}>
          {t('homes.imports.another')}
        </Button>
      </div>
    </section>
  )
}
