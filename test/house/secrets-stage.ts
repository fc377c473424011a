import { join } from 'node:path'
import { makeDataFolder, type TestDataFolder } from '../data-folder.ts'
import { type Environment, killAll, type ReadyPorchlight, startPorchlight } from '../porchlight-process.ts'
import { createTestDatabase, type TestDatabase } from '../test-database.ts'

/** A whole process on a database of its own, whose secrets are looked at. */
export interface SecretsStage {
  folder: TestDataFolder
  dataDir: string
  database: TestDatabase
  environment: Environment
  /** Tests that stop it put another one here. */
  server: ReadyPorchlight
  close(): Promise<void>
}

export async function openSecretsStage(): Promise<SecretsStage> {
  const folder = makeDataFolder()
  // A folder whose name a careless shell line would trip over.
  const dataDir = join(folder.path, "Ana's data $HOME")
  const database = await createTestDatabase()
  const environment = { DATABASE_URL: database.url, PORCHLIGHT_DATA_DIR: dataDir }
  const stage: SecretsStage = {
    folder,
    dataDir,
    database,
    environment,
    server: await startPorchlight(dataDir, environment),
    close: async () => {
      await killAll(stage.server)
      await database.drop()
      folder.remove()
    },
  }
  return stage
}

/** What a chat window with this key is answered when it asks for its conversation. */
export async function conversationOf(url: string, { sessionKey }: { sessionKey: string }): Promise<number> {
  const headers = { 'chatrobot-sessionkey': sessionKey }
  return (await fetch(`${url}/v1/visitor/conversation`, { headers })).status
}
