import { spawnSync } from 'node:child_process'
import { join } from 'node:path'
import fc from 'fast-check'
import pg from 'pg'
import { describe, expect, test } from 'vitest'
import { listSecrets, readConfig } from '../config/config.ts'
import { describeError } from './log-error.ts'
import { makeScrubber } from './log-scrub.ts'

const environment = {
  DATABASE_URL: 'postgres://porch:p%40ss-of%20database@db.example/porch',
  SMTP_URL: 'smtp://mail-user:mail-password-77@mail.example:587',
  OPENAI_API_KEY: 'sk-live-abcdefgh"quoted\\key',
  ANTHROPIC_API_KEY: 'sk-ant-0123456789',
  GOOGLE_GENERATIVE_AI_API_KEY: 'AIza-0123456789',
  AWS_ACCESS_KEY_ID: 'AKIA0123456789',
  AWS_SECRET_ACCESS_KEY: 'aws/secret+access=key',
  PORCHLIGHT_ENCRYPTION_KEY: 'the newest passphrase of all, the former passphrase',
  PORCHLIGHT_SECRET_KEY: 'own-secret-key-0123456789',
  PORCHLIGHT_SESSION_KEY: 'own-session-key-0123456789',
  PORCHLIGHT_METRICS_TOKEN: 'metrics-token-0123456789',
}
const secretParts = [
  'p@ss-of database',
  'p%40ss-of%20database',
  'mail-password-77',
  'the newest passphrase of all',
  'the former passphrase',
  ...Object.values(environment).filter((value) => !value.includes('://')),
]

describe('a line of the log', () => {
  const scrub = makeScrubber(listSecrets(readConfig(environment)))

  test.each(secretParts)('never holds a secret of the environment: %s', (secret) => {
    for (const text of [secret, `a ${secret} b`, `https://x.example/?q=${encodeURIComponent(secret)}`]) {
      const line = scrub(`${JSON.stringify({ level: 'info', msg: text, err: { message: text } })}\n`)
      const parsed = JSON.parse(line)
      expect(line.endsWith('\n')).toBe(true)
      expect(`${parsed.msg} ${decodeURIComponent(parsed.err.message)}`).not.toContain(secret)
      expect(parsed.level).toBe('info')
    }
  })

  test.each([
    ['pl_sk_Zk3xAbCdEfGh0123456789_-', 'Zk3xAbCd'],
    ['pl_ses_Zk3xAbCdEfGh0123456789', 'Zk3xAbCd'],
    ['pl_vis_1.2.3.4.t5x.t5x.0.Zk3xAbCdEfGh0123456789-_', 'Zk3xAbCd'],
    ['PUT /uploads/12?token=0123456789abcdef failed', '0123456789abcdef'],
    ['https://bucket.example/a?X-Amz-Signature=0123456789abcdef&x=1', '0123456789abcdef'],
    ['https://bucket.example/a?x=1&X-Amz-Security-Token=0123456789abcdef', '0123456789abcdef'],
    ['connect postgresql://somebody:hunter2hunter2@db/x', 'hunter2hunter2'],
    ['redis://:only-password@cache/0', 'only-password'],
    ['authorization: Bearer abcdefghijklmnop', 'abcdefghijklmnop'],
  ])('never holds what looks like a credential: %s', (text, secret) => {
    const line = scrub(JSON.stringify({ msg: text, req: { url: text } }))
    expect(line).not.toContain(secret)
    expect(Object.keys(JSON.parse(line))).toEqual(['msg', 'req'])
  })

  test('stays JSON whatever is said, and says what is no secret', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: 'binary', maxLength: 40 })), (texts) => {
        const parsed = JSON.parse(scrub(JSON.stringify({ texts })))
        expect(parsed.texts).toHaveLength(texts.length)
      }),
      { seed: 9, numRuns: 500 },
    )
    const plain = JSON.stringify({ path: '/chat/Chatbot/Edit', ms: 12.5, ip: '203.0.113.9', port: 5432 })
    expect(scrub(plain)).toBe(plain)
  })

  test('costs what its length costs, whatever path a stranger sends', () => {
    for (const unit of ['a.', 'a://', 'a:', '?token', ';a', '@', 'pl_sk_', 'bearer ', '&key']) {
      const line = JSON.stringify({ path: unit.repeat(Math.ceil(16_000 / unit.length)) })
      const before = process.cpuUsage()
      scrub(line)
      const { user, system } = process.cpuUsage(before)
      expect((user + system) / 1000, unit).toBeLessThan(50)
    }
  })
})

describe('an error in the log', () => {
  test('has the fields of the list, and nothing that a driver hangs on it', () => {
    const client = new pg.Client({ password: 'password of the client' })
    const error = Object.assign(new Error('Connection terminated unexpectedly', { cause: new Error('reset') }), {
      client,
      secretKey: 424_242_424,
      processID: 77_777,
      code: '57P01',
      detail: 'Key (email)=(ana@example.com) already exists.',
      where: 'unnamed portal parameter $1 = ana@example.com',
      requestBodyValues: { messages: ['what a visitor said'] },
      responseHeaders: { 'set-cookie': 'a=b' },
      config: { headers: { authorization: 'Bearer abc' } },
    })
    const described = describeError(error)
    expect(described).toMatchObject({
      type: 'Error',
      message: 'Connection terminated unexpectedly',
      code: '57P01',
      stack: expect.stringContaining('log.test.ts'),
      cause: { type: 'Error', message: 'reset' },
    })
    const text = JSON.stringify(described)
    expect(text).not.toMatch(/424242424|77777|password of|ana@example|visitor said|set-cookie|Bearer/)
    expect(text.length).toBeLessThan(3_000)
  })

  test('is told whatever was thrown, and never without an end', () => {
    const round = new Error('round')
    round.cause = round
    for (const thrown of [
      'text',
      null,
      undefined,
      7,
      { message: 'plain', password: 'hunter2hunter2' },
      round,
      new AggregateError([new Error('one'), 'two'], 'both'),
      new Error('x'.repeat(1_000_000)),
    ]) {
      const text = JSON.stringify(describeError(thrown))
      expect(text.length).toBeLessThan(20_000)
      expect(text).not.toContain('hunter2hunter2')
    }
  })

  test('is so in the lines of the log themselves, at every level', () => {
    const program = `
      const { makeLog } = await import(${JSON.stringify(join(import.meta.dirname, 'log.ts'))})
      const { default: pg } = await import('pg')
      const log = makeLog('trace', ['hunter2hunter2'])
      const client = Object.assign(new pg.Client({ password: 'hunter2hunter2' }), { secretKey: 424242424 })
      for (const level of ['trace', 'debug', 'info', 'warn', 'error', 'fatal']) {
        log[level]({ err: Object.assign(new Error('lost'), { client }) }, 'a database connection was lost')
        log[level](Object.assign(new Error('lost'), { client }))
        log.child({ requestId: 'r' })[level]({ error: Object.assign(new Error('lost'), { client }), req: client, res: client })
        log[level]('postgres://a:hunter2hunter2@b/c pl_sk_0123456789')
      }`
    const { stderr, status } = spawnSync(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', '--input-type=module', '-e', program],
      { encoding: 'utf8', cwd: join(import.meta.dirname, '../../..') },
    )
    expect(status, stderr).toBe(0)
    const lines = stderr.trim().split('\n')
    expect(lines).toHaveLength(24)
    for (const line of lines) expect(JSON.parse(line).level).toMatch(/^[a-z]+$/)
    expect(stderr).not.toMatch(/hunter2|424242424|pl_sk_0/)
  })
})
