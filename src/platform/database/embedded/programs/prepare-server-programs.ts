import {
  chmodSync,
  constants,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  renameSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { DatabaseStartFailure } from '../database-start-failure.ts'
import { syncFile, syncFolder } from '../folder/write-private-file.ts'
import type { ServerPackage } from './find-server-package.ts'
import { makeSystemFolder, systemFolder } from './place-server-folder.ts'
import { canReach, type ServerAccount } from './server-account.ts'

/**
 * Returns a folder with bin, lib and share that the server's user can run: the npm package itself where that user can
 * reach it, otherwise a copy that later starts use again. npm may have skipped the package's install script, so the
 * links between the libraries are made here.
 */
export function prepareServerPrograms(
  source: ServerPackage,
  account: ServerAccount | undefined,
  serverFolder: string,
  log: (line: string) => void,
): string {
  if (canReach(account, source.nativeFolder, 0o5) && completeLinks(source.nativeFolder)) return source.nativeFolder
  if (account?.switched === true) makeSystemFolder()
  const base = account?.switched === true ? systemFolder : serverFolder
  const copy = join(base, `postgresql-${source.version}-${process.platform}-${process.arch}`)
  if (!existsSync(copy)) {
    copyPrograms(source.nativeFolder, copy)
    log(`The database's programs cannot be run from where npm put them, so they were copied to ${copy}.`)
  }
  return copy
}

/** Makes the missing links of the package in place; false when that may not be done here. */
function completeLinks(nativeFolder: string): boolean {
  try {
    for (const { source, target } of readLinks(nativeFolder)) {
      const file = join(nativeFolder, target)
      if (existsSync(file)) continue
      try {
        symlinkSync(basename(source), file)
      } catch (error) {
        // Two first starts may meet here.
        if (!hasCode(error, ['EEXIST'])) throw error
      }
    }
    return true
  } catch (error) {
    if (hasCode(error, ['EACCES', 'EPERM', 'EROFS'])) return false
    throw error
  }
}

function readLinks(nativeFolder: string): { source: string; target: string }[] {
  const list = join(nativeFolder, 'pg-symlinks.json')
  if (!existsSync(list)) return []
  const links = JSON.parse(readFileSync(list, 'utf8')) as { source: string; target: string }[]
  return links
    .map(({ source, target }) => ({ source: withoutNative(source), target: withoutNative(target) }))
    .filter(({ source, target }) => dirname(source) === dirname(target))
}

function withoutNative(path: string): string {
  return path.replace(/^native\//, '')
}

function copyPrograms(from: string, to: string): void {
  const draft = mkdtempSync(`${to}.new-`)
  try {
    copyFolder(from, draft)
    completeLinks(draft)
    chmodSync(draft, 0o755)
    renameSync(draft, to)
    syncFolder(dirname(to))
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    if (hasCode(error, ['ENOTEMPTY', 'EEXIST'])) return
    throw new DatabaseStartFailure(
      'missing-files',
      `The database's programs (60 MB) could not be copied to ${to}: ${error instanceof Error ? error.message : error}.`,
      error,
    )
  }
}

// Written through to the disk file by file: after a power cut a renamed folder must not hold empty programs.
function copyFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true })
  chmodSync(to, 0o755)
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const source = join(from, entry.name)
    const target = join(to, entry.name)
    if (entry.isDirectory()) copyFolder(source, target)
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target)
    else {
      copyFileSync(source, target, constants.COPYFILE_FICLONE)
      chmodSync(target, basename(from) === 'bin' ? 0o755 : 0o644)
      syncFile(target)
    }
  }
  syncFolder(to)
}

function hasCode(error: unknown, codes: string[]): boolean {
  return error instanceof Error && 'code' in error && codes.includes(String(error.code))
}
