import type { ChatbotSettings } from '../../firm/chatbots/chatbot-settings.ts'
import { nameForMail } from '../../platform/mail/name-for-mail.ts'
import type { PageOfMail } from '../../platform/mail/write-html.ts'
import { oneLine } from '../../platform/text/plain-lines.ts'
import type { TouredHome } from './present-tour.ts'
import type { Tour } from './tour-store.ts'
import { tellForBoth } from './tour-time.ts'

/** A tour as a mail tells it: how it stood when what is told happened. */
export interface ToldTour extends Tour {
  /** What the firm wrote with the change; '': nothing. */
  answer: string
  home: TouredHome & { url: string }
  /** Whether it was confirmed before, at another time. */
  isMoved: boolean
  /** Whether its visitor has moved or cancelled it. */
  isByVisitor: boolean
}

export interface WrittenMail {
  subject: string
  page: PageOfMail
}

type Settings = Pick<ChatbotSettings, 'Name' | 'TimeZone'>

/** For the firm: all that the visitor left, with the conversation. What a visitor wrote is never in the subject. */
export function writeForFirm(
  tour: ToldTour,
  { Name, TimeZone }: Settings,
  { said, toursUrl }: { said: string; toursUrl: string },
): WrittenMail {
  const name = oneLine(Name)
  const isNew = tour.status === 'requested' && !tour.isByVisitor
  const { email, phone, message, notice, page, home, answer } = tour
  const rows: [string, string][] = [
    ...describeTimes(tour, TimeZone),
    ...describeHome(tour),
    ['Agent of the home', describeAgent(home)],
    ['Name', nameForMail(`${tour.firstName} ${tour.lastName}`)],
    ['E-mail', email],
    ['Phone', phone],
    ['Message', message],
    ['Agreed to', tour.consentText ?? ''],
    ['Notice that was shown', notice],
    ['Page', page],
    ['Written to the visitor', answer],
  ]
  return {
    subject: `${isNew ? '' : 'Re: '}A visitor of ${name} ${deedOf(tour)} (tour ${tour.id})`,
    page: {
      opening: isNew
        ? `A visitor of ${name} wants to see a home: tour ${tour.id}. Nothing is settled until you confirm a time.`
        : tellChange(tour, name),
      rows: rows.filter(([, value]) => value !== ''),
      heading: `The conversation; times are in ${TimeZone}:`,
      body: said,
      link: { label: 'Confirm, decline or cancel it in the console', url: toursUrl },
    },
  }
}

function deedOf({ status, isByVisitor }: ToldTour): string {
  if (!isByVisitor) return 'asks for a tour'
  return status === 'cancelled' ? 'cancels a tour' : 'asks for another time'
}

function tellChange({ id, status, isMoved, isByVisitor }: ToldTour, name: string): string {
  if (!isByVisitor) return `Tour ${id} of a visitor of ${name} is ${isMoved ? 'moved to another time' : status}.`
  return status === 'cancelled'
    ? `A visitor of ${name} has cancelled tour ${id}. Its time is free again.`
    : `A visitor of ${name} asks for another time for tour ${id}. Nothing is settled until you confirm it.`
}

function describeTimes(tour: ToldTour, timeZone: string): [string, string][] {
  const tell = (time: Date): string => tellForBoth(time, timeZone, tour.visitorZone)
  const length: [string, string] = ['Takes', `${tour.minutes} minutes`]
  if (tour.startsAt !== null) return [['When', tell(tour.startsAt)], length]
  return [['Asked for', tour.times.map(tell).join('\n')], length]
}

function describeHome({ home, listingId, kind }: ToldTour): [string, string][] {
  const where = home.address || `home ${listingId}`
  return [
    ['Home', where],
    ['How', kind === 'video' ? 'by video' : 'in person'],
  ]
}

function describeAgent({ agent }: TouredHome): string {
  return agent === null ? '' : [agent.name, agent.office, agent.phone, agent.email].filter(Boolean).join(', ')
}
