import { Button, SegmentedControl } from '@mantine/core'
import { Link } from '@tanstack/react-router'
import type { LeadDetail } from 'porchlight/client'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../parts/Icon.tsx'
import { Pill } from '../../parts/Pill.tsx'
import { VisitorFace } from '../../parts/pictures/VisitorFace.tsx'
import { tourTones } from '../../parts/tour-tones.ts'
import { webAddress } from '../../parts/web-address.ts'
import { useFormats } from '../../words/use-formats.ts'
import { HomeCard } from '../inbox/cards/HomeCard.tsx'
import { DoubleLine } from './Doubles.tsx'
import { LeadMenu } from './LeadMenu.tsx'
import styles from './lead.module.css'
import { type LeadStatus, leadStatuses } from './leads-search.ts'
import { useLeadWork } from './use-lead-work.ts'

interface Props {
  lead: LeadDetail
  /** The conversation that stands beside it. */
  sessionID: number
  onSession: (sessionID: number) => void
  onOpen: (lead: number) => void
}

/** A person who left contact details, with all that is known of them. */
export function LeadFacts({ lead, sessionID, onSession, onOpen }: Props) {
  const { t } = useTranslation()
  const formats = useFormats()
  const { move, merge, split, isMerging } = useLeadWork()
  const name = `${lead.firstName} ${lead.lastName}`.trim()
  return (
    <div className={styles.facts}>
      <div className={styles.person}>
        <VisitorFace id={lead.sessionIDs[0] ?? lead.id} name={name} size={52} />
        <div>
          <h2 className="cut">{name || t('leads.nameless')}</h2>
          <p className="dim cut">{lead.assignedTo ? lead.assignedTo.name : t('leadDesk.nobody')}</p>
        </div>
        <LeadMenu lead={lead} />
      </div>
      <SegmentedControl
        fullWidth
        aria-label={t('leadDesk.statusOf', { name: name || t('leads.nameless') })}
        value={lead.status}
        onChange={(status) => move(lead, status as LeadStatus)}
        data={leadStatuses.map((status) => ({ value: status, label: t(`leads.status.${status}`) }))}
      />
      <Section title={t('leadDesk.contact')}>
        <ul className={styles.contact}>
          {lead.emails.map((email) => (
            <li key={email}>
              <Icon name="mail" size={16} />
              <a className="cut" href={`mailto:${email}`}>
                {email}
              </a>
            </li>
          ))}
          {lead.phones.map((phone) => (
            <li key={phone}>
              <Icon name="phone" size={16} />
              <a className="cut numbers" href={`tel:${phone.replace(/[^+\d]/g, '')}`}>
                {phone}
              </a>
            </li>
          ))}
          {webAddress(lead.page) && (
            <li>
              <Icon name="link" size={16} />
              <a className="cut" href={lead.page} target="_blank" rel="noopener noreferrer nofollow">
                {lead.page.replace(/^https?:\/\//, '')}
              </a>
            </li>
          )}
        </ul>
      </Section>
      {lead.doubleLeads.length > 0 && (
        <Section title={t('leadDesk.samePerson')}>
          <ul className={styles.doubles}>
            {lead.doubleLeads.map((double) => (
              <li key={double.id}>
                <button type="button" onClick={() => onOpen(double.id)}>
                  <DoubleLine lead={double} />
                </button>
                <Button size="xs" variant="light" loading={isMerging} onClick={() => merge(lead, [double])}>
                  {t('leadDesk.merge')}
                </Button>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {lead.sessionIDs.length > 1 && (
        <Section title={t('leadDesk.partsTitle')}>
          <ul className={styles.parts}>
            {partsOf(lead).map((part) => (
              <li key={part.sessionID} data-shown={part.sessionID === sessionID || undefined}>
                <button
                  type="button"
                  aria-pressed={part.sessionID === sessionID}
                  onClick={() => onSession(part.sessionID)}
                >
                  {t('leadDesk.conversationOf', { time: formats.moment(part.createdAt) })}
                </button>
                {part.leadId !== lead.id && (
                  <Button
                    size="compact-xs"
                    variant="subtle"
                    loading={isMerging}
                    onClick={() => split(lead, [part.leadId])}
                  >
                    {t('leadDesk.takeApart')}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {lead.notes.length > 0 && (
        <Section title={t('leadDesk.left')}>
          <ul className={styles.notes}>
            {lead.notes.map((note) => (
              <li key={note.id}>
                <p dir="auto">{note.message || [note.name, note.email, note.phone].filter(Boolean).join(', ')}</p>
                <small className="dim">
                  {formats.moment(note.createdAt)} · {t(note.source === 'chat' ? 'leadDesk.said' : 'leadDesk.sent')}
                </small>
                {note.consentText && (
                  <small className="dim">
                    {t('leadDesk.agreedTo')}: {note.consentText}
                  </small>
                )}
              </li>
            ))}
          </ul>
        </Section>
      )}
      {lead.tours.length > 0 && (
        <Section title={t('leadDesk.tours')}>
          <ul className={styles.lines}>
            {lead.tours.map((tour) => (
              <li key={tour.id}>
                <Link to="/tours" search={{ view: 'all' }}>
                  <span className="cut">{tour.address || `#${tour.listingId}`}</span>
                  <span className="dim numbers">{formats.moment(tour.time ?? tour.times[0] ?? tour.createdAt)}</span>
                </Link>
                <Pill tone={tourTones[tour.status] ?? 'plain'}>{t(`leads.status.${tour.status}`)}</Pill>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {lead.alerts.length > 0 && (
        <Section title={t('leadDesk.alerts')}>
          <ul className={styles.lines}>
            {lead.alerts.map((alert) => (
              <li key={alert.id}>
                <span dir="auto">{alert.label}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
      {lead.homes.length > 0 && (
        <Section title={t('leadDesk.homes')}>
          <ul className={styles.homes}>
            {lead.homes.map((home) => (
              <li key={home.id}>
                <HomeCard card={{ ...home, note: lead.savedListingIds.includes(home.id) ? t('leadDesk.saved') : '' }} />
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  )
}

/** The conversations of a lead with the lead that each was before it was merged, the newest first. */
function partsOf(lead: LeadDetail): { sessionID: number; leadId: number; createdAt: string }[] {
  return lead.parts.toSorted((one, other) => (one.createdAt < other.createdAt ? 1 : -1))
}

function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={styles.section}>
      <h3>{title}</h3>
      {children}
    </section>
  )
}
