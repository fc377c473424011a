import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { UsageError, withApp, withDatabase } from './command-context.ts'

let around = ''

beforeEach(() => {
  around = mkdtempSync(join(tmpdir(), 'porchlight-without-data-'))
})

afterEach(() => {
  vi.unstubAllEnvs()
  rmSync(around, { recursive: true, force: true })
})

test('a command where no data lies says where it looked and how to name another place, and makes nothing', async () => {
  const folder = join(around, 'data')
  vi.stubEnv('PORCHLIGHT_DATA_DIR', folder)
  vi.stubEnv('DATABASE_URL', undefined)
  const said = await withDatabase('test', async () => 'it ran').catch((error: unknown) => error)
  expect(said).toBeInstanceOf(UsageError)
  expect(String(said)).toContain(folder)
  for (const way of ['--data', 'PORCHLIGHT_DATA_DIR', 'DATABASE_URL', 'npm start']) expect(String(said)).toContain(way)
  await expect(withApp('test', async () => 'it ran')).rejects.toBeInstanceOf(UsageError)
  expect(existsSync(folder)).toBe(false)
})

test('an empty folder is no data either, and stays empty', async () => {
  vi.stubEnv('PORCHLIGHT_DATA_DIR', around)
  vi.stubEnv('DATABASE_URL', undefined)
  await expect(withDatabase('test', async () => 'it ran')).rejects.toBeInstanceOf(UsageError)
  expect(existsSync(join(around, 'database.json'))).toBe(false)
})
