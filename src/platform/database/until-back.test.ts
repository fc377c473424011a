import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { explainStatementError, isConnectionTrouble } from './database-trouble.ts'

const run = promisify(execFile)

test('a process in which nothing else is left to do waits for its database, and does not end', async () => {
  const program = `
    const { untilBack } = await import('./src/platform/database/until-back.ts')
    const { fail } = await import('./src/platform/errors.ts')
    let tries = 0
    const work = async () => {
      tries += 1
      if (tries < 3) throw fail('database-unavailable')
      return tries
    }
    const signal = new AbortController().signal
    console.log('done after', await untilBack(work, { signal, mostMs: 60_000 }))`
  const { stdout } = await run(process.execPath, ['--input-type=module', '-e', program])
  expect(stdout).toBe('done after 3\n')
})

test('a connection that Kysely gave up after a failed rollback is trouble of the database', () => {
  const error = new Error('Postgres connection has been discarded')
  expect(isConnectionTrouble(error)).toBe(true)
  expect(explainStatementError(error)).toMatchObject({ code: 'database-unavailable' })
})
