import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The version of this Porchlight, as its package says. */
export function readProductVersion(): string {
  // Our own file.
  const { version } = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package.json'), 'utf8')) as {
    version: string
  }
  return version
}
