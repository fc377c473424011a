import { Button, Skeleton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link, useLocation } from '@tanstack/react-router'
import type { Chatbot, ChatbotConnection } from 'porchlight/client'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { explainFailure } from '../../../api/explain-failure.ts'
import { EmptyState } from '../../../parts/EmptyState.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { useFormats } from '../../../words/use-formats.ts'
import { ConnectionAddress } from './ConnectionAddress.tsx'
import { ConnectionCode } from './ConnectionCode.tsx'
import styles from './connect.module.css'
import { RequestDays } from './RequestDays.tsx'
import { sumRequests } from './request-sums.ts'
import { TryConnection } from './TryConnection.tsx'

/** Counters move while one looks: they are read again after so long. */
const freshMs = 15_000

/** How other programs reach a chatbot: where, with what, by which code, whether it works, and whether any did. */
export function ConnectPage({ chatbot }: { chatbot: Chatbot }) {
  const { t } = useTranslation()
  const { client } = useApi()
  const { serialNumber } = chatbot
  // Behind the # of the address: what no other page reads, the frame of the console need not know.
  const by = useLocation({ select: ({ hash }) => hash })
  const { data, error, refetch } = useQuery({
    queryKey: ['connections', serialNumber],
    queryFn: ({ signal }) => client.listConnections({ serialNumber }, { signal }),
    staleTime: freshMs,
    refetchInterval: freshMs,
  })
  if (!data && error)
    return (
      <EmptyState icon="warning" title={explainFailure(error, t)}>
        <Button variant="light" onClick={() => void refetch()}>
          {t('tryAgain')}
        </Button>
      </EmptyState>
    )
  if (!data) return <Skeleton height={240} radius="lg" m="lg" />
  const { connections } = data
  const chosen = connections.find(({ connection }) => connection === by) ?? connections[0]
  return (
    <div className={styles.scrolled}>
      <p className={styles.intro}>{t('chatbots.connect.intro')}</p>
      <nav aria-label={t('chatbots.connect.choose')} className={styles.choices}>
        {connections.map((each) => (
          <Choice
            key={each.connection}
            connection={each}
            serialNumber={serialNumber}
            isChosen={each.connection === chosen?.connection}
          />
        ))}
      </nav>
      {chosen && (
        <div className={styles.columns} key={chosen.connection}>
          <div className={styles.column}>
            <ConnectionAddress connection={chosen} serialNumber={serialNumber} />
            <ConnectionCode connection={chosen} serialNumber={serialNumber} />
          </div>
          <div className={styles.column}>
            <TryConnection connection={chosen} serialNumber={serialNumber} />
            <RequestDays connection={chosen} />
          </div>
        </div>
      )}
    </div>
  )
}

interface ChoiceProps {
  connection: ChatbotConnection
  serialNumber: string
  isChosen: boolean
}

function Choice({ connection: { connection, title, needsKey, days }, serialNumber, isChosen }: ChoiceProps) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { requests } = sumRequests(days)
  return (
    <Link
      to="/chatbots/$serialNumber"
      params={{ serialNumber }}
      search={{ view: 'connect' }}
      hash={connection}
      replace
      // Or each of them would count as the page that one is at.
      activeOptions={{ includeHash: true }}
      className={styles.choice}
      aria-current={isChosen ? 'page' : undefined}
    >
      <strong>{title}</strong>
      <span className={styles.facts}>
        <span>
          <Icon name={needsKey ? 'keys' : 'check'} size={15} />
          {t(`chatbots.connect.short.${needsKey ? 'key' : 'noKey'}`)}
        </span>
        {requests > 0 && (
          <span className="numbers">
            {t('chatbots.connect.calls.count', { count: requests, shown: formats.number(requests) })}
          </span>
        )}
      </span>
    </Link>
  )
}
