import { cpSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { inject } from 'vitest'
import { openEmbeddedDatabase } from '../src/platform/database/embedded/open-embedded-database.ts'
import { makeDataFolder, removeDataFolder, type TestDataFolder } from './data-folder.ts'
import { startPorchlight } from './porchlight-process.ts'

/**
 * A data folder that Porchlight has been started and stopped in once, with the demo, its keys and nothing else. For tests
 * that are not about a first start: that one makes a database and costs as much as three others. The folders of a run
 * have the same keys.
 */
export function makeStartedFolder(): Promise<TestDataFolder> {
  return makeCopy('porchlight', async (path) => {
    await (await startPorchlight(path)).stop()
  })
}

/** The same for the embedded database alone, with nothing in it yet. */
export function makeDatabaseFolder(): Promise<TestDataFolder> {
  return makeCopy('database', async (path) => {
    const database = await openEmbeddedDatabase({ dataDir: path, purpose: 'test', log: () => {} })
    await database.stop()
  })
}

async function makeCopy(kind: string, prepare: (path: string) => Promise<void>): Promise<TestDataFolder> {
  const original = join(inject('startedFolders'), kind)
  if (!existsSync(original)) await makeOriginal(original, prepare)
  const folder = makeDataFolder()
  const { serverFolder, ...record } = readRecord(original)
  // Where root's database had to lie elsewhere, there is nothing to copy.
  if (serverFolder !== undefined) await prepare(folder.path)
  else {
    cpSync(original, folder.path, { recursive: true })
    const { host: _, port: __, ...moved } = record
    writeFileSync(join(folder.path, 'database.json'), JSON.stringify(moved), { mode: 0o600 })
  }
  return folder
}

/** Of two files that need it at the same moment, each makes one, and one of them is kept. */
async function makeOriginal(original: string, prepare: (path: string) => Promise<void>): Promise<void> {
  const draft = `${original}.${process.pid}`
  mkdirSync(draft, { mode: 0o711 })
  await prepare(draft)
  rmSync(join(draft, 'database.owner'), { force: true })
  try {
    renameSync(draft, original)
  } catch (error) {
    if (!existsSync(original)) throw error
    removeDataFolder(draft)
  }
}

function readRecord(dataDir: string): Record<string, unknown> {
  return JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'))
}
