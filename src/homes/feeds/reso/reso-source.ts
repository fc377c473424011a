import type { ResoFields } from '../../listings/import/apart/reso-metadata.ts'
import {
  isDeleted,
  type ResoReading,
  type ResoRecord,
  readResoRecord,
  resoColumns,
} from '../../listings/import/fields/reso-row.ts'
import type { Source, SourceRecord } from '../../listings/import/reading/source.ts'
import type { FeedProgress } from '../feed.ts'
import { FeedFailure } from '../feed-failure.ts'
import { type ResoClient, ResoRefusal } from './reso-client.ts'
import { allKeys, changedSince, type ResoQuery } from './reso-query.ts'
import type { WebApiRules } from './web-api-rules.ts'

export interface ResoRun {
  client: ResoClient
  base: string
  filter: string
  progress: FeedProgress
  /** Keeps up to where everything is stored: a run that is killed goes on from there. */
  keep(progress: FeedProgress): Promise<void>
  reading: ResoReading & { signal: AbortSignal }
  /** Awaited before each home: lets others work in between. */
  rest(): Promise<void>
  /** Whether the keys of all homes are compared now and then, so that what is gone without a word is found. */
  compares: boolean
  /** From then on no further page is asked for: others want their turn. Null: never. */
  endAt: Date | null
  pageSize?: number
  rules: WebApiRules
  /** Keeps the pictures of homes that were stored; left out: they stay where they are. */
  pictures?: { addressesOf: NonNullable<ResoReading['keepPictures']>; flush(): Promise<void> }
}

/** Homes of a page are stored in pieces of this size. */
const mostAtOnce = 500
const compareMs = 24 * 3_600_000
/** Servers answer from copies that lag behind: what changed in the minutes before is asked for again. */
const overlapMs = 10 * 60_000
/** A page that a server cannot give is asked for in smaller ones, down to this. */
const fewest = 10

/** The homes of a RESO Web API that changed since the last run, then the keys of all where their time has come. */
export async function openResoSource(run: ResoRun): Promise<Source> {
  const fields = await readFields(run)
  const { pictures } = run
  const reading = { ...run.reading, ...(pictures && { keepPictures: pictures.addressesOf }) }
  const state: ResoState = { isWhole: false, pending: null, line: 0 }
  const query: ResoQuery = {
    base: run.base,
    filter: run.filter,
    fields,
    expands: run.progress.noExpand !== true,
    picks: run.rules.picks,
    orders: run.rules.orders,
  }
  return {
    format: 'ndjson',
    columns: [...resoColumns],
    batches: readAll({ ...run, reading }, query, state),
    onStored: async () => {
      await pictures?.flush()
      if (state.pending === null) return
      Object.assign(run.progress, state.pending)
      state.pending = null
      await run.keep(run.progress)
    },
    isWhole: () => state.isWhole,
  }
}

interface ResoState {
  isWhole: boolean
  /** What is to be kept once all that was given is stored. */
  pending: Partial<FeedProgress> | null
  line: number
}

/** A server that does not show its metadata is asked for everything it has. */
async function readFields({ client, base }: ResoRun): Promise<ResoFields | null> {
  try {
    return await client.readMetadata(`${base}/$metadata`)
  } catch (error) {
    if (error instanceof ResoRefusal && error.status !== 401) return null
    throw error
  }
}

async function* readAll(run: ResoRun, query: ResoQuery, state: ResoState): AsyncGenerator<SourceRecord[]> {
  const { progress, reading, endAt } = run
  const from = progress.since !== undefined && progress.isCaughtUp ? shift(progress.since, -overlapMs) : progress.since
  const keep = (change: Partial<FeedProgress>): void => {
    state.pending = { ...state.pending, ...change }
  }
  let latest = progress.since
  const order = new OrderWatch()
  for await (const { records, isLast, last } of readChanges(run, query, from ?? null)) {
    latest = laterOf(latest, last)
    let rows: SourceRecord[] = []
    for (const record of records) {
      // A server may send far more at once than it is asked for.
      if (rows.length === mostAtOnce) {
        yield rows
        rows = []
      }
      await run.rest()
      order.look(record)
      rows.push(toSourceRecord(record, reading, state))
    }
    // Kept when all of this page is stored; the next one is asked for after that.
    const isKnown = latest !== undefined && (query.orders || order.ascends)
    keep({ isCaughtUp: false, ...(isKnown && { since: latest }) })
    yield rows
    if (!isLast && endAt !== null && Date.now() >= endAt.getTime()) return
  }
  keep({ isCaughtUp: true, ...(latest !== undefined && { since: latest }) })
  yield []
  const comparedAt = progress.comparedAt === undefined ? Number.NEGATIVE_INFINITY : Date.parse(progress.comparedAt)
  if (!run.compares || reading.now.getTime() - comparedAt < compareMs) return
  for await (const records of readKeys(run, query)) {
    for (let at = 0; at < records.length; at += mostAtOnce) {
      await run.rest()
      const some = records.slice(at, at + mostAtOnce).filter((record) => !isGone(record))
      yield some.map((record) => tellOf(record, 'present', state))
    }
  }
  state.isWhole = true
  keep({ comparedAt: reading.now.toISOString() })
  yield []
}

/** Page after page, by the server's own links; where it has none, from the last change on. */
async function* readChanges(
  run: ResoRun,
  query: ResoQuery,
  since: string | null,
): AsyncGenerator<{ records: ResoRecord[]; isLast: boolean; last: string | null }> {
  let top = run.pageSize ?? run.rules.pageSize
  let [from, skip] = [since, 0]
  let link: string | null = null
  /** What came of the last question and the links that it led to: $top is the most of all of them together. */
  let got = 0
  const links = new Set<string>()
  const watch = new PageWatch()
  for (;;) {
    let page: ResoPage
    if (link === null) got = 0
    try {
      page = await readPage(run, link ?? changedSince(query, from, top, skip), top)
    } catch (error) {
      if (!(error instanceof FeedFailure) || run.reading.signal.aborted) throw error
      // A link may have run out, a page may be too much for the server, and not every server sends media along.
      if (link !== null) link = null
      else if (giveUpSome(run, query, error)) continue
      else if (!(error instanceof ResoRefusal) && top > fewest) top = Math.max(fewest, Math.floor(top / 4))
      else throw error
      continue
    }
    watch.look(page)
    got += page.records.length
    const last = await lastStamp(page.records, () => run.rest())
    const isLast = page.next === null && (got < top || last === null)
    yield { records: page.records, isLast, last }
    if (isLast) return
    if (last !== null && last === from) skip += page.records.length
    else if (last !== null) [from, skip] = [last, 0]
    link = page.next
    if (link !== null && links.has(link))
      throw new FeedFailure('The server leads from one page round to the same again.')
    if (link !== null) links.add(link)
  }
}

/** Leaves out what a server refuses: first what comes along, then the choice of fields. False: there is nothing left. */
function giveUpSome(run: ResoRun, query: ResoQuery, error: FeedFailure): boolean {
  if (!(error instanceof ResoRefusal) || ![400, 404, 405, 501].includes(error.status)) return false
  if (query.orders && /order ?by/i.test(error.message)) {
    query.orders = false
    return true
  }
  if (query.expands && query.picks) {
    query.picks = false
    return true
  }
  if (query.expands) {
    query.expands = false
    run.progress.noExpand = true
    return true
  }
  if (query.fields !== null) query.fields = null
  else if (query.orders) query.orders = false
  else return false
  return true
}

async function* readKeys(run: ResoRun, query: ResoQuery): AsyncGenerator<ResoRecord[]> {
  const { keysAtOnce } = run.rules
  let after: string | null = null
  let link: string | null = null
  let got = 0
  const links = new Set<string>()
  const watch = new PageWatch()
  for (;;) {
    if (link === null) got = 0
    const page: ResoPage = await readPage(run, link ?? allKeys(query, after, keysAtOnce), keysAtOnce)
    watch.look(page)
    got += page.records.length
    if (page.records.length > 0) yield page.records
    const last = page.records.at(-1)?.ListingKey
    link = page.next
    // Where there is no order, only the server's links lead on.
    if (link === null && (got < keysAtOnce || !query.orders)) return
    if (link === null && (typeof last !== 'string' || last === after)) return
    if (link !== null && links.has(link))
      throw new FeedFailure('The server leads from one page round to the same again.')
    if (link !== null) links.add(link)
    if (typeof last === 'string') after = last
  }
}

/** Looks whether pages say something else each time: a server that passes over what it is asked would never end. */
class PageWatch {
  #before = ''
  #repeats = 0

  /** Fails at the third page that says the same: the second may be that of a moment in which as many homes changed. */
  look({ records }: ResoPage): void {
    const some = [...records.slice(0, mostAtOnce), ...records.slice(-1)]
    const told = `${records.length} ${JSON.stringify(some.map(({ ListingKey, ModificationTimestamp: stamp }) => [ListingKey, stamp]))}`
    this.#repeats = records.length > 0 && told === this.#before ? this.#repeats + 1 : 0
    this.#before = told
    if (this.#repeats < 2) return
    const message = 'The server gives the same page again and again: it may not know $filter, $orderby or $skip.'
    throw new FeedFailure(message, { isLasting: true })
  }
}

/** Whether homes come by their ModificationTimestamp: only then what was read says what is there already. */
class OrderWatch {
  ascends = true
  #latest = Number.NEGATIVE_INFINITY

  look({ ModificationTimestamp: stamp }: ResoRecord): void {
    const time = typeof stamp === 'string' ? Date.parse(stamp) : Number.NaN
    if (time < this.#latest) this.ascends = false
    else if (!Number.isNaN(time)) this.#latest = time
  }
}

interface ResoPage {
  records: ResoRecord[]
  next: string | null
}

async function readPage({ client, base }: ResoRun, url: string, top: number): Promise<ResoPage> {
  const answer = await client.readList(url, 'value', { prefer: `odata.maxpagesize=${top}` })
  if (answer.rest.value === null) throw new FeedFailure('The server answered without a list of homes.')
  const records = answer.entries.filter((entry): entry is ResoRecord => typeof entry === 'object' && entry !== null)
  const link = answer.rest['@odata.nextLink']
  if (typeof link !== 'string' || link === '') return { records, next: null }
  if (!URL.canParse(link, `${base}/`))
    throw new FeedFailure('The server names a next page that is no address.', { isLasting: true })
  const next = new URL(link, `${base}/`)
  // The token is told to nobody else.
  if (next.origin !== new URL(base).origin)
    throw new FeedFailure(`The server leads to another host (${next.host}), which is not followed.`, {
      isLasting: true,
    })
  return { records, next: next.href }
}

function toSourceRecord(record: ResoRecord, reading: ResoReading, state: ResoState): SourceRecord {
  if (isGone(record)) return tellOf(record, 'withdrawn', state)
  const { values } = readResoRecord(record, reading)
  state.line += 1
  const cells = resoColumns.map((field) => values[field] ?? null)
  if (values.MLSNumber === null)
    return { line: state.line, values: cells, fault: 'has neither ListingId nor ListingKey.' }
  return { line: state.line, values: cells, text: JSON.stringify({ ListingKey: record.ListingKey }) }
}

/** MLS Grid's rules: what may not be viewed any more is removed, not hidden. */
function isGone(record: ResoRecord): boolean {
  return isDeleted(record) || record.MlgCanView === false
}

function tellOf(record: ResoRecord, tells: 'withdrawn' | 'present', state: ResoState): SourceRecord {
  state.line += 1
  const number = record.ListingId || record.ListingKey
  return { line: state.line, tells, values: resoColumns.map((field) => (field === 'MLSNumber' ? number : null)) }
}

async function lastStamp(records: readonly ResoRecord[], rest: () => Promise<void>): Promise<string | null> {
  let latest: { stamp: string; time: number } | null = null
  for (const { ModificationTimestamp: stamp } of records) {
    await rest()
    if (typeof stamp !== 'string') continue
    const time = Date.parse(stamp)
    if (time >= (latest?.time ?? Number.NEGATIVE_INFINITY)) latest = { stamp, time }
  }
  return latest?.stamp ?? null
}

/** The later of two times, as the server wrote it: it may tell them more finely than we do. */
function laterOf(a: string | undefined, b: string | null): string | undefined {
  if (a === undefined) return b ?? undefined
  return b !== null && Date.parse(b) >= Date.parse(a) ? b : a
}

function shift(stamp: string, ms: number): string {
  return new Date(Date.parse(stamp) + ms).toISOString()
}
