import { SegmentedControl } from '@mantine/core'
import type { ChatbotConnection } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { CodeBlock } from '../../../parts/copy/CodeBlock.tsx'
import { CopyText } from '../../../parts/copy/CopyText.tsx'
import styles from './connect.module.css'
import { fillExample, type Program, programsOf, writeSettings } from './programs.ts'

/** The programs of docs/connect.md as they stand there, and what they need. */
export function ConnectionCode(props: { connection: ChatbotConnection; serialNumber: string }) {
  const { t } = useTranslation()
  const { baseUrl } = useApi()
  const { connection, url } = props.connection
  const [index, setIndex] = useState(0)
  const programs = programsOf(connection)
  const program = programs[index] ?? programs[0]
  const nameOf = ({ packages }: Program): string => packages[0] ?? t('chatbots.connect.desktopName')
  if (program === undefined) return null
  const place = { base: baseOf(url) ?? baseUrl, serialNumber: props.serialNumber }
  return (
    <section className={styles.card} aria-labelledby="code">
      <h2 id="code">{t('chatbots.connect.code')}</h2>
      {programs.length > 1 && (
        <div>
          <SegmentedControl
            size="xs"
            aria-label={t('chatbots.connect.variant')}
            value={String(index)}
            onChange={(value) => setIndex(Number(value))}
            data={programs.map((each, at) => ({ value: String(at), label: nameOf(each) }))}
          />
        </div>
      )}
      {program.language === 'json' ? (
        <>
          <p>{t('chatbots.connect.desktop')}</p>
          <CodeBlock code={fillExample(program.code, place)} label={t('chatbots.connect.copyCode')} />
        </>
      ) : (
        <>
          <p>{t('chatbots.connect.install')}</p>
          <CopyText text={`npm install ${program.packages.join(' ')}`} label={t('chatbots.connect.copyInstall')} />
          <p>{t(`chatbots.connect.${program.code.includes('SECRET_KEY') ? 'set' : 'setNoKey'}`)}</p>
          <CodeBlock code={writeSettings(program.code, place)} label={t('chatbots.connect.copySet')} />
          <p>{t('chatbots.connect.run')}</p>
          <CodeBlock code={program.code} label={t('chatbots.connect.copyCode')} />
        </>
      )}
      <p className="dim">{t('chatbots.connect.docs')}</p>
    </section>
  )
}

/** The public address of the server, which the console may be opened at another one of. */
function baseOf(url: string): string | null {
  return /^(.*?)\/(?:openai|ai|mcp|a2a|ag-ui)\//.exec(url)?.[1] ?? null
}
