import { mailNews } from '../../../src/visitors/alerts/mail/mail-news.ts'
import { matchChanges } from '../../../src/visitors/alerts/matching/match-changes.ts'
import type { TestApp } from '../../test-app.ts'
import { callAsVisitor, keyOf, openVisitor, type Visitor } from '../../visitor.ts'
import type { Wire, WireAnswer } from '../../wire-call.ts'
import { sampleListing } from '../listings/sample-listing.ts'

/** A Monday, 8 o'clock in Los Angeles. */
export const mondayMorning = new Date('2026-11-23T16:00:00Z')

/** A chatbot, its homes, and a visitor who looks for one. */
export interface AlertDesk {
  app: TestApp
  wire: Wire
  serialNumber: string
  visitor: Visitor
  /** MLS numbers of the homes, by their ids. */
  numbers: Map<number, string>
}

export async function openAlertDesk(
  app: TestApp,
  wire: Wire,
  settings: Record<string, unknown> = {},
): Promise<AlertDesk> {
  const serialNumber = await app.addChatbot({ Name: 'Harbour Homes', TimeZone: 'America/Los_Angeles', ...settings })
  return { app, wire, serialNumber, visitor: await openVisitor(app, serialNumber), numbers: new Map() }
}

/** Lists a home: three bedrooms in Kent for $500,000 unless told otherwise. Answers its id. */
export async function listHome(
  { app, serialNumber, numbers }: AlertDesk,
  home: Record<string, unknown> = {},
): Promise<number> {
  const number = String(home.MLSNumber ?? `A-${numbers.size + 1}`)
  const { body, text } = await app.post<string>('/chat/Chatbot/RealEstateCreate', {
    ...sampleListing,
    ...{ City: 'Kent', State: 'WA', ZIP: '98030', Address: `${numbers.size + 1} Fir Street`, SalePrice: 500_000 },
    ...{ MLSNumber: number, Url: `https://homes.example/${number}` },
    ...home,
    SerialNumber: serialNumber,
  })
  if (!body.Success) throw new Error(text)
  numbers.set(Number(body.Data), number)
  return Number(body.Data)
}

export async function changeHome(
  { app, serialNumber, numbers }: AlertDesk,
  id: number,
  home: Record<string, unknown>,
): Promise<void> {
  const number = numbers.get(id)
  const { body, text } = await app.post('/chat/Chatbot/RealEstateUpdate', {
    ...{ SerialNumber: serialNumber, Key: String(id), KeyType: 'NewOaks' },
    ...sampleListing,
    ...{ MLSNumber: number, Url: `https://homes.example/${number}` },
    ...home,
  })
  if (!body.Success) throw new Error(text)
}

export async function removeHome({ app, serialNumber }: AlertDesk, id: number): Promise<void> {
  const { body, text } = await app.post('/chat/Chatbot/RealEstateDelete', {
    ...{ SerialNumber: serialNumber, Keys: [String(id)], KeyType: 'NewOaks' },
  })
  if (!body.Success) throw new Error(text)
}

/** What the visitor writes in the chat. */
export async function say({ wire, visitor }: AlertDesk, content: string): Promise<void> {
  const answer = await callAsVisitor(wire, visitor, '/chat/Chat/Ask', {
    sessionID: visitor.sessionID,
    content,
    chatAskType: 'Text',
  })
  if (answer.status !== 200) throw new Error(answer.text)
}

export function wish(desk: AlertDesk, body: Record<string, unknown> = {}): Promise<WireAnswer> {
  return callAsVisitor(desk.wire, desk.visitor, '/v1/visitor/alert', { when: 'atOnce', ...body })
}

export interface ShownAlert {
  id: number
  label: string
  chips: string[]
  when: string
  confirmed: boolean
  news: { kind: string; text: string; listing: number; at: string }[]
}

export async function alertsOf({ wire, visitor }: AlertDesk): Promise<ShownAlert[]> {
  const answer = await callAsVisitor(wire, visitor, '/v1/visitor/alerts')
  if (answer.status !== 200) throw new Error(answer.text)
  return JSON.parse(answer.text)
}

/** What there is to tell, oldest first. */
export async function newsOf(desk: AlertDesk): Promise<string[]> {
  const alerts = await alertsOf(desk)
  return alerts.flatMap(({ news }) => news.map(({ kind, listing }) => `${kind} ${listing}`)).reverse()
}

export function endOf(desk: AlertDesk, path: string): Promise<WireAnswer> {
  return desk.wire.call({ method: 'DELETE', path, headers: keyOf(desk.visitor) })
}

export async function savedOf({ wire, visitor }: AlertDesk): Promise<Record<string, unknown>[]> {
  const answer = await callAsVisitor(wire, visitor, '/v1/visitor/saved')
  if (answer.status !== 200) throw new Error(answer.text)
  return JSON.parse(answer.text)
}

/** Has what changed matched. */
export function match({ app }: Pick<AlertDesk, 'app'>): Promise<void> {
  return matchChanges(app.app)
}

/** Lets so many minutes pass, and has the mails written that are due then. */
export async function waitMinutes({ app }: AlertDesk, minutes: number): Promise<void> {
  const now = app.app.now()
  app.app.now = () => new Date(now.getTime() + minutes * 60_000)
  await mailNews(app.app)
}

export interface AlertMail {
  subject: string
  text: string
  html: string
  unsubscribe: string | null
}

/** The mails to an address, in the order in which they were written. */
export async function mailsTo({ app }: AlertDesk, address: string): Promise<AlertMail[]> {
  const { rows } = await app.app.pool.query(
    'SELECT subject, text, html, unsubscribe FROM outbox WHERE "workspaceId" = $1 AND recipient = $2 ORDER BY id',
    [app.workspaceId, address],
  )
  return rows
}

/** The path of a link of a mail. */
export function linkIn({ text }: Pick<AlertMail, 'text'>, kind: 'confirm' | 'stop' | 'stop-all'): string {
  const path = new RegExp(`/alerts/${kind}/[\\w.-]+`).exec(text)?.[0]
  if (path === undefined) throw new Error(`no ${kind} in ${text}`)
  return path
}

/** Opens a page, or presses its button, as somebody without any key. */
export async function open(
  { app }: Pick<AlertDesk, 'app'>,
  path: string,
  method: 'GET' | 'POST' = 'GET',
): Promise<{ status: number; text: string }> {
  const response = await fetch(app.url + path, {
    method,
    ...(method === 'POST' && { body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) }),
  })
  return { status: response.status, text: await response.text() }
}

/** An alert on the visitor's search whose address is confirmed. */
export async function confirmedAlert(
  desk: AlertDesk,
  email: string,
  body: Record<string, unknown> = {},
): Promise<void> {
  const answer = await wish(desk, { email, ...body })
  if (answer.status !== 200) throw new Error(answer.text)
  const mail = (await mailsTo(desk, email)).at(-1)
  if (!mail) throw new Error('no mail')
  await open(desk, linkIn(mail, 'confirm'), 'POST')
}
