import { Button, TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import type { Chatbot } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { CopyText } from '../../../parts/copy/CopyText.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { DomainProof } from './DomainProof.tsx'
import { SignedVisitors } from './SignedVisitors.tsx'
import { SnippetReportList } from './SnippetReportList.tsx'
import styles from './site.module.css'

/** How a chatbot comes onto a website, and whether it did. */
export function SitePage({ chatbot }: { chatbot: Chatbot }) {
  const { t } = useTranslation()
  const { baseUrl } = useApi()
  const { serialNumber } = chatbot
  const snippet = `<script src="${baseUrl}/embed.min.js" data-chatbot="${serialNumber}" defer></script>`
  const share = `${baseUrl}/share/${serialNumber}`
  return (
    <div className={styles.scrolled}>
      <section className={styles.card}>
        <h2>{t('chatbots.site.title')}</h2>
        <p>{t('chatbots.site.help')}</p>
        <CopyText text={snippet} label={t('chatbots.site.copy')} />
      </section>
      <SnippetCheck chatbot={chatbot} />
      <section className={styles.card}>
        <h2>{t('chatbots.site.share')}</h2>
        <p>{t('chatbots.site.shareHelp')}</p>
        <CopyText text={share} label={t('copy')} />
        <div>
          <Button
            component="a"
            href={share}
            target="_blank"
            rel="noopener"
            variant="default"
            leftSection={<Icon name="out" size={16} />}
          >
            {t('chatbots.site.openShare')}
          </Button>
        </div>
      </section>
      <SignedVisitors serialNumber={serialNumber} />
      <DomainProof chatbot={chatbot} />
    </div>
  )
}

function SnippetCheck({ chatbot }: { chatbot: Chatbot }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const [first = ''] = (chatbot.Domains ?? '').split('\n')
  const usual = /^[\w.-]+$/.test(first.trim()) ? `https://${first.trim()}/` : ''
  const [url, setUrl] = useState(usual)
  const check = useMutation({
    mutationFn: (address: string) => client.verifySnippet({ serialNumber: chatbot.serialNumber, url: address }),
  })
  return (
    <section className={styles.card}>
      <h2>{t('chatbots.site.check')}</h2>
      <p>{t('chatbots.site.checkHelp')}</p>
      <form
        className={styles.look}
        onSubmit={(event) => {
          event.preventDefault()
          const address = url.trim()
          if (address) check.mutate(/^https?:\/\//i.test(address) ? address : `https://${address}`)
        }}
      >
        <TextInput
          className={styles.address}
          label={t('chatbots.site.url')}
          inputMode="url"
          placeholder="https://www.example.com/"
          value={url}
          maxLength={2_000}
          onChange={({ currentTarget }) => setUrl(currentTarget.value)}
          error={check.error ? explainFailure(check.error, t) : undefined}
        />
        <Button type="submit" variant="light" loading={check.isPending} disabled={url.trim() === ''}>
          {t('chatbots.site.look')}
        </Button>
      </form>
      <div role="status">{check.data && <SnippetReportList report={check.data} />}</div>
    </section>
  )
}
