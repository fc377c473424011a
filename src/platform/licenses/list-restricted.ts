import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { isPermissive } from './is-permissive.ts'

/** What a lock file of npm says of a package. */
interface LockedPackage {
  version?: string
  license?: unknown
  dev?: boolean
  link?: boolean
}

export interface RestrictedPackage {
  name: string
  version: string
  /** As it states it; "" where it states none. */
  license: string
}

/** What npm notes of what is really there, beside it. */
const installedFile = join(import.meta.dirname, '..', '..', '..', 'node_modules', '.package-lock.json')

/**
 * Packages that are installed here and whose license isn't permissive: those that the product runs with, and those that
 * came for its tests, which whoever passes this folder on passes on too. Null where npm left no note of them.
 */
export async function listRestrictedHere(): Promise<{
  product: RestrictedPackage[]
  tests: RestrictedPackage[]
} | null> {
  const text = await readFile(installedFile, 'utf8').catch(() => null)
  if (text === null) return null
  const product = listRestricted(text)
  const known = new Set(product.map(nameVersion))
  const all = listRestricted(text, { withTests: true })
  return { product, tests: all.filter((each) => !known.has(nameVersion(each))) }
}

const nameVersion = ({ name, version }: RestrictedPackage): string => `${name} ${version}`

/** The same of the text of any lock file. `withTests`: also what only tests need. */
export function listRestricted(lockText: string, options: { withTests?: boolean } = {}): RestrictedPackage[] {
  // As npm writes it; what a package states for a license is looked at below.
  const { packages } = JSON.parse(lockText) as { packages: Record<string, LockedPackage> }
  return Object.entries(packages)
    .filter(([path, { dev, link }]) => path !== '' && !link && (options.withTests || !dev))
    .map(([path, { version, license }]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: version ?? '',
      license: typeof license === 'string' ? license : '',
    }))
    .filter(({ license }) => !isPermissive(license))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
}
