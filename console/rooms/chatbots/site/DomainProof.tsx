import { Button, TextInput } from '@mantine/core'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Chatbot, ChatbotDomain } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { CopyText } from '../../../parts/copy/CopyText.tsx'
import { Pill } from '../../../parts/Pill.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import styles from './site.module.css'

const states = ['unproven', 'proven', 'failing'] as const
const tones = { none: 'plain', unproven: 'wait', proven: 'good', failing: 'bad', taken: 'bad' } as const

/** A host of the firm's own that leads to the chat: named, proven and pointed here, each step with what to do. */
export function DomainProof({ chatbot }: { chatbot: Chatbot }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const queries = useQueryClient()
  const { serialNumber, CustomDomain } = chatbot
  const queryKey = ['domain', serialNumber, CustomDomain]
  const { data: domain, error } = useQuery({
    queryKey,
    queryFn: ({ signal }) => client.readDomain({ serialNumber }, { signal }),
  })
  const verify = useMutation({
    mutationFn: () => client.verifyDomain({ serialNumber }),
    onSuccess: (found) => queries.setQueryData(queryKey, found),
  })
  const known = states.find((each) => each === domain?.state) ?? 'none'
  const state = domain && known === 'proven' && !domain.serves ? 'taken' : known
  const failure = verify.error ?? error
  return (
    <section className={styles.card} aria-labelledby="own-host">
      <h2 id="own-host">{t('chatbots.site.domain')}</h2>
      <p>{t('chatbots.site.domainHelp')}</p>
      <HostForm key={CustomDomain} chatbot={chatbot} />
      {failure && <p role="alert">{explainFailure(failure, t)}</p>}
      {domain && (
        <div className={styles.state} role="status">
          <Pill tone={tones[state]}>{t(`chatbots.site.domainStates.${state}`)}</Pill>
          <Told domain={domain} state={state} />
        </div>
      )}
      {domain && known !== 'none' && (
        <>
          <Proofs domain={domain} />
          <h3>{t('chatbots.site.point')}</h3>
          <Pointing />
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

function HostForm({ chatbot: { serialNumber, CustomDomain = '' } }: { chatbot: Chatbot }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const queries = useQueryClient()
  const [host, setHost] = useState(CustomDomain)
  const wanted = host.trim()
  const save = useMutation({
    mutationFn: () => client.editChatbot({ serialNumber, CustomDomain: wanted }),
    onSuccess: () => queries.invalidateQueries({ queryKey: ['chatbot', serialNumber] }),
  })
  return (
    <form
      className={styles.look}
      onSubmit={(event) => {
        event.preventDefault()
        save.mutate()
      }}
    >
      <TextInput
        className={styles.address}
        label={t('chatbots.site.host')}
        placeholder="chat.example.com"
        inputMode="url"
        value={host}
        maxLength={300}
        error={save.error ? explainFailure(save.error, t) : undefined}
        onChange={({ currentTarget }) => setHost(currentTarget.value)}
      />
      <Button type="submit" variant="light" loading={save.isPending} disabled={wanted === CustomDomain}>
        {t('chatbots.site.saveHost')}
      </Button>
    </form>
  )
}

/** How it stands, why, and what to do next. */
function Told({ domain, state }: { domain: ChatbotDomain; state: keyof typeof tones }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { customDomain: host, checkedAt, provenAt, endsAt, method, problem } = domain
  const isWild = state === 'unproven' && domain.record === null && domain.file === null
  return (
    <div className={styles.told}>
      <p>
        {isWild
          ? t('chatbots.site.next.wild')
          : state === 'unproven' && checkedAt === null
            ? t('chatbots.site.next.first', { host })
            : t(`chatbots.site.next.${state}`, { host, time: endsAt === null ? '' : formats.momentWithZone(endsAt) })}
      </p>
      {provenAt !== null && (
        <p className="dim">
          {t(method === 'file' ? 'chatbots.site.byFile' : 'chatbots.site.byRecord', { time: formats.moment(provenAt) })}
        </p>
      )}
      {checkedAt !== null && <p className="dim">{t('chatbots.site.checked', { time: formats.moment(checkedAt) })}</p>}
      {problem !== '' && !isWild && state !== 'taken' && (
        <details>
          <summary>{t('chatbots.site.found')}</summary>
          <p lang="en">{problem}</p>
        </details>
      )}
    </div>
  )
}

function Proofs({ domain: { record, file } }: { domain: ChatbotDomain }) {
  const { t } = useTranslation()
  return (
    <>
      {record && (
        <>
          <h3>{t('chatbots.site.record')}</h3>
          <dl className={styles.record}>
            <dt>{t('chatbots.site.recordType')}</dt>
            <dd>{record.type}</dd>
            <dt>{t('chatbots.site.recordName')}</dt>
            <dd>
              <CopyText text={record.name} label={t('chatbots.site.copyName')} />
            </dd>
            <dt>{t('chatbots.site.recordValue')}</dt>
            <dd>
              <CopyText text={record.value} label={t('chatbots.site.copyValue')} />
            </dd>
          </dl>
          <p className="dim">{t('chatbots.site.recordHelp')}</p>
        </>
      )}
      {file && (
        <details>
          <summary>{t('chatbots.site.file')}</summary>
          <CopyText text={file.url} label={t('chatbots.site.copyAddress')} />
          <CopyText text={file.content} label={t('chatbots.site.copyContent')} />
        </details>
      )}
    </>
  )
}

/** Where the host is to lead: a record to the name of this server, or to its number. */
function Pointing() {
  const { t } = useTranslation()
  const { baseUrl } = useApi()
  const { hostname } = new URL(baseUrl)
  const isNumber = /^[\d.]+$|^\[/.test(hostname)
  return (
    <>
      <dl className={styles.record}>
        <dt>{t('chatbots.site.recordType')}</dt>
        <dd>{isNumber ? 'A' : 'CNAME'}</dd>
        <dt>{t('chatbots.site.recordValue')}</dt>
        <dd>
          <CopyText text={hostname} label={t('chatbots.site.copyTarget')} />
        </dd>
      </dl>
      <p className="dim">{t('chatbots.site.pointHelp')}</p>
    </>
  )
}
