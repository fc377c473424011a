import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Condition, Criterion } from '../../criteria/condition.ts'
import type { Database } from '../../database/connect.ts'
import { wordsOf } from '../../listing-text/split-words.ts'
import { type Bits, listRows, makeBits } from '../by-index/bits.ts'
import { TextIndex } from '../by-index/text-index.ts'
import type { Scope } from '../scope.ts'
import { anyOfSql, conditionSql, type FoundTexts, type FoundWords, streetWords } from './condition-store.ts'
import { candidateSql, isRead, isUnread, storedFamilySql, storedSql } from './stored-text-store.ts'

/** A condition on words, which the program looks for itself. */
export type WordCondition = Extract<Condition, { is: 'text' | 'address' | 'location' | 'family' }>

export function isWordCondition(condition: Condition): condition is WordCondition {
  return ['text', 'address', 'location', 'family'].includes(condition.is)
}

export function wordsOfConditions(conditions: readonly Condition[]): WordCondition[] {
  return conditions.flatMap((condition) => {
    if (condition.is === 'all') return wordsOfConditions(condition.of)
    if (condition.is === 'not') return wordsOfConditions([condition.of])
    return isWordCondition(condition) ? [condition] : []
  })
}

export function wordsOfCriteria(criteria: readonly Criterion[]): WordCondition[] {
  return criteria.flatMap((criterion) => wordsOfConditions(criterion.anyOf))
}

/** What is found anew for each portion costs more than the portion's memory: some 10 MB. */
const rowsAtOnce = 10_000
/** Where one of them is enough, these are looked at first. */
const rowsForAny = 100
/** Rows that are read before others get their turn. */
const rowsPerSlice = 64

/** Where alone it matters what texts say. */
export interface Narrowing {
  /** These listings. */
  among?: readonly number[]
  /** Listings that satisfy these criteria. */
  within?: readonly Criterion[]
  /** Whether there is one is all that matters: some of the listings are enough. */
  anyIsEnough?: boolean
}

/**
 * The listings that the conditions mean. What was read of the texts when they were written is left to the database. For
 * the rest it finds the texts that may say it; the same code reads them that reads texts for the index, so that both
 * always agree.
 */
export async function findWords(
  db: Database,
  scope: Scope,
  conditions: readonly WordCondition[],
  narrowing: Narrowing = {},
): Promise<FoundWords> {
  const found = new Map<Condition, FoundTexts>()
  const ofKind = <Kind extends WordCondition['is']>(kind: Kind) =>
    conditions.filter((condition): condition is Extract<WordCondition, { is: Kind }> => condition.is === kind)
  for (const condition of ofKind('family')) {
    const texts = await findFamily(db, scope, condition)
    if (texts !== null) found.set(condition, texts)
  }
  const areas = ofKind('location')
  if (areas.length > 0) {
    const ids = await findAreas(
      db,
      scope,
      areas.map(({ words }) => words),
    )
    areas.forEach((condition, index) => {
      found.set(condition, { ids: ids[index] ?? [] })
    })
  }
  const texts = ofKind('text')
  if (texts.length > 0) await findTexts(db, scope, texts, narrowing, found)
  const addresses = ofKind('address')
  const where = withinSql(narrowing, addresses, found)
  for (const condition of addresses)
    found.set(condition, { ids: await findAddresses(db, scope, condition, where, narrowing.anyIsEnough ?? false) })
  return found
}

const nothing = { PropertyType: '', Description: null, ExtensionColumn: null, Location: null, Address: null }

type TextCondition = Extract<WordCondition, { is: 'text' }>

/**
 * Looked into are texts that the reader at hand has not read, and for phrases of several words those that have all the
 * words.
 */
async function findTexts(
  db: Database,
  scope: Scope,
  conditions: readonly TextCondition[],
  narrowing: Narrowing,
  found: Map<Condition, FoundTexts>,
): Promise<void> {
  const chosen = narrowing.among ? sql`AND id = ANY(${[...narrowing.among]}::bigint[])` : sql``
  const mentions = conditions.map((condition) => condition.mentions)
  const { anyIsEnough = false } = narrowing
  const unreadWith = sql`${isUnread()} AND ${hasHints(mentions)} ${chosen}`
  const unread = await lookIntoTexts(db, scope, mentions, unreadWith, anyIsEnough)
  const phrases: { condition: TextCondition; ids: number[] }[] = []
  conditions.forEach((condition, at) => {
    const stored = storedSql(condition.mentions)
    const ids = unread[at] ?? []
    if (stored) found.set(condition, { ids, stored })
    else phrases.push({ condition, ids })
  })
  if (phrases.length === 0) return
  const where = withinSql(
    narrowing,
    conditions.filter((condition) => !found.has(condition)),
    found,
  )
  const wanted = phrases.map(({ condition }) => condition.mentions)
  const candidates = sql.join(
    wanted.map((each) => candidateSql(each) ?? hasHints([each])),
    sql` OR `,
  )
  const read = await lookIntoTexts(db, scope, wanted, sql`${isRead()} AND ${where} AND (${candidates})`, anyIsEnough)
  phrases.forEach(({ condition, ids }, at) => {
    found.set(condition, { ids: [...ids, ...(read[at] ?? [])] })
  })
}

/** What else a listing has to satisfy, as far as it needs none of what is still to be found. */
function withinSql(
  { among, within = [] }: Narrowing,
  open: readonly WordCondition[],
  found: FoundWords,
): RawBuilder<unknown> {
  const isKnown = ({ anyOf }: Criterion) =>
    wordsOfConditions(anyOf).every(
      (condition) => !open.includes(condition) && (condition.is === 'family' || found.has(condition)),
    )
  const musts = within.filter((criterion) => criterion.mode === 'must' && isKnown(criterion))
  const parts: RawBuilder<unknown>[] = musts.map(({ anyOf }) => anyOfSql(anyOf, found))
  if (among) parts.push(sql`id = ANY(${[...among]}::bigint[])`)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` AND `)
}

/** Beyond so many ids it is faster to look at every type. */
const mostUnread = 2_000

/** The family of the types that were read is stored; null when many were not. */
async function findFamily(
  db: Database,
  { workspaceId, chatbotId }: Scope,
  condition: Extract<WordCondition, { is: 'family' }>,
): Promise<FoundTexts | null> {
  const { rows } = await sql<{ id: number; fits: boolean }>`SELECT id, ${conditionSql(condition)} AS fits FROM listings
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND ${isUnread()} LIMIT ${mostUnread}`.execute(
    db,
  )
  if (rows.length === mostUnread) return null
  return { ids: rows.flatMap(({ id, fits }) => (fits ? [id] : [])), stored: storedFamilySql(condition.family) }
}

/** Of each list of mentions, the listings of a condition whose texts say it. */
async function lookIntoTexts(
  db: Database,
  { workspaceId, chatbotId }: Scope,
  wanted: readonly (readonly string[])[],
  condition: RawBuilder<unknown>,
  anyIsEnough: boolean,
): Promise<number[][]> {
  const ids: number[][] = wanted.map(() => [])
  for (let after = 0, portion = anyIsEnough ? rowsForAny : rowsAtOnce; ; portion = rowsAtOnce) {
    const { rows } = await sql<{
      id: number
      PropertyType: string
      Description: string | null
      ExtensionColumn: string | null
    }>`SELECT id, "PropertyType", "Description", "ExtensionColumn" FROM listings
      WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND id > ${after} AND ${condition}
      ORDER BY id LIMIT ${portion}`.execute(db)
    const index = new TextIndex()
    for (const [at, row] of rows.entries()) {
      if (at % rowsPerSlice === rowsPerSlice - 1) await setImmediate()
      index.add({ ...nothing, ...row })
    }
    index.seal()
    wanted.forEach((mentions, at) => {
      for (const row of rowsOf(rows.length, (into) => index.findMentions(mentions, 0, into)))
        ids[at]?.push(rows[row]?.id ?? 0)
    })
    if (rows.length < portion || (anyIsEnough && ids.every((each) => each.length > 0))) return ids
    after = rows.at(-1)?.id ?? after
  }
}

function hasHints(wanted: readonly (readonly string[])[]): RawBuilder<boolean> {
  const hints = [...new Set(wanted.flat().map(hintOf))]
  const each = ['PropertyType', 'Description', 'ExtensionColumn'].map((name) =>
    mayContain(name, sql`ANY(${hints}::text[])`),
  )
  return sql`(${sql.join(each, sql` OR `)})`
}

/** True for every text that has one of the hints; texts with letters beyond ASCII are always looked at. */
function mayContain(column: string, hints: RawBuilder<unknown>): RawBuilder<boolean> {
  const text = sql.ref(column)
  return sql`(replace(lower(${text}), '''', '') LIKE ${hints} OR octet_length(${text}) <> length(${text}))`
}

/** What every ASCII text with the phrase has in it: its longest word without an ending. */
function hintOf(phrase: string): string {
  const longest = wordsOf(phrase).reduce((best, word) => (word.length > best.length ? word : best), '')
  const stem = longest.length > 4 ? longest.replace(/(ies|es|s|y)$/, '') : longest.replace(/s$/, '')
  return `%${stem}%`
}

async function findAddresses(
  db: Database,
  { workspaceId, chatbotId }: Scope,
  { words }: { words: readonly (readonly string[])[] },
  where: RawBuilder<unknown>,
  anyIsEnough: boolean,
): Promise<number[]> {
  const look = async (limit: RawBuilder<unknown>): Promise<{ ids: number[]; looked: number }> => {
    const { rows } = await sql<{ id: number; Address: string }>`SELECT id, "Address" FROM listings
      WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "Address" IS NOT NULL
        AND ${streetWords(words)} AND ${where} ${limit}`.execute(db)
    const index = new TextIndex()
    for (const row of rows) index.add({ ...nothing, Address: row.Address })
    index.seal()
    const found = rowsOf(rows.length, (into) => index.findPlace('Address', words, 0, into))
    return { ids: [...found].map((row) => rows[row]?.id ?? 0), looked: rows.length }
  }
  if (anyIsEnough) {
    const { ids, looked } = await look(sql`LIMIT ${rowsForAny}`)
    if (ids.length > 0 || looked < rowsForAny) return ids
  }
  return (await look(sql``)).ids
}

/** "Travis County": the word for a county may stand in the key of an entry, the longest other word stands with the name. */
function tellingWord(words: readonly string[]): string {
  const own = words.filter((word) => !/^(?:county|condado|comt[eé]|landkreis|de)$/i.test(word))
  return (own.length > 0 ? own : words).toSorted((one, other) => other.length - one.length)[0] ?? ''
}

/** Areas are named by the location, the address, or an entry of the ExtensionColumn ("County": "Travis"). */
async function findAreas(
  db: Database,
  { workspaceId, chatbotId }: Scope,
  wanted: readonly (readonly string[])[],
): Promise<number[][]> {
  const columns = ['Location', 'Address', 'ExtensionColumn']
  const hints = [...new Set(wanted.map((words) => hintOf(tellingWord(words))))]
  const each = columns.map((column) => mayContain(column, sql`ANY(${hints}::text[])`))
  const { rows } = await sql<{
    id: number
    Location: string | null
    Address: string | null
    ExtensionColumn: string | null
  }>`SELECT id, "Location", "Address", "ExtensionColumn" FROM listings
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND (${sql.join(each, sql` OR `)})`.execute(db)
  const index = new TextIndex()
  for (const row of rows) index.add({ ...nothing, ...row })
  index.seal()
  return wanted.map((words) => {
    const spelled = words.map((word) => [word])
    const found = rowsOf(rows.length, (into) => index.findPlace('Location', spelled, 0, into))
    return [...found].map((row) => rows[row]?.id ?? 0)
  })
}

function rowsOf(count: number, look: (into: Bits) => void): Uint32Array {
  const bits = makeBits(count)
  look(bits)
  return listRows(bits, count)
}
