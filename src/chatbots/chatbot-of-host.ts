import type { Database } from '../database/connect.ts'
import { listCustomDomains } from './chatbot-store.ts'
import { parseDomain, writeHost } from './domains.ts'

/** A new CustomDomain is at home after this long at the latest. */
const keptMs = 30_000
const maxDomains = 10_000

interface Known {
  serialNumbers: ReadonlyMap<string, string>
  until: number
}

const knownOf = new WeakMap<Database, Promise<Known>>()

/**
 * The serialNumber of the chatbot whose CustomDomain is this host, without or with its port; null when it is nobody's.
 * Where several chatbots name one host, the oldest has it. `now` in milliseconds.
 */
export async function findChatbotOfHost(db: Database, host: string, now: number): Promise<string | null> {
  const wanted = parseDomain(host)
  if (!wanted) return null
  const { serialNumbers } = await recall(db, now)
  return serialNumbers.get(writeHost(wanted)) ?? serialNumbers.get(wanted.host) ?? null
}

async function recall(db: Database, now: number): Promise<Known> {
  const former = knownOf.get(db)
  const known = await former?.catch(() => null)
  // A clock that jumped back must not keep it for years.
  if (known && now < known.until && now > known.until - 2 * keptMs) return known
  // Of all who find it too old at once, the first one looks for all.
  const begun = knownOf.get(db)
  if (begun && begun !== former) return begun
  const fresh = load(db, now)
  knownOf.set(db, fresh)
  return fresh
}

async function load(db: Database, now: number): Promise<Known> {
  const serialNumbers = new Map<string, string>()
  for (const { serialNumber, customDomain } of await listCustomDomains(db, maxDomains)) {
    const domain = parseDomain(customDomain)
    if (!domain || domain.wildcard) continue
    const host = writeHost(domain)
    if (!serialNumbers.has(host)) serialNumbers.set(host, serialNumber)
  }
  return { serialNumbers, until: now + keptMs }
}
