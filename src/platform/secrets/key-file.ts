import { link, mkdir, open, readFile, rm } from 'node:fs/promises'
import { join } from 'node:path'
import { makeKeyText } from './encryption-key.ts'

/** The key of an installation that has none in its environment: one a line, the newest first. */
export function keyFileOf(dataDir: string): string {
  return join(dataDir, 'encryption.key')
}

/** The text of the file without blank lines; null when there is none. */
export async function readKeyFile(dataDir: string): Promise<string | null> {
  const text = await readFile(keyFileOf(dataDir), 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return ''
    throw error
  })
  const lines = text.split('\n').filter((line) => line.trim() !== '')
  return lines.length === 0 ? null : lines.join('\n')
}

/** Makes the file, readable by its owner only, and answers its text; of several processes at once one makes it. */
export async function makeKeyFile(dataDir: string): Promise<string> {
  await mkdir(dataDir, { recursive: true })
  const path = keyFileOf(dataDir)
  const fresh = `${path}.${process.pid}.new`
  await rm(fresh, { force: true })
  const file = await open(fresh, 'wx', 0o600)
  try {
    await file.writeFile(`${makeKeyText()}\n`)
    // What it seals may outlive a power cut: so must it.
    await file.sync()
  } finally {
    await file.close()
  }
  try {
    await link(fresh, path)
    const folder = await open(dataDir, 'r').catch(() => null)
    await folder?.sync().catch(() => {})
    await folder?.close()
  } catch (error) {
    // Another process was faster: then its key is the key.
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
  } finally {
    await rm(fresh, { force: true })
  }
  const text = await readKeyFile(dataDir)
  if (text === null) throw new Error(`${path} is empty although it was just made`)
  return text
}
