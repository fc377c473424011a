import { Alert, Button, FileButton, Input } from '@mantine/core'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { useMe } from '../../../api/use-me.ts'
import { tell } from '../../../parts/tell.ts'
import styles from './logo-field.module.css'

const kinds = 'image/png,image/jpeg,image/webp,image/gif'

/** The logo of the firm: a picture is uploaded and counts at once. */
export function LogoField() {
  const { t } = useTranslation()
  const { client, baseUrl } = useApi()
  const me = useMe()
  const queries = useQueryClient()
  const resetFile = useRef<() => void>(null)
  const { logo } = me.workspace
  const set = useMutation({
    mutationFn: async (file: File | null) => {
      if (file === null) return client.setLogo({})
      const { FileStoreId, PreUploadUrl } = await client.createUpload({ fileName: file.name.slice(-255) || 'logo' })
      // Under the address that this page has of the server: its policy lets it call no other.
      const address = baseUrl + PreUploadUrl.slice(PreUploadUrl.lastIndexOf('/uploads/'))
      const { ok } = await fetch(address, { method: 'PUT', body: file, signal: AbortSignal.timeout(120_000) })
      if (!ok) throw new Error('the picture was not taken')
      await client.reportUpload({ FileStoreId })
      return client.setLogo({ fileId: FileStoreId })
    },
    onSuccess: (_set, file) => {
      void queries.invalidateQueries({ queryKey: ['me'] })
      void queries.invalidateQueries({ queryKey: ['getting-started'] })
      tell(t, { color: 'teal', message: t(`setup.firm.logo.${file === null ? 'removed' : 'saved'}`) })
    },
    onSettled: () => resetFile.current?.(),
  })
  return (
    <Input.Wrapper label={t('setup.firm.logo.label')} labelElement="div" description={t('setup.firm.logo.help')}>
      <div className={styles.logo}>
        {logo !== '' && (
          <span className={styles.ground}>
            <img src={baseUrl + logo} alt={t('setup.firm.logo.alt')} />
          </span>
        )}
        {me.role === 'owner' && (
          <>
            <FileButton accept={kinds} resetRef={resetFile} onChange={(file) => file && set.mutate(file)}>
              {(button) => (
                <Button {...button} variant="default" size="xs" loading={set.isPending}>
                  {t(logo === '' ? 'setup.firm.logo.choose' : 'setup.firm.logo.another')}
                </Button>
              )}
            </FileButton>
            {logo !== '' && (
              <Button
                variant="subtle"
                color="red"
                size="xs"
                disabled={set.isPending}
                aria-label={`${t('setup.firm.logo.remove')}: ${t('setup.firm.logo.label')}`}
                onClick={() => set.mutate(null)}
              >
                {t('setup.firm.logo.remove')}
              </Button>
            )}
          </>
        )}
      </div>
      {set.error && (
        <Alert color="red" variant="light" role="alert">
          {t('setup.firm.logo.failed')}
        </Alert>
      )}
    </Input.Wrapper>
  )
}
