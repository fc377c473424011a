import { chmodSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import {
  databaseName,
  databaseUser,
  readDatabaseRecord,
} from '../../src/platform/database/embedded/folder/data-folder.ts'
import { type BenchProcess, startBenchProcess } from '../child-process.ts'
import { type DatabaseProxy, startDatabaseProxy } from './database-proxy.ts'
import { isAlive } from './process-tree.ts'

/** A PostgreSQL server by itself, with a proxy before it. */
export interface DatabaseServer {
  proxy: DatabaseProxy
  /** For DATABASE_URL: the way through the proxy. */
  url: string
  /** Ends it as an administrator does (SIGINT: connections are ended, the data is written). */
  halt(): Promise<void>
  resume(): Promise<void>
  stop(): Promise<void>
}

export async function startDatabaseServer(folder: string): Promise<DatabaseServer> {
  const dataDir = join(folder, 'database-server')
  mkdirSync(dataDir)
  chmodSync(dataDir, 0o711)
  const start = (): Promise<BenchProcess> => startBenchProcess('faults/database-process.ts', { dataDir })
  let running = await start()
  const record = readDatabaseRecord(dataDir)
  if (record?.host === undefined || record.port === undefined) throw new Error('the database server names no place')
  const proxy = await startDatabaseProxy({ path: join(record.host, `.s.PGSQL.${record.port}`) })
  return {
    proxy,
    url: `postgres://${databaseUser}:${record.password}@127.0.0.1:${proxy.port}/${databaseName}`,
    halt: () => running.stop(),
    resume: async () => {
      if (!isAlive(running.pid)) running = await start()
    },
    stop: async () => {
      await proxy.stop()
      await running.stop()
    },
  }
}
