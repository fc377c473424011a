import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { mkdirSync, openSync, readFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import type { EmbeddedConnection } from '../../src/platform/database/embedded/embedded-connection.ts'
import { stopChild } from '../child-process.ts'
import { directusProgram } from './install-directus.ts'

export const adminToken = 'bench-admin-token-0123456789abcdef'

export interface RunningDirectus {
  pid: number
  url: string
  stop(): Promise<void>
}

const patienceMs = 120_000

/** Makes Directus's own tables in a database and starts it there, quiet, with nothing of it that slows answers. */
export async function startDirectus(
  installed: string,
  workFolder: string,
  connection: EmbeddedConnection,
): Promise<RunningDirectus> {
  mkdirSync(workFolder, { recursive: true })
  const port = await findFreePort()
  const log = join(workFolder, 'directus.log')
  const how = {
    cwd: workFolder,
    env: { ...withoutSettings(process.env), ...settingsFor(workFolder, connection, port) },
    stdio: ['ignore' as const, openSync(log, 'a'), openSync(log, 'a')],
  }
  const program = directusProgram(installed)
  if (spawnSync(process.execPath, [program, 'bootstrap'], how).status !== 0) {
    throw new Error(`Directus could not make its tables:\n${readEnd(log)}`)
  }
  const child = spawn(process.execPath, [program, 'start'], how)
  const endWithUs = () => child.kill('SIGKILL')
  process.once('exit', endWithUs)
  const url = `http://127.0.0.1:${port}`
  const stop = async () => {
    await stopChild(child)
    process.off('exit', endWithUs)
  }
  try {
    await waitUntilReady(child, url, log)
    return { pid: child.pid ?? 0, url, stop }
  } catch (error) {
    await stop()
    throw error
  }
}

/** Node's and the shell's variables without those that Directus would read as its own settings. */
function withoutSettings(environment: NodeJS.ProcessEnv): NodeJS.ProcessEnv {
  const kept = ['PATH', 'HOME', 'TMPDIR', 'LANG']
  return Object.fromEntries(Object.entries(environment).filter(([name]) => kept.includes(name)))
}

function settingsFor(workFolder: string, connection: EmbeddedConnection, port: number): Record<string, string> {
  const { host, port: databasePort, user, password, database } = connection
  return {
    NODE_ENV: 'production',
    HOST: '127.0.0.1',
    PORT: String(port),
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    KEY: 'bench-key',
    SECRET: 'bench-secret-0123456789abcdef0123456789abcdef',
    ADMIN_EMAIL: 'admin@example.com',
    ADMIN_PASSWORD: 'bench-password',
    ADMIN_TOKEN: adminToken,
    DB_CLIENT: 'pg',
    DB_HOST: host,
    DB_PORT: String(databasePort),
    DB_DATABASE: database,
    DB_USER: user,
    DB_PASSWORD: password,
    // As many as Porchlight opens.
    DB_POOL__MIN: '0',
    DB_POOL__MAX: '20',
    LOG_LEVEL: 'silent',
    SERVE_APP: 'false',
    TELEMETRY: 'false',
    // Under load it would answer "under pressure" in place of what was asked for.
    PRESSURE_LIMITER_ENABLED: 'false',
    RATE_LIMITER_ENABLED: 'false',
    WEBSOCKETS_ENABLED: 'false',
    // Answers come from the database, as ours do; what it knows of its tables it keeps in memory as always.
    CACHE_ENABLED: 'false',
    EXTENSIONS_PATH: join(workFolder, 'extensions'),
    STORAGE_LOCATIONS: 'local',
    STORAGE_LOCAL_ROOT: join(workFolder, 'uploads'),
  }
}

async function waitUntilReady(child: ChildProcess, url: string, log: string): Promise<void> {
  const deadline = performance.now() + patienceMs
  while (performance.now() < deadline) {
    if (child.exitCode !== null || child.signalCode !== null) throw new Error(`Directus ended:\n${readEnd(log)}`)
    try {
      if ((await fetch(`${url}/server/ping`)).ok) return
    } catch {
      // It does not listen yet.
    }
    await sleep(100)
  }
  throw new Error(`Directus does not answer after ${patienceMs / 1_000} s:\n${readEnd(log)}`)
}

function readEnd(log: string): string {
  return readFileSync(log, 'utf8').split('\n').slice(-30).join('\n')
}

/** Directus cannot be asked which port it has found by itself. */
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() =>
        typeof address === 'object' && address !== null ? resolve(address.port) : reject(new Error('no free port')),
      )
    })
  })
}
