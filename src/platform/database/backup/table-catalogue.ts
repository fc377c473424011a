import pg from 'pg'

export interface TableDescription {
  name: string
  /** All columns that are stored as given; generated ones are computed again. */
  columns: string[]
  identities: { column: string; sequence: string }[]
}

/** What Kysely keeps for itself; written anew when the tables are made. */
export const migrationTable = 'migrations'
const bookkeepingTables = [migrationTable, 'migrationLock']
/** What open windows are told, by numbers of transactions that mean nothing in another database. */
const passingTables = ['liveEvents']

/** The tables that hold data, each after those that it refers to. */
export async function describeTables(client: pg.Client): Promise<TableDescription[]> {
  const { rows } = await client.query<TableDescription>(
    `SELECT c.relname AS name,
       array(SELECT a.attname::text FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attnum > 0
         AND NOT a.attisdropped AND a.attgenerated = '' ORDER BY a.attnum) AS columns,
       array(SELECT json_build_object('column', a.attname, 'sequence',
           pg_get_serial_sequence(quote_ident(n.nspname) || '.' || quote_ident(c.relname), a.attname))
         FROM pg_attribute a WHERE a.attrelid = c.oid AND a.attidentity <> '' AND NOT a.attisdropped
         ORDER BY a.attnum) AS identities
     FROM pg_class c JOIN pg_namespace n ON n.oid = c.relnamespace
     WHERE n.nspname = current_schema() AND c.relkind = 'r' AND c.relname <> ALL ($1)
       AND NOT EXISTS (SELECT FROM pg_depend d WHERE d.classid = 'pg_class'::regclass AND d.objid = c.oid AND d.deptype = 'e')
     ORDER BY c.relname`,
    [[...bookkeepingTables, ...passingTables]],
  )
  const { rows: references } = await client.query<{ from: string; to: string }>(
    `SELECT DISTINCT child.relname AS "from", parent.relname AS "to"
     FROM pg_constraint k JOIN pg_class child ON child.oid = k.conrelid JOIN pg_class parent ON parent.oid = k.confrelid
     JOIN pg_namespace n ON n.oid = child.relnamespace
     WHERE k.contype = 'f' AND n.nspname = current_schema() AND child.oid <> parent.oid`,
  )
  return sortByReferences(rows, references)
}

function sortByReferences(tables: TableDescription[], references: { from: string; to: string }[]): TableDescription[] {
  const sorted: TableDescription[] = []
  let waiting = tables
  while (waiting.length > 0) {
    const names = new Set(waiting.map((table) => table.name))
    const isFree = (table: TableDescription) => !references.some(({ from, to }) => from === table.name && names.has(to))
    const free = waiting.filter(isFree)
    if (free.length === 0) throw new Error(`Tables refer to each other in a circle: ${[...names].join(', ')}`)
    sorted.push(...free)
    waiting = waiting.filter((table) => !free.includes(table))
  }
  return sorted
}

/** The names of the migrations that this database has been through, oldest first; none for an empty one. */
export async function listMigrations(client: pg.Client): Promise<string[]> {
  const { rows: found } = await client.query('SELECT to_regclass($1) AS name', [migrationTable])
  if (found[0]?.name === null) return []
  const { rows } = await client.query<{ name: string }>(`SELECT name FROM ${migrationTable} ORDER BY name`)
  return rows.map((row) => row.name)
}

/** The table and its columns as COPY wants them. */
export function copyTarget(table: string, columns: string[]): string {
  return `${pg.escapeIdentifier(table)} (${columns.map(pg.escapeIdentifier).join(', ')})`
}
