import { chownSync, existsSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseStartFailure } from './database-start-failure.ts'
import { clusterFolder, databaseUser } from './folder/data-folder.ts'
import { syncFolder } from './folder/write-private-file.ts'
import { type ProgramOptions, runProgram } from './programs/run-program.ts'

// Only the classes of characters come from this locale (pg_trgm and full-text search look at them: with C, "ü" is no
// letter). Debian, Red Hat and Alpine know the first name, macOS the second.
const characterLocales = ['C.UTF-8', 'en_US.UTF-8', 'C']

const draftPrefix = 'cluster.new-'

/**
 * Makes the data folder of a new database. It is made under another name and renamed at the end, so that one that is
 * there is whole, whenever a first start was killed.
 */
export async function createCluster(serverFolder: string, password: string, options: ProgramOptions): Promise<void> {
  const failures: string[] = []
  for (const characterLocale of characterLocales) {
    const draft = makeDraft(serverFolder, options)
    const passwordFile = join(draft, 'password')
    writeFileSync(passwordFile, password, { mode: 0o600 })
    giveTo(passwordFile, options)
    const data = join(draft, 'data')
    const result = await runProgram('initdb', initdbArguments(data, passwordFile, characterLocale), options)
    if (result.code === 0) {
      renameSync(data, clusterFolder(serverFolder))
      syncFolder(serverFolder)
      remove(draft)
      return
    }
    remove(draft)
    failures.push(result.output.trim())
    if (!result.output.includes('locale')) break
  }
  throw describeFailure(serverFolder, failures.at(-1) ?? '')
}

function describeFailure(serverFolder: string, output: string): DatabaseStartFailure {
  if (output.includes('could not look up effective user ID')) {
    return new DatabaseStartFailure(
      'wrong-owner',
      `PostgreSQL only works for users that the system knows, and the user id ${process.getuid?.()} is not in /etc/passwd: start Porchlight as a listed user, or set DATABASE_URL to a PostgreSQL server.`,
    )
  }
  const reason = /(?:error|FATAL|PANIC): +(.*)/.exec(output)?.[1] ?? output.split('\n').at(-1)
  return new DatabaseStartFailure('server-failed', `The database could not be created in ${serverFolder}: ${reason}.`)
}

/** Removes what first starts that were killed have left. */
export function removeDrafts(serverFolder: string): void {
  for (const name of readdirSync(serverFolder)) if (name.startsWith(draftPrefix)) remove(join(serverFolder, name))
}

// An initdb that outlived its Node may still be writing there; what cannot be removed now is at the next start.
function remove(folder: string): void {
  try {
    rmSync(folder, { recursive: true, force: true })
  } catch {}
}

function initdbArguments(data: string, passwordFile: string, characterLocale: string): string[] {
  return [
    ...['-D', data, '-U', databaseUser, `--pwfile=${passwordFile}`, '--auth=scram-sha-256', '--encoding=UTF8'],
    // Order and case rules that are the same on every machine and never change under an index.
    ...['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C', `--lc-ctype=${characterLocale}`],
    '--no-instructions',
  ]
}

function makeDraft(serverFolder: string, options: ProgramOptions): string {
  const draft = mkdtempSync(join(serverFolder, draftPrefix))
  giveTo(draft, options)
  return draft
}

function giveTo(path: string, { account }: ProgramOptions): void {
  if (account?.switched === true && existsSync(path)) chownSync(path, account.uid, account.gid)
}
