import { chmod, mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** What credentials.json in the data folder holds (running.md). */
export interface CredentialsFile {
  baseUrl: string
  secretKey: string
  sessionKey: string
  /** The demo chatbot; absent with the demo off. */
  serialNumber?: string
}

const fileName = 'credentials.json'

/** The credentials of the first start; null when there are none (any more). */
export async function readCredentialsFile(dataDir: string): Promise<CredentialsFile | null> {
  try {
    const content: unknown = JSON.parse(await readFile(join(dataDir, fileName), 'utf8'))
    return isCredentials(content) ? content : null
  } catch {
    return null
  }
}

/** Writes the file in one step, readable by its owner only. */
export async function writeCredentialsFile(dataDir: string, credentials: CredentialsFile): Promise<void> {
  await mkdir(dataDir, { recursive: true })
  const path = join(dataDir, fileName)
  const fresh = `${path}.${process.pid}.new`
  await writeFile(fresh, `${JSON.stringify(credentials, null, 2)}\n`, { mode: 0o600 })
  await chmod(fresh, 0o600)
  await rename(fresh, path)
}

function isCredentials(value: unknown): value is CredentialsFile {
  if (typeof value !== 'object' || value === null) return false
  return ['baseUrl', 'secretKey', 'sessionKey'].every((name) => name in value)
}
