import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { Icon } from '../Icon.tsx'
import styles from './copy-text.module.css'

/** A text to take along, shown whole, with the button that copies it. */
export function CopyText({ text, label }: { text: string; label: string }) {
  const { t } = useTranslation()
  const clipboard = useClipboard({ timeout: 2_000 })
  return (
    <div className={styles.copy}>
      <code className={styles.text}>{text}</code>
      <Button
        variant="default"
        size="xs"
        leftSection={<Icon name={clipboard.copied ? 'check' : 'copy'} size={15} />}
        onClick={() => clipboard.copy(text)}
      >
        {clipboard.copied ? t('copied') : label}
      </Button>
    </div>
  )
}
