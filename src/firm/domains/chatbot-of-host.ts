import type { Database } from '../../platform/database/connect.ts'
import { parseDomain, writeHost } from '../chatbots/domains.ts'
import { listProven } from './domain-proof-store.ts'

/** A new proof is known in every process after this long at the latest. */
const keptMs = 30_000
const maxDomains = 10_000

interface Known {
  serialNumbers: ReadonlyMap<string, string>
  until: number
}

/** Which chatbot a proven host leads to, as one process last looked. */
export class ProvenHosts {
  readonly #db: Database
  #known: Promise<Known> | null = null

  constructor(db: Database) {
    this.#db = db
  }

  /**
   * The serialNumber of the chatbot whose CustomDomain is this host, without or with its port; null when it is nobody's.
   * Only a proven host counts; where several chatbots have proven one, the one that did so last has it
   * (docs/decisions/0024). `now` in milliseconds.
   */
  async findChatbot(host: string, now: number): Promise<string | null> {
    const wanted = parseDomain(host)
    if (!wanted) return null
    const { serialNumbers } = await this.#recall(now)
    return serialNumbers.get(writeHost(wanted)) ?? serialNumbers.get(wanted.host) ?? null
  }

  /** Whether the root of a chatbot's CustomDomain leads to it. */
  async leadTo(
    { serialNumber, customDomain }: { serialNumber: string; customDomain: string },
    now: number,
  ): Promise<boolean> {
    const domain = parseDomain(customDomain)
    if (!domain || domain.wildcard) return false
    const { serialNumbers } = await this.#recall(now)
    return serialNumbers.get(writeHost(domain)) === serialNumber
  }

  /** After a proof has changed in this process: the next who asks looks anew. */
  forget(): void {
    this.#known = null
  }

  async #recall(now: number): Promise<Known> {
    const former = this.#known
    const known = await former?.catch(() => null)
    // A clock that jumped back must not keep it for years.
    if (known && now < known.until && now > known.until - 2 * keptMs) return known
    // Of all who find it too old at once, the first one looks for all.
    const begun = this.#known
    if (begun && begun !== former) return begun
    const fresh = load(this.#db, now)
    this.#known = fresh
    return fresh
  }
}

async function load(db: Database, now: number): Promise<Known> {
  const serialNumbers = new Map<string, string>()
  for (const { serialNumber, customDomain, host } of await listProven(db, maxDomains)) {
    const domain = parseDomain(customDomain)
    // The proof of a host that the setting named before is worth nothing.
    if (domain && !domain.wildcard && writeHost(domain) === host) serialNumbers.set(host, serialNumber)
  }
  return { serialNumbers, until: now + keptMs }
}
