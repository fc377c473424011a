import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { ChatbotConnection } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { CodeBlock } from '../../../parts/copy/CodeBlock.tsx'
import { Markdown } from '../../../parts/Markdown.tsx'
import { Pill } from '../../../parts/Pill.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import styles from './connect.module.css'

/** Sends a question as a program would, and shows what was sent and what came back. */
export function TryConnection(props: { connection: ChatbotConnection; serialNumber: string }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const formats = useFormats()
  const { connection } = props.connection
  const { serialNumber } = props
  const [question, setQuestion] = useState(() => t('chatbots.connect.try.example'))
  const ask = useMutation({
    mutationFn: (asked: string) => client.testConnection({ serialNumber, connection, question: asked }),
  })
  const tried = ask.data
  const isWell = tried !== undefined && tried.status < 400 && tried.failure === ''
  return (
    <section className={styles.card} aria-labelledby="try">
      <h2 id="try">{t('chatbots.connect.try.title')}</h2>
      <p>{t('chatbots.connect.try.help')}</p>
      <form
        className={styles.ask}
        onSubmit={(event) => {
          event.preventDefault()
          if (question.trim() !== '' && !ask.isPending) ask.mutate(question.trim())
        }}
      >
        <TextInput
          className={styles.question}
          label={t('chatbots.connect.try.label')}
          value={question}
          maxLength={1_000}
          onChange={({ currentTarget }) => setQuestion(currentTarget.value)}
        />
        <Button type="submit" loading={ask.isPending} disabled={question.trim() === ''}>
          {t('chatbots.connect.try.ask')}
        </Button>
      </form>
      <div role="status" className={styles.result}>
        {ask.isPending && <span className="dim">{t('chatbots.connect.try.working')}</span>}
        {ask.error && <p>{explainFailure(ask.error, t)}</p>}
        {tried && (
          <>
            <div className={styles.outcome}>
              <Pill tone={isWell ? 'good' : 'bad'}>{t(`chatbots.connect.try.${isWell ? 'good' : 'bad'}`)}</Pill>
              <span className="dim numbers">
                {t('chatbots.connect.try.took', { status: tried.status, ms: formats.number(tried.ms) })}
              </span>
            </div>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: so that it can be scrolled by keys where it is long */}
            <div className={styles.answer} dir="auto" tabIndex={0}>
              {tried.answer !== '' ? (
                <Markdown text={tried.answer} />
              ) : (
                <p>{tried.failure || t('chatbots.connect.try.nothing')}</p>
              )}
            </div>
          </>
        )}
      </div>
      {tried && (
        <>
          <details>
            <summary>{t('chatbots.connect.try.sent')}</summary>
            <p className={styles.line}>
              <code translate="no">POST {tried.url}</code>
            </p>
            <CodeBlock code={tried.request} label={t('chatbots.connect.try.copySent')} />
          </details>
          <details>
            <summary>{t('chatbots.connect.try.came')}</summary>
            <CodeBlock code={indent(tried.response)} label={t('chatbots.connect.try.copyCame')} />
          </details>
        </>
      )}
    </section>
  )
}

/** JSON with its fields on lines of their own; anything else, such as a stream, as it came. */
function indent(body: string): string {
  try {
    return JSON.stringify(JSON.parse(body), null, 2)
  } catch {
    return body.trim()
  }
}
