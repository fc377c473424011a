import { Button } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { Icon } from '../../../parts/Icon.tsx'
import styles from './imports.module.css'

const formats = ['csv', 'xlsx', 'ndjson'] as const

/** Takes all homes of a chatbot out, as a file that an import reads again. */
export function ExportHomes({ serialNumber }: { serialNumber: string }) {
  const { t } = useTranslation()
  const { baseUrl } = useApi()
  const address = `${baseUrl}/v1/chatbots/${encodeURIComponent(serialNumber)}/listings/export`
  return (
    <section aria-labelledby="export-homes">
      <h2 id="export-homes" className={styles.heading}>
        {t('homes.imports.export.title')}
      </h2>
      <p className="dim">{t('homes.imports.export.help')}</p>
      <div className={styles.actions}>
        {formats.map((format) => (
          <Button
            key={format}
            variant="default"
            leftSection={<Icon name="download" size={16} />}
            renderRoot={(props) => (
              <a {...props} href={`${address}?format=${format}`} download={`listings.${format}`} />
            )}
          >
            {t(`homes.imports.export.${format}`)}
          </Button>
        ))}
      </div>
    </section>
  )
}
