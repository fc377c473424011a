import type { Database } from '../../platform/database/connect.ts'
import type { GuardedFetch } from '../../platform/outbound/guarded-fetch.ts'
import { fetchPage, type PageAnswer, type PageRequest } from './fetch-page.ts'
import { HostPaces } from './host-paces.ts'
import type { PoliteParts } from './polite-fetch.ts'
import { readSitemap, type Sitemap } from './read-sitemap.ts'
import { Robots } from './robots.ts'
import { SharedPacesInDatabase } from './shared-paces-store.ts'

/** Fetches pages and sitemaps of firms: behind the guard, by robots.txt, and at the pace of each host. */
export class Crawler {
  readonly #parts: PoliteParts

  /**
   * `intervalMs` between two requests to a host; left out: as firm.md says. `db`: where the paces are kept with all other
   * processes; left out: by this one alone.
   */
  constructor({ fetch, intervalMs, db }: { fetch: GuardedFetch; intervalMs?: number; db?: Database }) {
    const shared = db && new SharedPacesInDatabase(db)
    this.#parts = { fetch, robots: new Robots(fetch), paces: new HostPaces(intervalMs, shared) }
  }

  /** Fails with a CrawlError, whose message is for the firm, or with the signal's reason. */
  fetchPage(request: PageRequest): Promise<PageAnswer> {
    return fetchPage(this.#parts, request)
  }

  /** Fails with a CrawlError, whose message is for the firm, or with the signal's reason. */
  readSitemap(request: { url: string; signal: AbortSignal }): Promise<Sitemap> {
    return readSitemap(this.#parts, request)
  }
}
