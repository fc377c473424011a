import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, describe, expect, test } from 'vitest'
import { makeDataFolder } from '../data-folder.ts'
import { finishPorchlight, killAll, runPorchlight } from '../porchlight-process.ts'
import { startDatabaseProxy } from '../servers/database-proxy.ts'
import { createTestDatabase } from '../test-database.ts'

describe('a start with DATABASE_URL', () => {
  const folder = makeDataFolder()
  afterAll(() => folder.remove())
  const base = { PORCHLIGHT_DATA_DIR: folder.path, PORT: '0', PORCHLIGHT_DEMO: 'off', LOG_LEVEL: 'warn' }

  test('gets ready although its connections are cut again and again meanwhile', async () => {
    const database = await createTestDatabase()
    const proxy = await startDatabaseProxy(database)
    const run = runPorchlight(['start'], { ...base, DATABASE_URL: proxy.url })
    try {
      await expect.poll(() => proxy.connected(), { timeout: 60_000 }).toBeGreaterThan(0)
      // Pauses of many lengths, so that it gets on between some of them.
      for (const pause of [20, 300, 40, 600, 80, 500, 120, 700, 160, 400, 200, 650, 60, 350]) {
        proxy.cut()
        await sleep(pause)
      }
      await expect.poll(() => run.output.stdout, { timeout: 60_000 }).toMatch(/^Porchlight is ready on /m)
      const url = /^Porchlight is ready on (\S+)$/m.exec(run.output.stdout)?.[1]
      await expect.poll(async () => (await fetch(`${url}/health/ready`)).status, { timeout: 60_000 }).toBe(200)
    } finally {
      await killAll(run)
      await proxy.close()
      await database.drop()
    }
  })

  test('waits for a server that comes late, and says so', async () => {
    const database = await createTestDatabase()
    const proxy = await startDatabaseProxy(database)
    proxy.setDown(true)
    const run = runPorchlight(['start'], { ...base, DATABASE_URL: proxy.url })
    try {
      await expect
        .poll(() => run.output.stdout, { timeout: 60_000 })
        .toMatch(/^Waiting for the database .+ at 127\.0\.0\.1:\d+ \(.+\)\.$/m)
      await sleep(500)
      expect(run.output.stdout).not.toContain('is ready')
      proxy.setDown(false)
      await expect.poll(() => run.output.stdout, { timeout: 60_000 }).toMatch(/^Porchlight is ready on /m)
    } finally {
      await killAll(run)
      await proxy.close()
      await database.drop()
    }
  })

  test('gives up on one that never comes, in one sentence with the variable and the host and without the password', async () => {
    const database = await createTestDatabase()
    const proxy = await startDatabaseProxy(database)
    const { port } = proxy.connection
    await proxy.close()
    await database.drop()
    const url = `postgres://somebody:a-secret-word@127.0.0.1:${port}/homes`
    const { code, stdout, stderr } = await finishPorchlight(['start'], {
      ...base,
      DATABASE_URL: url,
      PORCHLIGHT_DATABASE_WAIT_MS: '1200',
    })
    expect(code).toBe(1)
    expect(stderr).toMatch(
      new RegExp(
        `^DATABASE_URL: the database "homes" at 127\\.0\\.0\\.1:${port} could not be reached within 1\\.2 s \\(.+\\)\\.\n$`,
      ),
    )
    expect(stdout + stderr).not.toContain('a-secret-word')
  })

  test.each([
    [
      'a user or a password that is wrong',
      { user: 'nobody_here', password: 'a-wrong-word' },
      /refuses us \(.*(password|role).*\)/,
    ],
    ['a database that is not there', { database: 'nowhere' }, /refuses us \(database "nowhere" does not exist\)/],
  ])('does not wait for what waiting does not mend: %s', async (_name, wrong, reason) => {
    const database = await createTestDatabase()
    const proxy = await startDatabaseProxy({ ...database, connection: { ...database.connection, ...wrong } })
    try {
      const { code, stderr } = await finishPorchlight(['start'], { ...base, DATABASE_URL: proxy.url })
      expect(code).toBe(1)
      expect(stderr).toMatch(reason)
      expect(stderr).toMatch(/^DATABASE_URL: [^\n]+\.\n$/)
      expect(stderr).not.toContain('a-wrong-word')
    } finally {
      await proxy.close()
      await database.drop()
    }
  })
})
