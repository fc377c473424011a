import type { Chatbot } from '../../firm/chatbots/chatbot.ts'
import { findChatbotAnywhere, listChatbots } from '../../firm/chatbots/chatbot-store.ts'
import { readCredentialsFile } from '../../firm/workspaces/credentials-file.ts'
import { type Config, listSecrets, readConfig } from '../../platform/config/config.ts'
import type { Database } from '../../platform/database/connect.ts'
import { hasDatabase } from '../../platform/database/embedded/folder/data-folder.ts'
import { openDatabase, type PreparedDatabase } from '../../platform/database/open-database.ts'
import { makeLog } from '../../platform/logging/log.ts'
import type { App } from '../app.ts'

/** A wrong use of the command line: its message is all that is shown. */
export class UsageError extends Error {}

export interface CommandContext {
  config: Config
  database: PreparedDatabase
}

interface CommandOptions {
  alone?: boolean
  makesFolder?: boolean
}

/**
 * Runs a command on the database of the configuration: the one that is running, or started just for it. `alone`: an
 * embedded database must not be in use by anybody else. `makesFolder`: a data folder that is not there yet is made; any
 * other command has something to say of what is there, and an empty folder beside it would only hide the mistake.
 */
export async function withDatabase<Result>(
  purpose: string,
  run: (context: CommandContext) => Promise<Result>,
  options: CommandOptions = {},
): Promise<Result> {
  const config = readConfig(process.env)
  if (!options.makesFolder) requireData(config)
  const database = await openDatabase(config, {
    serve: options.alone ?? false,
    purpose,
    maxConnections: 8,
    isPatient: true,
    log: (line) => process.stderr.write(`${line}\n`),
  })
  try {
    return await run({ config, database })
  } finally {
    await database.close()
  }
}

function requireData({ databaseUrl, dataDir }: Config): void {
  if (databaseUrl !== null || hasDatabase(dataDir)) return
  throw new UsageError(
    `There is no data of Porchlight in ${dataDir}: name its folder with --data or PORCHLIGHT_DATA_DIR, or its database with DATABASE_URL. "npm start" makes a new one.`,
  )
}

/** The same with a whole app, which can do what the server can. */
export async function withApp<Result>(
  purpose: string,
  run: (app: App, config: Config) => Promise<Result>,
  options: CommandOptions = {},
): Promise<Result> {
  const runOnDatabase = async ({ config, database }: CommandContext): Promise<Result> => {
    const credentials = await readCredentialsFile(config.dataDir)
    const publicUrl = config.publicUrl ?? credentials?.baseUrl ?? `http://${config.host}:${config.port}`
    const stopping = new AbortController()
    // Most commands need none of it, and it is most of the program.
    const { makeApp } = await import('../../make-app.ts')
    const log = makeLog(config.logLevel === 'info' ? 'warn' : config.logLevel, listSecrets(config))
    const app = await makeApp(config, database, { log, publicUrl, stopping: stopping.signal })
    try {
      await app.address.follow()
      return await run(app, config)
    } finally {
      await app.reads.flush()
      await app.mailer.close()
      await app.searchIndex.close()
    }
  }
  return withDatabase(purpose, runOnDatabase, options)
}

/** The chatbot that --chatbot names; without it the demo chatbot or the only one there is. */
export async function chooseChatbot(db: Database, config: Config, serialNumber: string | undefined): Promise<Chatbot> {
  if (serialNumber !== undefined) {
    const chatbot = await findChatbotAnywhere(db, serialNumber.trim())
    if (!chatbot) throw new UsageError(`There is no chatbot with the serialNumber "${serialNumber}".`)
    return chatbot
  }
  const all = await listChatbots(db)
  const demo = (await readCredentialsFile(config.dataDir))?.serialNumber
  const chosen = all.length === 1 ? all[0] : all.find((chatbot) => chatbot.serialNumber === demo)
  if (chosen) return chosen
  if (all.length === 0) throw new UsageError('There is no chatbot yet: make one with `porchlight chatbot create`.')
  const names = all.map((chatbot) => `  ${chatbot.serialNumber}  ${chatbot.settings.Name}`).join('\n')
  throw new UsageError(`Say which chatbot with --chatbot SERIAL:\n${names}`)
}
