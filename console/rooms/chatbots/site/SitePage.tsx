import { Button, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Chatbot } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { CopyText } from '../../../parts/CopyText.tsx'
import { Icon } from '../../../parts/Icon.tsx'
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

function DomainProof({ chatbot }: { chatbot: Chatbot }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const queries = useQueryClient()
  const { serialNumber, CustomDomain } = chatbot
  const queryKey = ['domain', serialNumber, CustomDomain]
  const { data: domain } = useQuery({ queryKey, queryFn: () => client.readDomain({ serialNumber }) })
  const verify = useMutation({
    mutationFn: () => client.verifyDomain({ serialNumber }),
    onSuccess: (found) => queries.setQueryData(queryKey, found),
  })
  const state = (['unproven', 'proven', 'failing'] as const).find((each) => each === domain?.state) ?? 'none'
  return (
    <section className={styles.card}>
      <h2>{t('chatbots.site.domain')}</h2>
      <p>{t('chatbots.site.domainHelp')}</p>
      <p role="status">
        <strong>{t(`chatbots.site.domainStates.${state}`, { host: CustomDomain })}</strong> {domain?.problem}
      </p>
      {domain && state !== 'none' && state !== 'proven' && (
        <>
          {domain.record && (
            <>
              <p>{t('chatbots.site.record')}</p>
              <CopyText text={domain.record.name} label={t('copy')} />
              <CopyText text={domain.record.value} label={t('copy')} />
            </>
          )}
          {domain.file && (
            <>
              <p>{t('chatbots.site.file')}</p>
              <CopyText text={domain.file.url} label={t('copy')} />
              <CopyText text={domain.file.content} label={t('copy')} />
            </>
          )}
          {verify.error && <p role="alert">{explainFailure(verify.error, t)}</p>}
          <div>
            <Button variant="light" loading={verify.isPending} onClick={() => verify.mutate()}>
              {t('chatbots.site.verify')}
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
