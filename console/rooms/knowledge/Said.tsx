import { Skeleton } from '@mantine/core'
import { useTranslation } from 'react-i18next'
import { explainFailure } from '../../api/explain-failure.ts'
import { webAddress } from '../../parts/web-address.ts'
import { useFormats } from '../../words/use-formats.ts'
import styles from './knowledge.module.css'
import { useTry } from './use-knowledge.ts'

interface Props {
  serialNumber: string
  question: string
  withPassages?: boolean
}

/** What the chatbot says to a question now, from what it has learned. */
export function Said({ serialNumber, question, withPassages = false }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { data, error } = useTry(serialNumber, question)
  if (error && !data) return <p className={styles.reason}>{explainFailure(error, t)}</p>
  if (!data) return <Skeleton height={90} radius="lg" />
  return (
    <div className={styles.said} aria-live="polite">
      <section className={styles.answerBox} data-none={data.answer === null || undefined}>
        <h2>{t('knowledge.try.answer')}</h2>
        <p dir="auto">{data.answer ?? t('knowledge.try.none')}</p>
      </section>
      {withPassages && data.passages.length > 0 && (
        <section className={styles.passages}>
          <h2>{t('knowledge.try.passages')}</h2>
          <ol>
            {data.passages.map(({ text, source, score }) => (
              <li key={`${source.ID} ${text}`} className={styles.passage}>
                <blockquote dir="auto">{text}</blockquote>
                <p>
                  {webAddress(source.SourceLink) ? (
                    <a href={source.SourceLink} target="_blank" rel="noopener noreferrer nofollow">
                      {source.Title}
                    </a>
                  ) : (
                    <span dir="auto">{source.Title}</span>
                  )}
                  <span>{t('knowledge.try.sure', { share: formats.number(Math.round(score * 100)) })}</span>
                </p>
              </li>
            ))}
          </ol>
        </section>
      )}
    </div>
  )
}
