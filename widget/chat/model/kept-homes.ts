import type { ListingCard } from '../../../src/conversation/guide/answer-view.ts'
import type { VisitorCalls } from './api.ts'
import type { Kept } from './chat-state.ts'
import { CallFailure } from './failure.ts'
import type { HeldState } from './held-state.ts'

// Fetched with the first home that is drawn, or with what was said before: who only opens the chat keeps nothing.

/** A home that the visitor keeps. */
export interface KeptHome extends ListingCard {
  /** What became of it since: that its price fell, or that it is sold. */
  change?: { kind: string; text: string }
}

/** Something that an alert has to tell. */
export interface AlertNews {
  kind: string
  text: string
  listing: number
}

/** What the visitor wants to hear of; `confirmed`: by mail, too. */
export interface KeptAlert {
  id: number
  /** The search, in words. */
  label: string
  chips: string[]
  when: 'atOnce' | 'daily'
  confirmed: boolean
  news: AlertNews[]
}

const homesPath = '/v1/visitor/saved'
const alertsPath = '/v1/visitor/alerts'

/** What is kept of the session that goes on; of another one, nothing. */
export function keptOf({ now }: Pick<HeldState, 'now'>): Kept {
  const session = now.config?.SessionID ?? 0
  return now.kept?.session === session ? now.kept : { session, homes: [], alerts: 0, hasNews: false, isOff: false }
}

/** Reads what the visitor keeps; a server that cannot be reached is asked again with the next look. */
export async function loadKept(held: HeldState, calls: VisitorCalls): Promise<void> {
  const call: Call = (...args) => calls.call(...args)
  try {
    const [homes, alerts] = await Promise.all([readHomes(call), readAlerts(call)])
    const hasNews = alerts.some(({ news }) => news.length > 0)
    held.set({ kept: { ...keptOf(held), homes: homes.map(({ id }) => id), alerts: alerts.length, hasNews } })
  } catch (error) {
    if (isMissing(error)) held.set({ kept: { ...keptOf(held), isOff: true } })
  }
}

/** That there is one more alert, until it is read again. */
export function countAlert(held: HeldState): void {
  const kept = keptOf(held)
  held.set({ kept: { ...kept, alerts: kept.alerts + 1 } })
}

type Call = VisitorCalls['call']

export async function readHomes(call: Call): Promise<KeptHome[]> {
  return listOf<KeptHome>(await call('GET', homesPath))
}

export async function readAlerts(call: Call): Promise<KeptAlert[]> {
  return listOf<KeptAlert>(await call('GET', alertsPath))
}

export async function removeAlert(call: Call, id: number): Promise<void> {
  await call('DELETE', `${alertsPath}/${id}`)
}

/** Keeps a home, or lets go of it: shown at once, and taken back when the server does not do it. Throws a Failure. */
export async function keepHome(held: HeldState, calls: VisitorCalls, listing: number, keeps: boolean): Promise<void> {
  const change = (isIn: boolean, isOff = false): void => {
    const kept = keptOf(held)
    const others = kept.homes.filter((id) => id !== listing)
    held.set({ kept: { ...kept, homes: isIn ? [...others, listing] : others, isOff: kept.isOff || isOff } })
  }
  change(keeps)
  try {
    if (keeps) await calls.call('POST', homesPath, { listing })
    else await calls.call('DELETE', `${homesPath}/${listing}`)
  } catch (error) {
    change(!keeps, isMissing(error))
    throw error
  }
}

function isMissing(error: unknown): boolean {
  return error instanceof CallFailure && ['path-not-found', 'http-404'].includes(error.code)
}

/** The server's answers are lists. */
function listOf<Item>(answer: unknown): Item[] {
  // Of what the operation names.
  return Array.isArray(answer) ? (answer as Item[]) : []
}
