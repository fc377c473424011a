import { type RawBuilder, sql } from 'kysely'
import type { Database } from '../database/connect.ts'
import type { Condition, Criterion } from './condition.ts'
import { type FoundWords, streetWords } from './condition-store.ts'
import { type Bits, listRows, makeBits } from './listing-index/bits.ts'
import { TextIndex } from './listing-index/text-index.ts'
import { wordsOf } from './listing-text/split-words.ts'
import type { Scope } from './scope.ts'

/** A condition on words, which the program looks for itself. */
export type WordCondition = Extract<Condition, { is: 'text' | 'address' | 'location' }>

export function isWordCondition(condition: Condition): condition is WordCondition {
  return condition.is === 'text' || condition.is === 'address' || condition.is === 'location'
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

const rowsAtOnce = 2_000

/**
 * The listings, or the locations, that the conditions mean. The database finds the texts that may say it; the same code
 * reads them that reads texts for the index, so that both always agree.
 */
export async function findWords(
  db: Database,
  scope: Scope,
  conditions: readonly WordCondition[],
  among?: readonly number[],
): Promise<FoundWords> {
  const found = new Map<Condition, { ids: number[] } | { locations: string[] }>()
  const ofKind = <Kind extends WordCondition['is']>(kind: Kind) =>
    conditions.filter((condition): condition is Extract<WordCondition, { is: Kind }> => condition.is === kind)
  for (const condition of ofKind('address')) found.set(condition, { ids: await findAddresses(db, scope, condition) })
  const texts = ofKind('text')
  if (texts.length > 0) {
    const ids = await findTexts(
      db,
      scope,
      texts.map(({ mentions }) => mentions),
      among,
    )
    texts.forEach((condition, index) => {
      found.set(condition, { ids: ids[index] ?? [] })
    })
  }
  const locations = ofKind('location')
  if (locations.length > 0) {
    const values = await findLocations(
      db,
      scope,
      locations.map(({ words }) => words),
    )
    locations.forEach((condition, index) => {
      found.set(condition, { locations: values[index] ?? [] })
    })
  }
  return found
}

const nothing = { PropertyType: '', Description: null, ExtensionColumn: null, Location: null, Address: null }

async function findTexts(
  db: Database,
  { workspaceId, chatbotId }: Scope,
  wanted: readonly (readonly string[])[],
  among?: readonly number[],
): Promise<number[][]> {
  const hints = [...new Set(wanted.flat().map(hintOf))]
  const mayFit = sql.join(
    ['PropertyType', 'Description', 'ExtensionColumn'].map((name) => mayContain(name, sql`ANY(${hints}::text[])`)),
    sql` OR `,
  )
  const chosen = among ? sql`AND id = ANY(${[...among]}::bigint[])` : sql``
  const ids: number[][] = wanted.map(() => [])
  for (let after = 0; ; ) {
    const { rows } = await sql<{
      id: number
      PropertyType: string
      Description: string | null
      ExtensionColumn: string | null
    }>`SELECT id, "PropertyType", "Description", "ExtensionColumn" FROM listings
      WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND id > ${after} ${chosen} AND (${mayFit})
      ORDER BY id LIMIT ${rowsAtOnce}`.execute(db)
    const index = new TextIndex()
    for (const row of rows) index.add({ ...nothing, ...row })
    index.seal()
    wanted.forEach((mentions, at) => {
      for (const row of rowsOf(rows.length, (into) => index.findMentions(mentions, 0, into)))
        ids[at]?.push(rows[row]?.id ?? 0)
    })
    if (rows.length < rowsAtOnce) return ids
    after = rows.at(-1)?.id ?? after
  }
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
): Promise<number[]> {
  const { rows } = await sql<{ id: number; Address: string }>`SELECT id, "Address" FROM listings
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "Address" IS NOT NULL
      AND ${streetWords(words)}`.execute(db)
  const index = new TextIndex()
  for (const row of rows) index.add({ ...nothing, Address: row.Address })
  index.seal()
  const found = rowsOf(rows.length, (into) => index.findPlace('Address', words, 0, into))
  return [...found].map((row) => rows[row]?.id ?? 0)
}

async function findLocations(
  db: Database,
  { workspaceId, chatbotId }: Scope,
  wanted: readonly (readonly string[])[],
): Promise<string[][]> {
  const each = wanted.map((words) => mayContain('Location', sql`ALL(${words.map(hintOf)}::text[])`))
  const { rows } = await sql<{ Location: string }>`SELECT DISTINCT "Location" FROM listings
    WHERE "workspaceId" = ${workspaceId} AND "chatbotId" = ${chatbotId} AND "Location" IS NOT NULL
      AND (${sql.join(each, sql` OR `)})`.execute(db)
  const index = new TextIndex()
  for (const row of rows) index.add({ ...nothing, Location: row.Location })
  index.seal()
  return wanted.map((words) => {
    const spelled = words.map((word) => [word])
    const found = rowsOf(rows.length, (into) => index.findPlace('Location', spelled, 0, into))
    return [...found].map((row) => rows[row]?.Location ?? '')
  })
}

function rowsOf(count: number, look: (into: Bits) => void): Uint32Array {
  const bits = makeBits(count)
  look(bits)
  return listRows(bits, count)
}
