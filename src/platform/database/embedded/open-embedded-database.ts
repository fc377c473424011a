import { randomBytes } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { forgetReadOnly, makeRoomForStart } from './ballast.ts'
import { createCluster, removeDrafts } from './create-cluster.ts'
import { DatabaseStartFailure } from './database-start-failure.ts'
import type { EmbeddedConnection } from './embedded-connection.ts'
import {
  clusterFolder,
  type DatabaseRecord,
  findServerFolder,
  prepareDataFolder,
  readDatabaseRecord,
  writeDatabaseRecord,
} from './folder/data-folder.ts'
import { type DataFolderOwnership, ownDataFolder } from './folder/own-data-folder.ts'
import { placeSocket } from './place-socket.ts'
import { prepareDatabase } from './prepare-database.ts'
import { findServerPackage, type ServerPackage } from './programs/find-server-package.ts'
import { placeServerFolder } from './programs/place-server-folder.ts'
import { prepareServerPrograms } from './programs/prepare-server-programs.ts'
import type { ProgramOptions } from './programs/run-program.ts'
import { runServer, type ServerExit } from './run-server.ts'
import { openServerLog } from './server-log.ts'
import { serverSettings } from './server-settings.ts'
import { endLeftovers, stopFormerServer } from './stop-former-server.ts'
import { superviseServer } from './supervise-server.ts'

export interface EmbeddedDatabase {
  connection: EmbeddedConnection
  /** The folder with the server's files. */
  location: string
  /** The process of the server, another one after it had to be started again. */
  readonly pid: number
  /** Stops the server cleanly; connections that are still open are ended. May be called more than once. */
  stop(): Promise<void>
  /** Says that `stop` is going to be called: who wants the folder next waits for it. */
  announceEnd(): void
  /** When the server has ended for good. */
  exited: Promise<ServerExit>
}

export interface EmbeddedDatabaseOptions {
  dataDir: string
  /** What this process does ("start", "import"), for the one who is refused because of it. */
  purpose: string
  log: (line: string) => void
  /** Hears what becomes of the server once it runs; when not given, that goes to `log`. */
  report?: (line: string) => void
  /** PostgreSQL settings over ours; for measurements, and for test servers whose data need not survive. */
  settings?: Record<string, string>
}

/**
 * Starts the PostgreSQL server of a data folder, making the database on the first start, and keeps it running for this
 * process alone until `stop`: should it die, it is started again. Throws a DatabaseStartFailure with one sentence when that cannot be.
 */
export async function openEmbeddedDatabase(options: EmbeddedDatabaseOptions): Promise<EmbeddedDatabase> {
  const source = findServerPackage()
  const dataDir = prepareDataFolder(options.dataDir)
  await makeRoomForStart(findServerFolder(dataDir))
  const ownership = await ownDataFolder(dataDir, options.purpose)
  try {
    return await startInOwnFolder(dataDir, source, ownership, options)
  } catch (error) {
    ownership.release()
    throw error
  }
}

async function startInOwnFolder(
  dataDir: string,
  source: ServerPackage,
  ownership: DataFolderOwnership,
  options: EmbeddedDatabaseOptions,
): Promise<EmbeddedDatabase> {
  const former = readDatabaseRecord(dataDir)
  const { serverFolder, account } = placeServerFolder(dataDir, former, options.log)
  await ownership.ownServerFolder(serverFolder)
  const cluster = clusterFolder(serverFolder)
  removeDrafts(serverFolder)
  if (existsSync(cluster)) {
    refuseOtherVersion(cluster, source)
    await stopFormerServer(cluster, options.log)
    await forgetReadOnly(cluster)
  }
  const record: DatabaseRecord = {
    password: former?.password ?? randomBytes(32).toString('hex'),
    ...(serverFolder === join(dataDir, 'postgres') ? {} : { serverFolder }),
    ...(await placeSocket(serverFolder, account)),
  }
  // Before anything is created: the password and the place must be known to the start after a crash.
  if (JSON.stringify(record) !== JSON.stringify(former)) writeDatabaseRecord(dataDir, record)
  const nativeFolder = prepareServerPrograms(source, account, serverFolder, options.log)
  const programs: ProgramOptions = { nativeFolder, workingFolder: serverFolder, account }
  if (!existsSync(cluster)) await createCluster(serverFolder, record.password, programs)
  const address = { host: record.host ?? '', port: record.port ?? 0 }
  const settings = { ...serverSettings(address), ...options.settings }
  const serverLog = openServerLog(serverFolder)
  try {
    const start = () => runServer(cluster, settings, programs, serverLog, options.log)
    const { server, connection } = await prepareDatabase(start, cluster, address, record.password, programs)
    const startAgain = async () => {
      // The children of a server that was killed keep the next one out until they have noticed.
      await endLeftovers(cluster)
      return start()
    }
    const supervision = superviseServer(server, startAgain, options.report ?? options.log)
    const exited = supervision.ended.finally(() => {
      serverLog.close()
      ownership.release()
    })
    const stop = async () => {
      await supervision.stop()
      await exited
    }
    const announceEnd = () => {
      supervision.expectEnd()
      ownership.announceEnd()
    }
    return {
      connection,
      location: serverFolder,
      get pid() {
        return supervision.pid()
      },
      announceEnd,
      exited,
      stop,
    }
  } catch (error) {
    serverLog.close()
    throw error
  }
}

function refuseOtherVersion(cluster: string, source: ServerPackage): void {
  const found = readFileSync(join(cluster, 'PG_VERSION'), 'utf8').trim()
  const [wanted = ''] = source.version.split('.')
  if (found === wanted) return
  throw new DatabaseStartFailure(
    'wrong-version',
    `The database in ${cluster} is of PostgreSQL ${found} and this Porchlight brings PostgreSQL ${wanted}: make a backup with the Porchlight that last used it ("porchlight backup"), and restore that into a new data folder with this one.`,
  )
}
