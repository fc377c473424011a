import { Button } from '@mantine/core'
import { type DragEvent, type ReactNode, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../parts/Icon.tsx'
import styles from './knowledge.module.css'

const kinds = '.pdf,.docx,.xlsx,.pptx,.odt,.txt,.md,.html,.htm,.csv'

interface Props {
  isBusy: boolean
  onFiles: (files: File[]) => void
  children: ReactNode
}

/** Takes files that are dragged in anywhere over what it holds, and has a button that chooses them. */
export function DropFiles({ isBusy, onFiles, children }: Props) {
  const { t } = useTranslation()
  const [isOver, setOver] = useState(false)
  const chooser = useRef<HTMLInputElement>(null)
  const hasFiles = ({ dataTransfer }: DragEvent): boolean => dataTransfer.types.includes('Files')
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the button in it does the same by keys
    <div
      className={styles.drop}
      data-over={isOver || undefined}
      onDragOver={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!(relatedTarget instanceof Node) || !currentTarget.contains(relatedTarget)) setOver(false)
      }}
      onDrop={(event) => {
        if (!hasFiles(event)) return
        event.preventDefault()
        setOver(false)
        onFiles([...event.dataTransfer.files])
      }}
    >
      <div className={styles.dropHead}>
        <Icon name="file" size={18} />
        <p>{t('knowledge.drop')}</p>
        <Button variant="default" size="xs" loading={isBusy} onClick={() => chooser.current?.click()}>
          {t('knowledge.choose')}
        </Button>
        <input
          ref={chooser}
          type="file"
          multiple
          hidden
          accept={kinds}
          aria-label={t('knowledge.choose')}
          onChange={({ currentTarget }) => {
            onFiles([...(currentTarget.files ?? [])])
            currentTarget.value = ''
          }}
        />
      </div>
      {children}
    </div>
  )
}
