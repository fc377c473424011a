import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { countBeforeKill } from '../../../bin/testing/processor-time.mjs'
import { removeDataFolder } from '../../data-folder.ts'
import type { Environment } from '../../porchlight-process.ts'
import { makeStartedFolder } from '../../started-folder.ts'

/** A server in a process of its own that tells how long its event loop stood still. */
export interface WatchedServer {
  url: string
  secretKey: string
  serialNumber: string
  /** The longest time since it was asked last, in milliseconds of its processor. */
  longestStall(): Promise<number>
  close(): Promise<void>
}

const program = join(import.meta.dirname, '..', '..', '..', 'dist', 'server', 'main.js')
const probe = pathToFileURL(join(import.meta.dirname, 'stall-probe.mjs')).href

export async function startWatchedServer(environment: Environment): Promise<WatchedServer> {
  const folder = await makeStartedFolder()
  const socket = join(folder.path, 'stalls')
  const child = spawn(process.execPath, ['--expose-gc', '--import', probe, program, 'start'], {
    env: {
      PATH: process.env.PATH,
      HOME: process.env.HOME,
      PORCHLIGHT_DATA_DIR: folder.path,
      PORT: '0',
      LOG_LEVEL: 'silent',
      STALL_SOCKET: socket,
      ...environment,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
  })
  const ended = new Promise((resolve) => child.once('close', resolve))
  const url = await new Promise<string>((resolve, reject) => {
    let said = ''
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      said += text
      const found = /^Porchlight is ready on (http\S+)$/m.exec(said)?.[1]
      if (found !== undefined) resolve(found)
    })
    void ended.then(() => reject(new Error(`it ended instead of getting ready:\n${said}`)))
  })
  const { secretKey, serialNumber } = JSON.parse(readFileSync(join(folder.path, 'credentials.json'), 'utf8'))
  return {
    url,
    secretKey,
    serialNumber,
    longestStall: () => ask(socket),
    close: async () => {
      if (child.pid !== undefined) countBeforeKill(child.pid)
      child.kill('SIGTERM')
      await ended
      removeDataFolder(folder.path)
    },
  }
}

function ask(path: string): Promise<number> {
  return new Promise((resolve, reject) => {
    let told = ''
    connect(path)
      .setEncoding('utf8')
      .on('data', (text) => {
        told += text
      })
      .on('error', reject)
      .on('end', () => resolve(Number(told)))
  })
}
