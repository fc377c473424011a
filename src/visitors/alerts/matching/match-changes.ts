import { findChatbotOf } from '../../../firm/chatbots/find-chatbot.ts'
import type { ListingScope } from '../../../homes/listings/listing-scope.ts'
import { inTransaction } from '../../../platform/database/in-transaction.ts'
import type { VisitorsApp } from '../../visitors-app.ts'
import type { NewsKind } from '../alert.ts'
import { nextMorning } from '../next-morning.ts'
import { toldHomeOf } from '../told-home.ts'
import { keysOfHome } from './alert-keys.ts'
import { type ChangedHome, readChangedHomes } from './changed-homes.ts'
import { claimVersions, finishTurn, keepTurn, listWaiting, type Turn, takeTurn } from './home-version-store.ts'
import {
  type FoundNews,
  keepNews,
  keepToldHomes,
  listAlertsFor,
  listAlertsOfHomes,
  listTold,
  type MatchedAlert,
  renumberHomes,
} from './matched-alert-store.ts'
import { newsOfEnd, newsOfFound, newsOfKnown } from './news-of.ts'
import { SearchChanged } from './search-changed.ts'
import { wasSeen } from './seen-before.ts'

/** Changes that are matched together. */
const homesAtOnce = 1_000
/** A page of alerts is read and matched in some ten milliseconds; longer ones would be felt by others. */
const alertsAtOnce = 500
/** News that is kept in one statement. */
const newsAtOnce = 2_000
/** A process that has not gone on for so long is taken for dead. */
const leaseSeconds = 60
const mostChatbots = 100
/** Of one alert: who is told of more homes at once looks at them on the page. */
const mostNews = 50
/** Versions of a home that are kept. */
const mostVersions = 4
/** What comes up within that time comes in one mail. */
const gatherMs = 60_000
const pauseSeconds = 300

type Matching = Pick<VisitorsApp, 'db' | 'patientDb' | 'slices' | 'now' | 'stopping' | 'publicUrl'>

/**
 * Matches the homes that changed with the alerts of their chatbots, and keeps what there is to tell. Several processes
 * share the chatbots; what one that died has begun is begun anew, and tells nothing twice.
 */
export async function matchChanges(app: Matching): Promise<void> {
  for (const place of await listWaiting(app.db, mostChatbots)) {
    while (!app.stopping.aborted && (await matchSome(app, place)));
  }
}

/** Answers whether there may be more. */
async function matchSome(app: Matching, place: ListingScope): Promise<boolean> {
  const turn = await takeTurn(app.db, place, leaseSeconds)
  if (turn === null) return false
  const versions = await claimVersions(app.db, turn, homesAtOnce)
  if (versions.length > 0) {
    const homes = await readChangedHomes(app.patientDb, turn, versions)
    const isDone = await new Match(app, turn, homes).run()
    if (!isDone) return false
  }
  await inTransaction(app.db, (transaction) => finishTurn(transaction, turn, mostVersions))
  return versions.length === homesAtOnce
}

/** One portion of changes against all alerts of its chatbot. */
class Match {
  readonly #app: Matching
  readonly #turn: Turn
  readonly #homes: readonly ChangedHome[]
  readonly #byKey: ReadonlyMap<string, ChangedHome>
  #isLost = false
  #due = { atOnce: new Date(0), daily: new Date(0), pauseSeconds }

  constructor(app: Matching, turn: Turn, homes: readonly ChangedHome[]) {
    this.#app = app
    this.#turn = turn
    this.#homes = homes
    this.#byKey = new Map(homes.flatMap((home) => home.homeKeys.map((key) => [key, home] as const)))
  }

  /** False: another process has taken it over, or this one ends. */
  async run(): Promise<boolean> {
    const chatbot = await findChatbotOf(this.#app.db, this.#turn)
    if (chatbot === null) return true
    const now = this.#app.now()
    const daily = nextMorning(now, chatbot.settings.TimeZone)
    this.#due = { atOnce: new Date(now.getTime() + gatherMs), daily, pauseSeconds }
    await this.#keepHomes(chatbot.serialNumber)
    const changed = await SearchChanged.make(this.#app.slices, this.#homes)
    await this.#tellSearches(changed)
    await this.#tellOfEnds(changed)
    await this.#tellOfHomes()
    return !this.#isOver
  }

  /** Before news names them. */
  async #keepHomes(serialNumber: string): Promise<void> {
    const { publicUrl } = this.#app
    const homes = this.#homes.flatMap(({ homeKey, listingId, now, former }) => {
      const shown = now ?? former[0]?.image
      return shown ? [{ homeKey, home: toldHomeOf(shown, { listingId, serialNumber, publicUrl }) }] : []
    })
    await keepToldHomes(this.#app.db, this.#turn, homes)
  }

  get #isOver(): boolean {
    return this.#isLost || this.#app.stopping.aborted
  }

  /** Searches that find a home now. */
  async #tellSearches(changed: SearchChanged): Promise<void> {
    const there = this.#homes.flatMap(({ now }) => now ?? [])
    if (there.length === 0) return
    const prices = there.flatMap(({ ownPrice }) => ownPrice ?? [])
    const wanted = {
      keys: [...new Set(there.flatMap(keysOfHome))],
      lowestPrice: Math.min(...prices),
      highestPrice: Math.max(...prices),
    }
    await this.#page(
      (after) => listAlertsFor(this.#app.db, this.#turn, wanted, after, alertsAtOnce),
      (alert) => {
        const homes = changed.find(alert.criteria).filter((home) => !wasSeen(home, alert))
        if (homes.length === 0) return []
        const before = changed.foundBefore(alert.criteria, homes, alert)
        return homes.flatMap((home) => {
          const last = home.former[0]?.image ?? null
          return this.#tell(alert, home, home.now && newsOfFound(last, home.now, before.has(home.listingId)))
        })
      },
    )
  }

  /** Searches whose visitors were told of a home that is sold or gone now. */
  async #tellOfEnds(changed: SearchChanged): Promise<void> {
    const ended = this.#homes.filter(({ former, now }) => newsOfEnd(former[0]?.image ?? null, now) !== null)
    if (ended.length === 0) return
    const keys = ended.flatMap(({ homeKeys }) => homeKeys)
    await this.#page(
      (after) => listTold(this.#app.db, this.#turn, keys, after, alertsAtOnce),
      (alert) => {
        const found = new Set(changed.find(alert.criteria))
        return alert.told.flatMap((key) => {
          const home = this.#byKey.get(key)
          if (!home || found.has(home)) return []
          return this.#tell(alert, home, newsOfEnd(home.former[0]?.image ?? null, home.now))
        })
      },
    )
  }

  /** Whoever asked for the home itself. */
  async #tellOfHomes(): Promise<void> {
    const keys = [...this.#byKey.keys()]
    await this.#page(
      (after) => listAlertsOfHomes(this.#app.db, this.#turn, keys, after, alertsAtOnce),
      (alert) => {
        const home = alert.homeKey === null ? undefined : this.#byKey.get(alert.homeKey)
        if (!home || wasSeen(home, alert)) return []
        return this.#tell(alert, home, newsOfKnown(home.former[0]?.image ?? null, home.now))
      },
    )
    const there = this.#homes.filter(({ now }) => now !== null)
    if (!this.#isOver && there.length > 0)
      await inTransaction(this.#app.db, (transaction) => renumberHomes(transaction, this.#turn, there))
  }

  #tell({ id }: MatchedAlert, home: ChangedHome, kind: NewsKind | null): FoundNews[] {
    const { homeKey, listingId, now } = home
    const last = home.former[0]?.image ?? null
    const shown = now ?? last
    if (kind === null || shown === null) return []
    const formerPrice = kind === 'priceDrop' ? (last?.ownPrice ?? null) : null
    const price = shown.ownPrice ?? -1
    return [{ alertId: id, homeKey, listingId, kind, price, formerPrice }]
  }

  /**
   * Goes through alerts page by page. While a page is matched, the next one is read and the news of the one before is kept:
   * the database and this process work side by side, and no more than two pages are held. At the end all of it is kept.
   */
  async #page<Row extends MatchedAlert>(
    read: (after: number) => Promise<Row[]>,
    look: (alert: Row) => FoundNews[],
  ): Promise<void> {
    let keeping = Promise.resolve()
    let reading = read(0)
    for (let isLast = false; !isLast && !this.#isOver; ) {
      const alerts = await reading
      isLast = alerts.length < alertsAtOnce
      if (!isLast) reading = handled(read(alerts.at(-1)?.id ?? 0))
      const news: FoundNews[] = []
      for (const alert of alerts) {
        await this.#app.slices.aside()
        news.push(...look(alert).slice(0, mostNews))
      }
      await keeping
      keeping = handled(this.#keep(news))
    }
    await keeping
  }

  async #keep(news: readonly FoundNews[]): Promise<void> {
    await inTransaction(this.#app.db, async (transaction) => {
      this.#isLost = !(await keepTurn(transaction, this.#turn, leaseSeconds))
      for (let at = 0; at < news.length && !this.#isLost; at += newsAtOnce)
        await keepNews(transaction, this.#turn, news.slice(at, at + newsAtOnce), this.#due)
    })
  }
}

/** A promise that is awaited later: until then its failure is nobody's. */
function handled<Value>(promise: Promise<Value>): Promise<Value> {
  promise.catch(() => {})
  return promise
}
