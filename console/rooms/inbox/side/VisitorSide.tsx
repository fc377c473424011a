import { ActionIcon, CopyButton } from '@mantine/core'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import type { Conversation, Lead } from 'porchlight/client'
import { lazy, type ReactNode, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useApi } from '../../../api/api-context.ts'
import { useMe } from '../../../api/use-me.ts'
import { conversationQuery } from '../../../live/conversation-queries.ts'
import { Hint } from '../../../parts/Hint.tsx'
import { Icon } from '../../../parts/Icon.tsx'
import { Pill } from '../../../parts/Pill.tsx'
import { VisitorFace } from '../../../parts/pictures/VisitorFace.tsx'
import { tourTones } from '../../../parts/tour-tones.ts'
import { webAddress } from '../../../parts/web-address.ts'
import { nameLanguage } from '../../../words/name-language.ts'
import { useFormats } from '../../../words/use-formats.ts'
import { placeOf } from '../list/ConversationRow.tsx'
import { KnownOfVisitor } from './KnownOfVisitor.tsx'
import { leadsOfQuery } from './leads-of-query.ts'
import styles from './side.module.css'
import { wishesOf } from './wishes-of.ts'

const SideDrawer = lazy(() => import('./SideDrawer.tsx').then(({ SideDrawer: component }) => ({ default: component })))

interface Props {
  sessionID: number
  /** Over the thread, where there is no room beside it. */
  asDrawer: boolean
  onClose: () => void
}

/** Who the visitor is, as far as they told. */
export function VisitorSide({ sessionID, asDrawer, onClose }: Props) {
  const { t } = useTranslation()
  const { data: conversation } = useQuery(conversationQuery(useApi(), sessionID))
  if (asDrawer) {
    return (
      <Suspense fallback={null}>
        <SideDrawer onClose={onClose}>{conversation && <Facts conversation={conversation} />}</SideDrawer>
      </Suspense>
    )
  }
  return (
    <aside className={styles.side} aria-label={t('inbox.side.label')}>
      {conversation && <Facts conversation={conversation} />}
    </aside>
  )
}

function Facts({ conversation }: { conversation: Conversation }) {
  const { t, i18n } = useTranslation()
  const formats = useFormats()
  const me = useMe()
  const { sessionID, serialNumber, page, startedAt, lastMessageAt, messageCount, visitorName, messages, language } =
    conversation
  const { data: items } = useQuery(leadsOfQuery(useApi(), serialNumber, sessionID, messageCount))
  const lead = items?.find(({ Type }) => Type === 'Lead')
  const tours = items?.filter(({ Type }) => Type === 'Appointment') ?? []
  const wishes = wishesOf(messages)
  const chatbot = me.chatbots.find((each) => each.serialNumber === serialNumber)
  return (
    <>
      <div className={styles.top}>
        <VisitorFace id={sessionID} name={visitorName} size={52} />
        <div className={styles.name}>
          <p>{visitorName || t('inbox.visitor', { id: sessionID })}</p>
          {!visitorName && <small>{t('inbox.side.anonymous')}</small>}
        </div>
      </div>
      <Section title={t('inbox.side.contact')}>
        {lead ? <Contact lead={lead} /> : <p className={styles.none}>{t('inbox.side.noContact')}</p>}
      </Section>
      {tours.length > 0 && (
        <Section title={t('inbox.side.tours')}>
          <ul className={styles.tours}>
            {tours.map(({ ID, Status, AppointmentTime }) => (
              <li key={ID}>
                <Link to="/tours" search={{ view: 'all' }}>
                  {AppointmentTime ? formats.moment(AppointmentTime) : `#${ID}`}
                </Link>
                <Pill tone={tourTones[Status] ?? 'plain'}>{t(`leads.status.${Status}`)}</Pill>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {wishes.length > 0 && (
        <Section title={t('inbox.side.wishes')}>
          <ul className={styles.wishes}>
            {wishes.map((wish) => (
              <li key={wish}>
                <Pill tone="accent">{wish}</Pill>
              </li>
            ))}
          </ul>
        </Section>
      )}
      <KnownOfVisitor conversation={conversation} />
      <Section>
        <dl className={styles.facts}>
          {language !== '' && <Fact name={t('desk.visitor.language')}>{nameLanguage(language, i18n.language)}</Fact>}
          <Fact name={t('inbox.side.page')}>
            {webAddress(page) ? (
              <a href={page} target="_blank" rel="noopener noreferrer nofollow" title={page}>
                {placeOf(page)}
              </a>
            ) : (
              page || t('inbox.side.noPage')
            )}
          </Fact>
          {chatbot && <Fact name={t('inbox.side.chatbot')}>{chatbot.name}</Fact>}
          <Fact name={t('inbox.side.began')}>{formats.moment(startedAt)}</Fact>
          {lastMessageAt && <Fact name={t('inbox.side.last')}>{formats.moment(lastMessageAt)}</Fact>}
          <Fact name={t('inbox.side.count')}>{formats.number(messageCount)}</Fact>
          <Fact name={t('inbox.side.number')}>{String(sessionID)}</Fact>
        </dl>
      </Section>
    </>
  )
}

function Contact({ lead }: { lead: Lead }) {
  const { t } = useTranslation()
  const split = (text: string): string[] => text.split(', ').filter(Boolean)
  return (
    <ul className={styles.contact}>
      {split(lead.Email).map((email) => (
        <li key={email}>
          <Icon name="mail" size={16} />
          <a className="cut" href={`mailto:${email}`}>
            {email}
          </a>
          <Copy value={email} label={t('inbox.side.copyEmail')} />
        </li>
      ))}
      {split(lead.Phone).map((phone) => (
        <li key={phone}>
          <Icon name="phone" size={16} />
          <a className="cut" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
            {phone}
          </a>
          <Copy value={phone} label={t('inbox.side.copyPhone')} />
        </li>
      ))}
      {lead.Message && (
        <li className={styles.message}>
          <span className={styles.hidden}>{t('inbox.side.message')}</span>
          <p dir="auto">{lead.Message}</p>
        </li>
      )}
    </ul>
  )
}

function Copy({ value, label }: { value: string; label: string }) {
  const { t } = useTranslation()
  return (
    <CopyButton value={value}>
      {({ copied, copy }) => (
        <Hint text={copied ? t('copied') : label}>
          <ActionIcon variant="subtle" color="gray" size="sm" aria-label={label} onClick={copy}>
            <Icon name={copied ? 'check' : 'copy'} size={15} />
          </ActionIcon>
        </Hint>
      )}
    </CopyButton>
  )
}

function Section({ title, children }: { title?: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      {title && <h3>{title}</h3>}
      {children}
    </section>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd className="cut">{children}</dd>
    </div>
  )
}
