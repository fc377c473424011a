import { Button, SegmentedControl, TextInput } from '@mantine/core'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { KeptAudit } from 'porchlight/client'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { useChosenChatbot } from '../../../api/chosen-chatbot.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { useMe } from '../../../api/use-me.ts'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { chatbotQuery } from '../../chatbots/chatbot-queries.ts'
import { ChatbotPick } from '../ChatbotPick.tsx'
import { FoundRows } from '../FoundRows.tsx'
import styles from '../setup.module.css'
import { AuditPage } from './AuditPage.tsx'
import { AuditState } from './AuditState.tsx'
import { auditsQuery, isAtWork } from './audit-queries.ts'

const builtInGuide = 'porchlight-guide'
const depths = { quick: 6, usual: 12, thorough: 30 } as const
type Depth = keyof typeof depths
const depthNames = Object.keys(depths) as Depth[]
const mostAnswers = 1_000

/** Whether a chatbot treats people alike: started here, run by the server, kept to be compared. */
export function AuditsPart() {
  const { chatbots } = useMe()
  const { chatbot: named, audit } = useSearch({ from: '/shell/setup/$part' })
  const isOurs = chatbots.some((each) => each.serialNumber === named)
  const serialNumber = useChosenChatbot(isOurs ? named : undefined)
  const { t } = useTranslation()
  const navigate = useNavigate()
  if (serialNumber === undefined) return <EmptyState icon="chatbots" title={t('setup.noChatbot')} />
  if (audit !== undefined) return <AuditPage key={audit} serialNumber={serialNumber} id={audit} />
  const choose = (chatbot: string) =>
    void navigate({ to: '/setup/$part', params: { part: 'fairness' }, search: { chatbot } })
  return (
    <>
      <section className={styles.card} aria-labelledby="fairness">
        <h2 id="fairness">{t('setup.parts.fairness')}</h2>
        <p className={styles.about}>{t('setup.audits.help')}</p>
        <ChatbotPick value={serialNumber} onChange={choose} />
        <StartAudit key={serialNumber} serialNumber={serialNumber} />
      </section>
      <AuditList serialNumber={serialNumber} />
    </>
  )
}

function StartAudit({ serialNumber }: { serialNumber: string }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const queries = useQueryClient()
  const navigate = useNavigate()
  const [depth, setDepth] = useState<Depth>('usual')
  const [answers, setAnswers] = useState('40')
  const { data: chatbot } = useQuery(chatbotQuery(client, serialNumber))
  const hasModel = chatbot !== undefined && chatbot.Model !== builtInGuide
  const count = /^\d{1,4}$/.test(answers) && Number(answers) <= mostAnswers ? Number(answers) : null
  const start = useMutation({
    mutationFn: () =>
      client.startAudit({ serialNumber, requests: depths[depth], modelCalls: hasModel ? (count ?? 0) : 0 }),
    onSuccess: ({ id }) =>
      navigate({ to: '/setup/$part', params: { part: 'fairness' }, search: { chatbot: serialNumber, audit: id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: ['audits'] }),
  })
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault()
        start.mutate()
      }}
    >
      <div>
        <SegmentedControl
          aria-label={t('setup.audits.depth')}
          value={depth}
          onChange={(value) => setDepth(depthNames.find((each) => each === value) ?? 'usual')}
          data={depthNames.map((each) => ({ value: each, label: t(`setup.audits.depths.${each}`) }))}
        />
        <p className="dim">{t('setup.audits.depthHelp', { count: depths[depth] })}</p>
      </div>
      {hasModel && (
        <TextInput
          type="number"
          label={t('setup.audits.answers')}
          description={t('setup.audits.answersHelp', { model: chatbot.Model })}
          min={0}
          max={mostAnswers}
          maw={240}
          value={answers}
          error={count === null && t('setup.audits.answersWrong')}
          onChange={({ currentTarget }) => setAnswers(currentTarget.value)}
        />
      )}
      {start.error && <p role="alert">{explainFailure(start.error, t)}</p>}
      <div>
        <Button type="submit" loading={start.isPending} disabled={!chatbot || (hasModel && count === null)}>
          {t('setup.audits.start')}
        </Button>
      </div>
    </form>
  )
}

function AuditList({ serialNumber }: { serialNumber: string }) {
  const { t } = useTranslation()
  const api = useApi()
  const found = useInfiniteQuery(auditsQuery(api, serialNumber))
  const audits = found.data?.pages.flatMap((page) => page.audits) ?? []
  return (
    <section className={styles.card} aria-labelledby="audits">
      <h2 id="audits">{t('setup.audits.list')}</h2>
      <FoundRows
        found={found}
        rows={audits}
        empty={<EmptyState icon="check" title={t('setup.audits.empty')} help={t('setup.audits.emptyHelp')} />}
      >
        {(audit) => <AuditRow key={audit.id} audit={audit} serialNumber={serialNumber} />}
      </FoundRows>
    </section>
  )
}

function AuditRow({ audit, serialNumber }: { audit: KeptAudit; serialNumber: string }) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { id, by, createdAt, asked, total } = audit
  return (
    <li>
      <span className={styles.what}>
        <strong>
          <Link to="/setup/$part" params={{ part: 'fairness' }} search={{ chatbot: serialNumber, audit: id }}>
            {formats.moment(createdAt)}
          </Link>
        </strong>
        <small dir="auto">
          {by} ·{' '}
          {isAtWork(audit) && total > 0
            ? t('setup.audits.soFar', { asked: formats.number(asked), total: formats.number(total) })
            : t('setup.audits.asked', { count: asked })}
        </small>
      </span>
      <AuditState audit={audit} />
    </li>
  )
}
