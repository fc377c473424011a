import { setImmediate } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../../../platform/database/connect.ts'
import type { Condition, Criterion } from '../../../reading/criteria/condition.ts'
import { wordsOf } from '../../listing-text/split-words.ts'
import { type Bits, listRows, makeBits } from '../by-index/columns/bits.ts'
import { TextIndex } from '../by-index/text/text-index.ts'
import type { Scope } from '../scope.ts'
import { anyOfSql, conditionSql, type FoundTexts, type FoundWords, streetWords } from './condition-store.ts'
import { areaWordsSql, candidateSql, isRead, isUnread, storedFamilySql, storedSql } from './stored-text-store.ts'

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
      narrowing.anyIsEnough ?? false,
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
  const isOpen = (condition: WordCondition) =>
    open.includes(condition) || (condition.is !== 'family' && !found.has(condition))
  const musts = within.filter((criterion) => criterion.mode === 'must')
  const parts: RawBuilder<unknown>[] = musts.flatMap(({ anyOf }) => {
    const known = anyOf.map((condition) => knownPart(condition, isOpen))
    return known.includes(null)
      ? []
      : [
          anyOfSql(
            known.flatMap((each) => each ?? []),
            found,
          ),
        ]
  })
  if (among) parts.push(sql`id = ANY(${[...among]}::bigint[])`)
  return parts.length === 0 ? sql`true` : sql.join(parts, sql` AND `)
}

/** What holds wherever a condition does and needs nothing that is open: of "Hazel Road in Kent" the city; null: nothing. */
function knownPart(condition: Condition, isOpen: (words: WordCondition) => boolean): Condition | null {
  if (!wordsOfConditions([condition]).some(isOpen)) return condition
  if (condition.is !== 'all') return null
  const of = condition.of.flatMap((each) => knownPart(each, isOpen) ?? [])
  return of.length === 0 ? null : { is: 'all', of }
}

/** Beyond so many ids it is faster to look at every type. */
const mostUnread = 2_000

/** The family of the types that were read is stored; null when many were not. */
async function findFamily(
  db: Database,
  { workspaceId, chatbotId }: Scope,
  condition: Extract<WordCondition, { is: 'family' }>,
): Promise<FoundTexts | null> {
  const { rows } = await sql<{
    id: number
    fits: boolean
  }>`SELECT id, ${conditionSql(condition)} AS fits FROM "shownListings"
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
  const read = async (ids: number[][], more: RawBuilder<unknown>): Promise<{ looked: number; last: number }> => {
    const { rows } = await sql<{
      id: number
      PropertyType: string
      Description: string | null
      ExtensionColumn: string | null
    }>`SELECT id, "PropertyType", "Description", "ExtensionColumn" FROM "shownListings"
      WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND ${condition} ${more}`.execute(db)
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
    return { looked: rows.length, last: rows.at(-1)?.id ?? 0 }
  }
  if (anyIsEnough) {
    const some: number[][] = wanted.map(() => [])
    const { looked } = await read(some, sql`LIMIT ${rowsForAny}`)
    if (looked < rowsForAny || some.every((each) => each.length > 0)) return some
  }
  const ids: number[][] = wanted.map(() => [])
  // "+ 0": mostly there are few, which the indexes of words find; by the order of ids all texts would be gone through.
  let portion = await read(ids, sql`ORDER BY id + 0 LIMIT ${rowsAtOnce}`)
  while (portion.looked === rowsAtOnce && !(anyIsEnough && ids.every((each) => each.length > 0)))
    portion = await read(ids, sql`AND id > ${portion.last} ORDER BY id LIMIT ${rowsAtOnce}`)
  return ids
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
    const { rows } = await sql<{ id: number; Address: string }>`SELECT id, "Address" FROM "shownListings"
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

/**
 * Areas are named by the location, the address, or an entry of the ExtensionColumn ("County": "Travis"). Listings that were
 * read have the words of these names stored, of the others the texts have to say them; which of them belong together is told
 * by the texts alone.
 */
async function findAreas(
  db: Database,
  scope: Scope,
  wanted: readonly (readonly string[])[],
  anyIsEnough: boolean,
): Promise<number[][]> {
  const hints = [...new Set(wanted.map((words) => hintOf(tellingWord(words))))]
  const each = ['Location', 'Address', 'ExtensionColumn'].map((column) =>
    mayContain(column, sql`ANY(${hints}::text[])`),
  )
  const unread = await lookIntoAreas(db, scope, wanted, sql`${isUnread()} AND (${sql.join(each, sql` OR `)})`, sql``)
  const found = unread.ids
  /** Of the places among `wanted` those whose words are stored with a listing. */
  const look = async (places: readonly number[], limit: RawBuilder<unknown>): Promise<number> => {
    if (places.length === 0) return 0
    const these = places.map((at) => wanted[at] ?? [])
    const stored = sql.join(
      these.map((words) => areaWordsSql(words.flatMap(wordsOf))),
      sql` OR `,
    )
    const read = await lookIntoAreas(db, scope, these, sql`${isRead()} AND (${stored})`, limit)
    places.forEach((place, at) => {
      found[place] = [...(found[place] ?? []), ...(read.ids[at] ?? [])]
    })
    return read.looked
  }
  const open = () => [...wanted.keys()].filter((at) => !anyIsEnough || found[at]?.length === 0)
  if (anyIsEnough && (await look(open(), sql`LIMIT ${rowsForAny}`)) < rowsForAny) return found
  await look(open(), sql``)
  return found
}

async function lookIntoAreas(
  db: Database,
  { workspaceId, chatbotId }: Scope,
  wanted: readonly (readonly string[])[],
  condition: RawBuilder<unknown>,
  limit: RawBuilder<unknown>,
): Promise<{ ids: number[][]; looked: number }> {
  const { rows } = await sql<{
    id: number
    Location: string | null
    Address: string | null
    ExtensionColumn: string | null
  }>`SELECT id, "Location", "Address", "ExtensionColumn" FROM "shownListings"
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND ${condition} ${limit}`.execute(db)
  const index = new TextIndex()
  for (const row of rows) index.add({ ...nothing, ...row })
  index.seal()
  const ids = wanted.map((words) => {
    const spelled = words.map((word) => [word])
    const found = rowsOf(rows.length, (into) => index.findPlace('Location', spelled, 0, into))
    return [...found].map((row) => rows[row]?.id ?? 0)
  })
  return { ids, looked: rows.length }
}

function rowsOf(count: number, look: (into: Bits) => void): Uint32Array {
  const bits = makeBits(count)
  look(bits)
  return listRows(bits, count)
}
