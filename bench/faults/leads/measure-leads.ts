import { setTimeout as sleep } from 'node:timers/promises'
import { makeSampleListing } from '../../sample-listings.ts'
import { Dice } from '../../search-latency/dice.ts'
import { exitsOf } from '../hostile/measure-hostile.ts'
import { Journal } from '../journal.ts'
import { addChatbot } from '../load/make-chatbots.ts'
import type { Service } from '../service.ts'
import { type FirmServers, startFirmServers } from './firm-servers.ts'
import { killInTurns } from './kill-in-turns.ts'
import { firmAddress, LeadBook, type SeenByFirm, type SeenItem } from './lead-book.ts'
import { type LeaveContext, leaveInTurns } from './leave.ts'
import { passLeases } from './pass-leases.ts'
import { openTwoProcesses } from './two-processes.ts'

export interface LeadFigures {
  /** Leads and tours that were acknowledged, each note of a lead by itself. */
  acknowledged: { form: number; said: number; tour: number }
  requests: number
  killed: string[]
  /** What was lost, doubled or invented. */
  faults: string[]
  /** Answers that are wrong. */
  wrong: string[]
  exits: string[]
  /** Mails and webhook messages that came again under the same id. */
  mailsAgain: number
  callsAgain: number
  /** From the last answer to a visitor until the firm had heard of everything. */
  toldAfterSeconds: number
}

export interface LeadAmount {
  /** Leads and tours in all. */
  leads: number
  /** In how many seconds they are left, were nothing in the way. */
  leaveSeconds: number
  /** Between two kills. */
  calmMs: number
  /** The last are left only when so many kills have begun. */
  leastKills: number
  /**
   * What a killed process had taken is free again after some minutes. Either that is waited for, or, at the end, the
   * database is told that they are over.
   */
  waitsForLeases: boolean
}

const visitors = 20
/** After all has come, so long is looked for what comes twice. */
const quietMs = 4_000
const longestTellMs = 10 * 60_000

/** Visitors leave leads and tours while processes and the database are killed; then the firm counts. */
export async function measureLeads(amount: LeadAmount, seed: number): Promise<LeadFigures> {
  const dice = new Dice(seed)
  const firm = await startFirmServers()
  const undo: (() => Promise<void>)[] = [firm.close]
  try {
    const processes = await openTwoProcesses({
      SMTP_URL: firm.smtpUrl,
      PORCHLIGHT_OUTBOUND_ALLOW: '127.0.0.1',
      PORCHLIGHT_WEBHOOK_HTTP_HOSTS: '127.0.0.1',
    })
    undo.push(processes.close)
    const { service } = processes.first
    const killed: string[] = []
    const context: LeaveContext = {
      services: [service, processes.second.service],
      journal: new Journal(),
      book: new LeadBook(),
      dice,
      ...(await openFirm(service, firm)),
      count: amount.leads,
      counter: { last: 0 },
      mayBegin: (number) => number * (amount.leastKills + 1) <= amount.leads * (killed.length + 1),
      pauseMs: (amount.leaveSeconds * 1_000 * visitors) / amount.leads,
    }
    const { journal, book } = context
    let isOver = false
    const leaving = Promise.all(Array.from({ length: visitors }, () => leaveInTurns(context))).finally(() => {
      isOver = true
    })
    const { calmMs } = amount
    await Promise.all([killInTurns(processes, { journal, dice, calmMs, mayGoOn: () => !isOver, killed }), leaving])
    const leftAt = performance.now()
    if (!amount.waitsForLeases) await passLeases(processes)
    const told = await untilTold(context, firm)
    return {
      acknowledged: { form: book.count('form'), said: book.count('said'), tour: book.count('tour') },
      requests: journal.outcomes.length,
      killed,
      faults: told.faults,
      wrong: journal.faults,
      exits: context.services.flatMap(exitsOf),
      mailsAgain: countAgain(firm.mails.map(({ id, recipient }) => `${id} ${recipient}`)),
      callsAgain: countAgain(firm.calls.map(({ id }) => id)),
      toldAfterSeconds: (told.at - leftAt) / 1_000,
    }
  } finally {
    for (const step of undo.reverse()) await step()
  }
}

/** A chatbot of the firm with a home, its address, and its webhook. */
async function openFirm(
  { url, credentials }: Service,
  { webhookUrl }: FirmServers,
): Promise<Pick<LeaveContext, 'serialNumber' | 'listingId' | 'starts'>> {
  const serialNumber = await addChatbot(url, credentials, { TalkToHumanEmail: firmAddress, TimeZone: 'UTC' })
  const call = async <Body>(path: string, body: object | null, headers: Record<string, string>): Promise<Body> => {
    const response = await fetch(url + path, {
      method: body === null ? 'GET' : 'POST',
      headers: { ...headers, ...(body === null ? {} : { 'content-type': 'application/json' }) },
      ...(body === null ? {} : { body: JSON.stringify(body) }),
    })
    const text = await response.text()
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${text}`)
    return JSON.parse(text)
  }
  const secret = { authorization: credentials.secretKey }
  const home = { SerialNumber: serialNumber, ...makeSampleListing(1) }
  const created = await call<{ Data: string }>('/chat/Chatbot/RealEstateCreate', home, secret)
  const listingId = Number(created.Data)
  await call('/v1/webhooks', { url: webhookUrl, events: ['lead.created', 'lead.updated', 'tour.requested'] }, secret)
  const config = await call<{ Data: { SessionKey: string } }>('/chat/Chatbot/GetConfig', { serialNumber }, {})
  const key = { 'chatrobot-sessionkey': config.Data.SessionKey }
  const path = `/v1/visitor/tour-times?listingId=${listingId}`
  const { days } = await call<{ days: { starts: string[] }[] }>(path, null, key)
  // Not those of today and tomorrow: they may be over before they are asked for.
  return { serialNumber, listingId, starts: days.slice(2).flatMap(({ starts }) => starts) }
}

/** Waits until nothing is missing any more, and a while longer. Answers when that was, and all that is wrong then. */
async function untilTold(
  { services, serialNumber, book }: LeaveContext,
  firm: FirmServers,
): Promise<{ at: number; faults: string[] }> {
  const end = performance.now() + longestTellMs
  const compare = async (): Promise<ReturnType<LeadBook['compare']>> => {
    const [service] = services
    if (!service) throw new Error('nothing runs')
    const seen: SeenByFirm = { items: await listAll(service, serialNumber), mails: firm.mails, calls: firm.calls }
    return book.compare(seen)
  }
  for (;;) {
    const missing = (await compare()).filter(({ isMissing }) => isMissing)
    const at = performance.now()
    if (missing.length === 0 || at > end) {
      await sleep(quietMs)
      return { at, faults: (await compare()).map(({ fault }) => fault) }
    }
    await sleep(500)
  }
}

/** All of LeadList, page by page. */
async function listAll({ url, credentials }: Service, serialNumber: string): Promise<SeenItem[]> {
  const items: SeenItem[] = []
  for (let pageNumber = 1; ; pageNumber += 1) {
    const response = await fetch(`${url}/chat/Chatbot/LeadList`, {
      method: 'POST',
      headers: { authorization: credentials.secretKey, 'content-type': 'application/json' },
      body: JSON.stringify({ serialNumber, pageNumber, pageSize: 1_000 }),
    })
    if (response.status !== 200) throw new Error(`LeadList answered ${response.status}`)
    const { Data } = (await response.json()) as { Data: SeenItem[] }
    items.push(...Data)
    if (Data.length < 1_000) return items
  }
}

function countAgain(ids: readonly string[]): number {
  return ids.length - new Set(ids).size
}
