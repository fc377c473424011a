import { Button, FileButton, Input } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import styles from './settings.module.css'

interface Props {
  id: string
  label: string
  description: string
  error: string | undefined
  /** Id of the file; "" without one. */
  value: string
  onChange: (fileId: string) => void
}

const kinds = 'image/png,image/jpeg,image/webp,image/gif'

/** A picture that is uploaded at once; the setting that names it is saved with the others. */
export function PictureField({ id, label, description, error, value, onChange }: Props) {
  const { t } = useTranslation()
  const { client, baseUrl } = useApi()
  const resetFile = useRef<() => void>(null)
  const upload = useMutation({
    mutationFn: async (file: File) => {
      const { FileStoreId, PreUploadUrl } = await client.createUpload({ fileName: file.name.slice(-255) || 'picture' })
      // Under the address that this page has of the server: its policy lets it call no other.
      const address = baseUrl + PreUploadUrl.slice(PreUploadUrl.lastIndexOf('/uploads/'))
      const { ok } = await fetch(address, { method: 'PUT', body: file, signal: AbortSignal.timeout(120_000) })
      if (!ok) throw new Error(t('chatbots.picture.failed'))
      await client.reportUpload({ FileStoreId })
      return FileStoreId
    },
    onSuccess: onChange,
    onSettled: () => resetFile.current?.(),
  })
  const failure = upload.error ? t('chatbots.picture.failed') : error
  return (
    <Input.Wrapper id={id} label={label} labelElement="div" description={description} error={failure}>
      <div className={styles.picture}>
        <span className="dim">{t(value === '' ? 'chatbots.picture.none' : 'chatbots.picture.set')}</span>
        <FileButton accept={kinds} resetRef={resetFile} onChange={(file) => file && upload.mutate(file)}>
          {(button) => (
            <Button {...button} id={id} variant="default" size="xs" loading={upload.isPending}>
              {t('chatbots.picture.choose')}
            </Button>
          )}
        </FileButton>
        {value !== '' && (
          <Button
            variant="subtle"
            size="xs"
            onClick={() => onChange('')}
            aria-label={`${t('chatbots.picture.remove')}: ${label}`}
          >
            {t('chatbots.picture.remove')}
          </Button>
        )}
      </div>
    </Input.Wrapper>
  )
}
