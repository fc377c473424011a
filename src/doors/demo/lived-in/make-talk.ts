import { openTurn, runTurn } from '../../../conversation/chat/turn.ts'
import { keepSession, reserveSession } from '../../../conversation/sessions/visitor-session.ts'
import { release } from '../../../conversation/take-over/release.ts'
import { take } from '../../../conversation/take-over/take.ts'
import { writeMessage } from '../../../conversation/take-over/write-message.ts'
import type { Chatbot } from '../../../firm/chatbots/chatbot.ts'
import type { Database } from '../../../platform/database/connect.ts'
import type { Events } from '../../../platform/events/events.ts'
import { AnswerPlaces } from '../../../platform/limits/answer-places.ts'
import type { CallContext, Caller } from '../../../platform/operation.ts'
import { saveHome } from '../../../visitors/alerts/save-home.ts'
import { leaveLead } from '../../../visitors/leads/leave-lead.ts'
import { cancelTour } from '../../../visitors/tours/cancel-tour.ts'
import { confirmTour } from '../../../visitors/tours/confirm-tour.ts'
import { declineTour } from '../../../visitors/tours/decline-tour.ts'
import { requestTour } from '../../../visitors/tours/request-tour.ts'
import type { App } from '../../app.ts'
import { listSaid, putBack } from './demo-fill-store.ts'
import type { Contact, DemoTalk, TalkStep, TourStep } from './demo-talk.ts'
import { pausesOf, timeOfTalk, timeOfTour } from './talk-times.ts'

/** A firm that does not exist: nobody can be written to there (RFC 2606). */
const site = 'https://homes.example.com'
const settledAfterMs = 50 * 60_000

/** Nobody is told of what nobody did. */
const silence: Pick<Events, 'record'> = { record: async () => {} }

/** What one conversation is made with. */
interface Stage {
  app: App
  chatbot: Chatbot
  visitor: Caller
  firm: Caller
  context: CallContext
  began: Date
  homes: ReadonlyMap<string, number>
}

/**
 * Makes a made-up conversation in a transaction: the chatbot’s answers are those that it gives now, to what the script
 * says; leads, tours and the rest go the way that they always go, only that nobody is told of them.
 */
export async function makeTalk(
  app: App,
  transaction: Database,
  chatbot: Chatbot,
  talk: DemoTalk,
  homes: ReadonlyMap<string, number>,
): Promise<void> {
  const { workspaceId, id: chatbotId, settings } = chatbot
  const began = timeOfTalk(talk, settings.TimeZone, app.now())
  const place = { workspaceId, chatbotId, sessionId: await reserveSession(transaction) }
  // Visitors of the chatbot wait in their places for rows that this transaction holds: it must never wait for their places.
  const places = { questionPlaces: new AnswerPlaces(1), answerPlaces: new AnswerPlaces(1) }
  const quiet: App = { ...app, ...places, db: transaction, events: silence as Events, now: () => began }
  const context: CallContext = {
    cleared: new Set(),
    origin: null,
    client: { referrerInfo: JSON.stringify({ url: `${site}${talk.page}` }), lang: talk.language },
    address: '',
    userAgent: undefined,
    cookies: undefined,
    signal: app.stopping,
    requestId: 'demo',
  }
  const stage: Stage = {
    app: quiet,
    chatbot,
    visitor: { workspaceId, grade: 'visitor', visitor: place },
    firm: { workspaceId, grade: 'secret' },
    context,
    began,
    homes,
  }
  await keepSession(transaction, place, context.client)
  let isTaken = false
  for (const step of talk.steps) isTaken = await makeStep(stage, place.sessionId, step, isTaken)
  const said = await listSaid(transaction, place)
  const pauses = pausesOf(said.map(({ role }) => role))
  const at = (seconds: number): Date => new Date(Math.min(began.getTime() + seconds * 1_000, app.now().getTime()))
  const left = at((pauses.at(-1) ?? 0) + 45)
  await putBack(transaction, place, {
    began,
    messages: said.map(({ id }, index) => ({ id, at: at(pauses[index] ?? 0) })),
    left,
    settled: new Date(Math.min(left.getTime() + settledAfterMs, app.now().getTime())),
    leadStatus:
      talk.steps.flatMap((step) => (typeof step === 'object' && 'lead' in step ? [step.status] : []))[0] ?? 'new',
  })
}

/** Answers whether a person has the conversation afterwards. */
async function makeStep(stage: Stage, sessionID: number, step: TalkStep, isTaken: boolean): Promise<boolean> {
  const { app, visitor, firm, context, homes } = stage
  if (step === 'back') {
    await release.run(app, firm, { sessionID }, context)
    return false
  }
  if (typeof step === 'string') {
    await say(stage, sessionID, step)
    return isTaken
  }
  if ('says' in step) {
    if (!isTaken) await take.run(app, firm, { sessionID, name: step.colleague }, context)
    await writeMessage.run(app, firm, { sessionID, content: step.says }, context)
    return true
  }
  if ('saves' in step) {
    const listing = homes.get(step.saves)
    // The firm of the demo may have removed it meanwhile.
    if (listing !== undefined) await saveHome.run(app, visitor, { listing }, context)
    return isTaken
  }
  if ('lead' in step) {
    await leaveLead.run(
      app,
      visitor,
      { ...contactOf(step.lead), message: step.lead.message, ...agreed(stage) },
      context,
    )
    return isTaken
  }
  await makeTour(stage, step)
  return isTaken
}

async function say({ app, visitor, context }: Stage, sessionId: number, content: string): Promise<void> {
  const question = {
    sessionId,
    kind: 'Text' as const,
    content,
    fileIds: [],
    action: null,
    wantsView: true,
    isStreamed: false,
  }
  const turn = await openTurn(app, visitor, question, context)
  for await (const _pieces of runTurn(app, turn, context));
}

async function makeTour({ app, chatbot, visitor, firm, context, began, homes }: Stage, step: TourStep): Promise<void> {
  const listingId = homes.get(step.tour)
  if (listingId === undefined) return
  const time = timeOfTour(step, began, chatbot.settings.TimeZone).toISOString()
  const { kind, message = '', answer = '' } = step
  const asked = {
    listingId,
    times: [time],
    kind,
    ...contactOf(step),
    message,
    timeZone: chatbot.settings.TimeZone,
    ...(chatbot.settings.ConsentEnable ? { consent: true } : {}),
  }
  const { id } = (await requestTour.run(app, visitor, asked, context)) as { id: number }
  const settled = { id: String(id), ...(answer && { message: answer }) }
  if (step.becomes === 'declined') await declineTour.run(app, firm, settled, context)
  if (step.becomes === 'confirmed' || step.becomes === 'cancelled') {
    await confirmTour.run(app, firm, step.becomes === 'confirmed' ? settled : { id: String(id) }, context)
  }
  if (step.becomes === 'cancelled') await cancelTour.run(app, firm, settled, context)
}

function contactOf({ firstName, lastName = '', email, phone }: Contact) {
  return { firstName, lastName, ...(email && { email }), ...(phone && { phone }) }
}

function agreed({ chatbot }: Stage): { consent?: true } {
  return chatbot.settings.ConsentEnable ? { consent: true } : {}
}
