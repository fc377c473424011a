import { Alert, Progress } from '@mantine/core'
import '@mantine/core/styles/Progress.css'
import { Dropzone } from '@mantine/dropzone'
import '@mantine/dropzone/styles.css'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../../parts/Icon.tsx'
import styles from './imports.module.css'

/** What one upload takes (src/firm/uploads/upload-address.ts). */
const mostBytes = 100 * 1_048_576

interface Props {
  /** The file that is on its way, and how much of it has gone out. */
  sending: { name: string; part: number } | null
  failure: string | null
  onFile: (file: File) => void
  onRefused: () => void
}

/** Where a file is dropped, or chosen. */
export function DropArea({ sending, failure, onFile, onRefused }: Props) {
  const { t } = useTranslation()
  return (
    <>
      <Dropzone
        className={styles.drop}
        multiple={false}
        maxSize={mostBytes}
        disabled={sending !== null}
        onDrop={([file]) => {
          if (file) onFile(file)
        }}
        onReject={onRefused}
        inputProps={{ 'aria-label': t('homes.imports.choose') }}
        acceptColor="dusk"
      >
        <div className={styles.dropInside}>
          <Icon name="file" size={32} />
          <p className={styles.dropTitle}>{t('homes.imports.drop')}</p>
          <p className="dim">{t('homes.imports.kinds')}</p>
          {sending && (
            <>
              <p className="dim" role="status" dir="auto">
                {t('homes.imports.sending', { name: sending.name })}
              </p>
              <Progress
                className={styles.dropBar}
                value={sending.part * 100}
                aria-label={t('homes.imports.progress')}
              />
            </>
          )}
        </div>
      </Dropzone>
      {failure && (
        <Alert color="red" variant="light" role="alert">
          {failure}
        </Alert>
      )}
    </>
  )
}
