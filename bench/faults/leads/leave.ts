import { setTimeout as sleep } from 'node:timers/promises'
import type { Dice } from '../../search-latency/dice.ts'
import { type Call, readData, send } from '../call.ts'
import { isSuccess, type Journal, type Outcome } from '../journal.ts'
import { mayTryAgain } from '../load/load-context.ts'
import type { Service } from '../service.ts'
import { addressOf, type LeadBook, type LeftKind } from './lead-book.ts'

/** What every visitor has at hand. */
export interface LeaveContext {
  /** Each try goes to any of them. */
  services: readonly Service[]
  journal: Journal
  book: LeadBook
  dice: Dice
  serialNumber: string
  /** A home that can be seen, and starts of tours. */
  listingId: number
  starts: readonly string[]
  /** Leads and tours in all. */
  count: number
  /** How many of them are begun. */
  counter: { last: number }
  /** Whether the kills have come so far that this one may be begun. */
  mayBegin(number: number): boolean
  /** Between two of one visitor, in the middle. */
  pauseMs: number
}

/** How long a visitor goes on trying. */
const patienceMs = 240_000

/** Visitors one after the other: each opens a window and leaves something, until all is left. */
export async function leaveInTurns(context: LeaveContext): Promise<void> {
  const { counter, count, dice } = context
  while (counter.last < count) {
    if (!context.mayBegin(counter.last + 1)) {
      await sleep(20)
      continue
    }
    counter.last += 1
    await leave(context, counter.last)
    await sleep(context.pauseMs / 2 + dice.below(Math.max(1, context.pauseMs)))
  }
}

async function leave(context: LeaveContext, number: number): Promise<void> {
  const { dice, book } = context
  const roll = dice.below(100)
  const kind: LeftKind = roll < 30 ? 'tour' : roll < 45 ? 'said' : 'form'
  // Made up, from the networks that no machine has an address in (RFC 2544).
  const address = { 'x-forwarded-for': `198.${18 + (number >> 16)}.${(number >> 8) % 256}.${number % 256}` }
  const opened = await askUntilAnswered(context, {
    kind: 'open a window',
    path: '/chat/Chatbot/GetConfig',
    headers: address,
    body: { serialNumber: context.serialNumber },
  })
  if (!isSuccess(opened)) return
  const { SessionKey, SessionID } = readData<{ SessionKey: string; SessionID: number }>(opened)
  const headers = { ...address, 'chatrobot-sessionkey': SessionKey }
  // Some correct themselves: the lead grows. Some have a client without keys, which never tries again.
  const notes = kind === 'form' && dice.below(8) === 0 ? 2 : 1
  for (let part = 1; part <= notes; part += 1) {
    const mark = `note-${number}-${part}`
    book.want(mark, kind, SessionID)
    const call = callOf(context, kind, mark)
    if (dice.below(12) === 0) {
      note(book, mark, await ask(context, { ...call, headers }))
      continue
    }
    const keyed = { ...call, headers: { ...headers, 'idempotency-key': mark } }
    note(book, mark, await askUntilAnswered(context, keyed))
    if (dice.below(5) === 0) note(book, mark, await askUntilAnswered(context, keyed))
  }
}

function callOf({ dice, starts, listingId }: LeaveContext, kind: LeftKind, mark: string): Call {
  const codes = ['idempotency-key-running']
  const email = addressOf(mark)
  if (kind === 'said') {
    const content = `My address is ${email}, and this is ${mark}`
    return { kind, path: '/chat/Chat/Ask', body: { content }, stream: true, codes }
  }
  const contact = { firstName: 'Ana', email, message: `About the porch, ${mark}` }
  if (kind === 'form') return { kind, path: '/v1/visitor/lead', body: contact, codes }
  const times = [dice.one(starts)]
  return { kind, path: '/v1/visitor/tour', body: { listingId, times, kind: 'video', ...contact }, codes }
}

function note(book: LeadBook, mark: string, outcome: Outcome): void {
  if (isSuccess(outcome) && !outcome.text.includes('"Success":false')) book.kept(mark, outcome.text)
  else book.lost(mark)
}

function ask({ services, journal, dice }: LeaveContext, call: Call): Promise<Outcome> {
  return send(dice.one(services).url, journal, call)
}

/** As a good client: the same again, to whichever process, until there is an answer that says more than "later". */
async function askUntilAnswered(context: LeaveContext, call: Call): Promise<Outcome> {
  const end = performance.now() + patienceMs
  for (;;) {
    const outcome = await ask(context, call)
    const brokeOff = call.stream === true && outcome.status === 200 && !outcome.text.includes('"TaskCompleted":true')
    if (!brokeOff && (isSuccess(outcome) || !mayTryAgain(outcome))) return outcome
    if (performance.now() > end) {
      context.journal.blame(`${call.kind}: tried for ${patienceMs / 1_000} s, and still ${outcome.status}`)
      return outcome
    }
    await sleep(50 + context.dice.below(150))
  }
}
