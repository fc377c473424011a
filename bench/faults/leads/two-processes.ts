import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'
import {
  databaseName,
  databaseUser,
  readDatabaseRecord,
} from '../../../src/platform/database/embedded/folder/data-folder.ts'
import { startDatabaseProxy } from '../database-proxy.ts'
import { Service } from '../service.ts'
import { openStage, type Stage, usualEnvironment } from '../stage.ts'

/** Two processes on one database: that which the first one has embedded. */
export interface TwoProcesses {
  /** Of the process with the database. */
  first: Stage
  second: Stage
  withClient<Result>(use: (client: Client) => Promise<Result>): Promise<Result>
  close(): Promise<void>
}

export async function openTwoProcesses(more: Record<string, string>): Promise<TwoProcesses> {
  const environment = { ...more, PORCHLIGHT_ENCRYPTION_KEY: 'one passphrase for both processes' }
  const first = await openStage('embedded', environment)
  const undo: (() => unknown)[] = [first.close]
  const close = async (): Promise<void> => {
    for (const step of undo.splice(0).reverse()) await step()
  }
  try {
    const record = readDatabaseRecord(first.service.dataDir)
    if (record?.host === undefined || record.port === undefined) throw new Error('the database names no place')
    const { host, port, password } = record
    const proxy = await startDatabaseProxy({ path: join(host, `.s.PGSQL.${port}`) })
    undo.push(proxy.stop)
    const folder = join(first.folder, 'second')
    mkdirSync(join(folder, 'data'), { recursive: true })
    const service = new Service(join(folder, 'data'), {
      ...usualEnvironment(first.model),
      ...environment,
      DATABASE_URL: `postgres://${databaseUser}:${password}@127.0.0.1:${proxy.port}/${databaseName}`,
    })
    undo.push(() => service.stop())
    await service.start()
    return {
      first,
      second: { ...first, service },
      withClient: async (use) => {
        const client = new Client({ host, port, user: databaseUser, password, database: databaseName })
        await client.connect()
        try {
          return await use(client)
        } finally {
          await client.end()
        }
      },
      close,
    }
  } catch (error) {
    await close()
    throw error
  }
}
