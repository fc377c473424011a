import {
  type BookTourRequest,
  type CreateListingRequest,
  type Given,
  type ListTourTimesResult,
  openClient,
  type PorchlightFunctions,
} from 'porchlight/client'
import type { TestApp } from '../../test-app.ts'
import { untilTold } from '../../until-told.ts'
import { callAsVisitor, openVisitor, type Visitor } from '../../visitor.ts'
import type { Wire, WireAnswer } from '../../wire-call.ts'
import { fullListing } from '../listings/sample-listing.ts'

/** A Monday, 8 o'clock in Los Angeles. */
export const mondayMorning = new Date('2026-11-23T16:00:00Z')

/** A chatbot with one home, and a visitor who talks to it. */
export interface Desk {
  /** Of the server. */
  url: string
  serialNumber: string
  listingId: number
  visitor: Visitor
}

export async function openDesk(
  app: TestApp,
  settings: Record<string, unknown> = {},
  home: Partial<CreateListingRequest> = {},
): Promise<Desk> {
  const serialNumber = await app.addChatbot({ TimeZone: 'America/Los_Angeles', ...settings })
  const listingId = await addHome(app, serialNumber, home)
  return { url: app.url, serialNumber, listingId, visitor: await openVisitor(app, serialNumber) }
}

export async function addHome(
  { url, secretKey }: TestApp,
  serialNumber: string,
  home: Partial<CreateListingRequest> = {},
): Promise<number> {
  const firm = openClient({ baseUrl: url, secretKey })
  return Number(await firm.createListing({ ...fullListing, ...home, SerialNumber: serialNumber }))
}

const clientOf = ({ url, visitor }: Desk): PorchlightFunctions =>
  openClient({ baseUrl: url, visitorKey: visitor.sessionKey })

/** Asks for a tour; whoever asks leaves an address unless told otherwise. */
export function ask(wire: Wire, { visitor, listingId }: Desk, body: Record<string, unknown>): Promise<WireAnswer> {
  const usual = { listingId, kind: 'in-person', email: 'ana@visitor.example' }
  return callAsVisitor(wire, visitor, '/v1/visitor/tour', { ...usual, ...body })
}

/** Asks for a tour that is to be had. Answers its id. */
export async function book(desk: Desk, fields: Partial<Given<BookTourRequest>> & { times: string[] }): Promise<number> {
  const usual = { listingId: desk.listingId, kind: 'in-person' as const, email: 'ana@visitor.example' }
  return (await clientOf(desk).bookTour({ ...usual, ...fields })).id
}

export function change(wire: Wire, id: number, what: string, body: Record<string, unknown> = {}): Promise<WireAnswer> {
  return wire.call({ path: `/v1/tours/${id}/${what}`, body })
}

export function timesOf(desk: Desk): Promise<ListTourTimesResult> {
  return clientOf(desk).listTourTimes({ listingId: desk.listingId })
}

export interface KeptMail {
  recipient: string
  subject: string
  text: string
  html: string
  replyTo: string | null
  thread: string
  calendar: string | null
}

/** The mails about a conversation, in the order in which they were written. */
export async function mailsOf(app: TestApp, { visitor }: Desk): Promise<KeptMail[]> {
  await untilTold(app.app)
  const query = `SELECT recipient, subject, text, html, "replyTo", thread, calendar FROM outbox
    WHERE "sessionId" = $1 ORDER BY id`
  return (await app.app.pool.query(query, [visitor.sessionID])).rows
}
