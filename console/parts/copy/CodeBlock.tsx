import { Button } from '@mantine/core'
import { useClipboard } from '@mantine/hooks'
import { useTranslation } from 'react-i18next'
import { Icon } from '../Icon.tsx'
import styles from './code-block.module.css'

/** Lines of code to take along, as they are indented, with the button that copies them. */
export function CodeBlock({ code, label }: { code: string; label: string }) {
  const { t } = useTranslation()
  const clipboard = useClipboard({ timeout: 2_000 })
  return (
    <div className={styles.block}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that it can be scrolled by keys where it is wide */}
      <pre className={styles.code} translate="no" tabIndex={0}>
        <code>{code}</code>
      </pre>
      <Button
        variant="default"
        size="xs"
        leftSection={<Icon name={clipboard.copied ? 'check' : 'copy'} size={15} />}
        onClick={() => clipboard.copy(code)}
      >
        {clipboard.copied ? t('copied') : label}
      </Button>
    </div>
  )
}
