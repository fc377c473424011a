import pg from 'pg'
import { DatabaseStartFailure } from './database-start-failure.ts'
import type { EmbeddedConnection } from './embedded-connection.ts'
import { databaseName, databaseUser } from './folder/data-folder.ts'
import { type ProgramOptions, runProgram } from './programs/run-program.ts'
import type { RunningServer } from './run-server.ts'
import type { ServerAddress } from './server-settings.ts'

const wrongPassword = '28P01'
const noSuchDatabase = '3D000'

/** Starts the server and makes sure that it lets us in and has our database, mending both where they are missing. */
export async function prepareDatabase(
  start: () => Promise<RunningServer>,
  cluster: string,
  address: ServerAddress,
  password: string,
  programs: ProgramOptions,
): Promise<{ server: RunningServer; connection: EmbeddedConnection }> {
  const connection = { ...address, user: databaseUser, password, database: databaseName, ssl: false as const }
  let server = await start()
  try {
    let answer = await testConnection(connection)
    if (answer === wrongPassword) {
      // database.json was lost and made anew; the one who owns the files may set the password.
      await server.stop()
      await setPassword(cluster, password, programs)
      server = await start()
      answer = await testConnection(connection)
    }
    if (answer === noSuchDatabase) await createDatabase(connection)
    else if (answer !== undefined) throw new Error(`PostgreSQL answered with the code ${answer}`)
    return { server, connection }
  } catch (error) {
    await server.stop()
    throw error
  }
}

/** Returns the code with which the server refuses, undefined when it does not. */
async function testConnection(connection: EmbeddedConnection): Promise<string | undefined> {
  const client = new pg.Client(connection)
  try {
    await client.connect()
    return undefined
  } catch (error) {
    if (error instanceof pg.DatabaseError && error.code !== undefined) return error.code
    throw error
  } finally {
    await client.end()
  }
}

async function createDatabase(connection: EmbeddedConnection): Promise<void> {
  const client = new pg.Client({ ...connection, database: 'postgres' })
  await client.connect()
  try {
    await client.query(`CREATE DATABASE ${databaseName}`)
  } finally {
    await client.end()
  }
}

async function setPassword(cluster: string, password: string, programs: ProgramOptions): Promise<void> {
  const command = `ALTER ROLE ${databaseUser} PASSWORD '${password}';\n`
  const result = await runProgram('postgres', ['--single', '-D', cluster, 'postgres'], programs, command)
  if (result.code !== 0) {
    throw new DatabaseStartFailure('server-failed', `The database's password could not be set anew: ${result.output}`)
  }
}
