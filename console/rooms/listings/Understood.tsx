import { useTranslation } from 'react-i18next'
import { useFormats } from '../../words/use-formats.ts'
import styles from './listings.module.css'

/** How a sentence was understood, as the chatbot would. */
export function Understood({
  summary,
  ignored,
  isRefused,
}: {
  summary: string
  ignored: string[]
  isRefused: boolean
}) {
  const { t } = useTranslation()
  const formats = useFormats()
  return (
    <div className={styles.understood} role="status">
      {summary && (
        <p>
          <span className="dim">{t('listings.understood')}:</span> {summary}
        </p>
      )}
      {ignored.length > 0 && <p className="dim">{t('listings.ignored', { words: formats.list(ignored) })}</p>}
      {isRefused && <p className="dim">{t('listings.refused')}</p>}
    </div>
  )
}
