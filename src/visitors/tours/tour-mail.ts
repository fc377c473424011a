import { writeConversation } from '../../conversation/sessions/conversation-text.ts'
import { listMessages } from '../../conversation/sessions/turns.ts'
import type { Chatbot } from '../../firm/chatbots/chatbot.ts'
import { findChatbotOf } from '../../firm/chatbots/find-chatbot.ts'
import type { Database } from '../../platform/database/connect.ts'
import type { EventConsumer } from '../../platform/events/consumer.ts'
import type { StoredEvent } from '../../platform/events/event-types.ts'
import { nameForMail } from '../../platform/mail/name-for-mail.ts'
import { writeHtml } from '../../platform/mail/write-html.ts'
import { writeText } from '../../platform/mail/write-text.ts'
import { mayMail } from '../../platform/quotas/use-quota.ts'
import { oneLine } from '../../platform/text/plain-lines.ts'
import { tourWordsOf } from '../../reading/languages/all-tour-words.ts'
import type { LanguageCode } from '../../reading/languages/language-code.ts'
import {
  isWindowLanguage,
  type WindowLanguage,
  windowLanguageNamed,
} from '../../reading/languages/spoken/spoken-language.ts'
import { tellLanguage } from '../../reading/languages/spoken/tell-language.ts'
import type { TourWords } from '../../reading/languages/tables/tour-words.ts'
import { findRecipient } from '../leads/recipient.ts'
import type { VisitorsApp } from '../visitors-app.ts'
import { writeForVisitor } from './mail/write-visitor-mail.ts'
import { findTour } from './tour-store.ts'
import { findTouredHomes, unlistedHome } from './toured-home.ts'
import { type ToldTour, type WrittenMail, writeForFirm } from './write-tour-mail.ts'

type TourEvent = Extract<StoredEvent, { type: 'tour.requested' | 'tour.changed' }>

/**
 * Mails both sides what becomes of a tour: the firm’s recipient, and the visitor who left an address. What the firm has
 * changed goes with an invitation for their calendars, or with what takes it back. An agent of the home who is no user
 * of the workspace is named to the firm and never gets mail (firm.md).
 */
export const tourMail: EventConsumer<VisitorsApp> = {
  name: 'tour-mail',
  types: ['tour.requested', 'tour.changed'],
  async handle(app, transaction, event: TourEvent) {
    const tour = await findToldTour(app, transaction, event)
    const chatbot = tour && (await findChatbotOf(transaction, tour))
    if (!tour || !chatbot) return
    const recipient = await findRecipient({ db: transaction }, tour.workspaceId, chatbot.settings)
    const isChanged = event.type === 'tour.changed'
    const calendarIn = async (words: TourWords) =>
      isChanged ? makeCalendar(app, tour, chatbot, { recipient, words }) : null
    const post = (
      to: string,
      { subject, page }: WrittenMail,
      replyTo: string | null,
      calendar: string | null,
    ): Promise<unknown> =>
      app.mailer.post(
        {
          workspaceId: tour.workspaceId,
          sessionId: tour.sessionId,
          recipient: to,
          subject,
          text: writeText(page),
          html: writeHtml(page),
          replyTo,
          thread: `tour-${tour.id}`,
          ...(calendar === null ? {} : { calendar }),
        },
        transaction,
      )
    if (recipient !== null && !('isQuiet' in event.data)) {
      const said = await writeConversation(transaction, tour, chatbot.settings.TimeZone)
      const mail = writeForFirm(tour, chatbot.settings, { said, toursUrl: `${app.publicUrl}/console/tours` })
      await post(recipient, mail, tour.email || null, await calendarIn(tourWordsOf('en')))
    }
    // What a form asks for, or the chat asks to change, may be meant for anybody; what the firm does with it is theirs to say,
    // and so is that one is off which it had confirmed.
    const isOfFirm = isChanged && (!tour.isByVisitor || tour.startsAt !== null)
    const mayTell = async (): Promise<boolean> =>
      isOfFirm || mayMail(app, transaction, { workspaceId: tour.workspaceId, quota: 'tourMails', address: tour.email })
    if (tour.email !== '' && (await mayTell())) {
      const words = tourWordsOf(await findLanguage(app, transaction, tour, chatbot))
      // Before anybody of the firm has seen it, nobody is told who that is.
      const replyTo = isChanged ? recipient : null
      await post(tour.email, writeForVisitor(tour, chatbot.settings, words), replyTo, await calendarIn(words))
    }
  },
}

/** What the chatbot answers in, else what the visitor wrote last that tells a language; English where nothing was said. */
async function findLanguage(
  { languages }: Pick<VisitorsApp, 'languages'>,
  db: Database,
  tour: ToldTour,
  { settings }: Chatbot,
): Promise<WindowLanguage> {
  const set = windowLanguageNamed(settings.AIResponseLanguage)
  if (set) return set
  const said = (await listMessages(db, tour)).filter(({ role }) => role === 'question')
  let read: LanguageCode = 'en'
  let language: WindowLanguage = read
  for (const { content } of said) {
    const told = tellLanguage(content, language)
    read = await languages.hear(content.slice(0, 2_000), read)
    language = told !== null && told !== 'other' && isWindowLanguage(told) ? told : read
  }
  return language
}

/** The tour as it was by the event, whatever became of it since; null when it was erased. */
async function findToldTour(
  { publicUrl }: VisitorsApp,
  db: Database,
  { workspaceId, type, data }: TourEvent,
): Promise<ToldTour | null> {
  const tour = await findTour(db, workspaceId, data.tourId)
  if (!tour) return null
  const homes = await findTouredHomes(db, { ...tour, publicUrl }, [tour.listingId])
  const home = { url: '', ...(homes.get(tour.listingId) ?? unlistedHome) }
  if (type === 'tour.requested') {
    return {
      ...tour,
      status: 'requested',
      startsAt: null,
      sequence: 0,
      answer: '',
      home,
      isMoved: false,
      isByVisitor: false,
    }
  }
  const { startsAt, sequence, isMoved = false, isByVisitor = false } = data
  // Events hold what tours are set to.
  const status = data.status as ToldTour['status']
  const answer = tour.answers[sequence - 1] ?? ''
  return {
    ...tour,
    status,
    startsAt: startsAt === null ? null : new Date(startsAt),
    sequence,
    answer,
    home,
    isMoved,
    isByVisitor,
  }
}

async function makeCalendar(
  { publicUrl, now }: VisitorsApp,
  tour: ToldTour,
  { settings }: Chatbot,
  { recipient, words }: { recipient: string | null; words: TourWords },
): Promise<string | null> {
  const startsAt = tour.startsAt ?? tour.times[0]
  if (startsAt === undefined) return null
  const { subject, page } = writeForVisitor(tour, settings, words)
  // Most processes never write one.
  const { writeTourCalendar } = await import('./mail/tour-calendar.ts')
  return writeTourCalendar(
    {
      uid: `${tour.uid}@porchlight`,
      sequence: tour.sequence,
      isCancelled: tour.status !== 'confirmed',
      startsAt,
      minutes: tour.minutes,
      summary: tour.home.address === '' ? subject : words.tourOf(tour.home.address),
      description: [page.opening, ...page.rows.map(([name, value]) => `${name}: ${value}`)].join('\n'),
      location: tour.kind === 'video' ? words.videoCall : tour.home.address,
      url: page.link?.url ?? null,
      organizer: { name: oneLine(settings.Name), email: recipient ?? `tours@${hostOf(publicUrl)}` },
      guest: tour.email === '' ? null : { name: nameForMail(`${tour.firstName} ${tour.lastName}`), email: tour.email },
    },
    now(),
  )
}

/** Calendars want to know an organizer also where nobody of the firm is named. */
function hostOf(publicUrl: string): string {
  return URL.canParse(publicUrl) ? new URL(publicUrl).hostname.replace(/[[\]:]/g, '') : 'localhost'
}
