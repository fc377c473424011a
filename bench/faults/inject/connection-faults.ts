import type { DatabaseServer } from '../database-server.ts'
import type { Fault } from '../fault.ts'
import type { Stage } from '../stage.ts'

const usual = { group: 'connection', stage: 'server', withImport: true } as const

function databaseOf({ database }: Stage): DatabaseServer {
  if (!database) throw new Error('this stage has no database server of its own')
  return database
}

/** The way to a database server elsewhere (DATABASE_URL). */
export const connectionFaults: readonly Fault[] = [
  { ...usual, name: 'all database connections reset', holdMs: 0, inject: (stage) => databaseOf(stage).proxy.drop() },
  {
    ...usual,
    name: 'answers of the database cut in the middle',
    holdMs: 0,
    inject: (stage) => databaseOf(stage).proxy.cut(),
  },
  {
    ...usual,
    name: 'answers of the database 2 s late',
    holdMs: 4_000,
    inject: (stage) => databaseOf(stage).proxy.delay(2_000),
    lift: (stage) => databaseOf(stage).proxy.delay(0),
  },
  {
    ...usual,
    name: 'database not reachable for 3 s',
    holdMs: 3_000,
    inject: (stage) => databaseOf(stage).proxy.close(),
    lift: (stage) => databaseOf(stage).proxy.listen(),
  },
  {
    ...usual,
    name: 'database connections frozen for 5 s',
    holdMs: 5_000,
    inject: (stage) => databaseOf(stage).proxy.freeze(),
    lift: (stage) => databaseOf(stage).proxy.thaw(),
  },
  {
    ...usual,
    name: 'database server stopped, and started 1 s later',
    holdMs: 1_000,
    inject: (stage) => databaseOf(stage).halt(),
    lift: (stage) => databaseOf(stage).resume(),
  },
]
