import { execFile } from 'node:child_process'
import { readdirSync, readFileSync, readlinkSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'
import { DatabaseStartFailure } from './database-start-failure.ts'
import { isRecovering, untilRecovered } from './is-recovering.ts'
import { readPostmasterFile, removePostmasterFile } from './postmaster-file.ts'

/** A clean stop writes the cached pages first; more than a minute means that something is wrong with the disk. */
const patience = 60_000
const leftoverPatience = 10_000

/**
 * Ends a server that outlived the Porchlight that started it. The caller holds the lock on the data folder, so a server
 * found here is nobody's. It is stopped rather than taken over: stopping takes some 50 ms, and afterwards every server
 * is our child, with our settings and programs.
 */
export async function stopFormerServer(cluster: string, log: (line: string) => void): Promise<void> {
  await letRecover(cluster, log)
  await endFormerServer(cluster, log)
  await endLeftovers(cluster)
}

/** Waits for a server that reads its log after a crash: what it has done by then need not be done again by the next. */
async function letRecover(cluster: string, log: (line: string) => void): Promise<void> {
  const pid = readPostmasterFile(cluster)?.pid
  if (pid === undefined || (await identify(pid, cluster)) !== 'server' || !isRecovering(cluster, pid)) return
  log(`A database server of an earlier run is recovering (process ${pid}); it is waited for.`)
  await untilRecovered(cluster, pid, () => !isAliveAndOurs(pid) || readPostmasterFile(cluster)?.pid !== pid)
}

async function endFormerServer(cluster: string, log: (line: string) => void): Promise<void> {
  const start = Date.now()
  let stopSignal: 'SIGINT' | 'SIGQUIT' | undefined
  for (;;) {
    const file = readPostmasterFile(cluster)
    // A file whose process is gone is PostgreSQL's to judge: it also looks for leftover children in shared memory.
    if (file === undefined || !isAliveAndOurs(file.pid)) return
    const waited = Date.now() - start
    const who = await identify(file.pid, cluster)
    if (who === 'stranger') {
      await endLeftovers(cluster)
      // The number was given to another process since, which PostgreSQL would take for its predecessor.
      removePostmasterFile(cluster)
      return
    }
    if (who === 'server') {
      const wanted = waited > patience ? 'SIGQUIT' : 'SIGINT'
      if (stopSignal !== wanted) {
        log(`A database server of an earlier run is still there (process ${file.pid}); it is being stopped.`)
        signal(file.pid, wanted)
        stopSignal = wanted
      }
    }
    if (waited > (who === 'server' ? patience + leftoverPatience : leftoverPatience)) throw describe(file.pid, cluster)
    await sleep(10)
  }
}

/**
 * Ends the children of a server that was killed: one that is busy with a long query notices that only at its end, and
 * until then PostgreSQL does not start again. Linux alone tells us which processes these are.
 */
export async function endLeftovers(cluster: string): Promise<void> {
  const start = Date.now()
  for (;;) {
    const [first, ...others] = findLeftovers(cluster)
    if (first === undefined) return
    const waited = Date.now() - start
    for (const pid of [first, ...others]) signal(pid, waited > leftoverPatience / 2 ? 'SIGKILL' : 'SIGQUIT')
    if (waited > leftoverPatience) throw describe(first, cluster)
    await sleep(20)
  }
}

function describe(pid: number, cluster: string): DatabaseStartFailure {
  return new DatabaseStartFailure(
    'former-server',
    `A database server of an earlier run (process ${pid}) still holds ${cluster} and does not end: end that process, then start Porchlight again.`,
  )
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name)
  } catch {
    // It ended by itself; the next look shows it.
  }
}

/** Whether a process with this number exists that may be the server: another user's cannot, it could not read the data. */
function isAliveAndOurs(pid: number): boolean {
  try {
    process.kill(pid, 0)
    return true
  } catch {
    return false
  }
}

/**
 * `server`: it serves this cluster. `stranger`: it is something else, or dead and only waits to be collected.
 * `unknown`: a PostgreSQL process of which no more can be learned.
 */
async function identify(pid: number, cluster: string): Promise<'server' | 'stranger' | 'unknown'> {
  if (process.platform === 'linux') return identifyByProc(pid, cluster)
  if (process.platform === 'win32') return 'unknown'
  try {
    const { stdout } = await promisify(execFile)('ps', ['-ww', '-o', 'stat=,command=', '-p', String(pid)])
    if (stdout.trim().startsWith('Z') || !stdout.includes('postgres')) return 'stranger'
    return stdout.includes(cluster) ? 'server' : 'unknown'
  } catch {
    return 'stranger'
  }
}

function identifyByProc(pid: number, cluster: string): 'server' | 'stranger' | 'unknown' {
  if (!isPostgres(pid)) return 'stranger'
  const folder = workingFolderOf(pid)
  if (folder === undefined) return 'unknown'
  // The kernel follows a renamed folder, so this also finds the server of a data folder that was moved.
  return folder === cluster ? 'server' : 'stranger'
}

/** Whether this is a running PostgreSQL process; one that is dead and only waits to be collected is none. */
function isPostgres(pid: number): boolean {
  try {
    // "pid (name) state …", where the name may hold anything.
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8')
    const state = stat.charAt(stat.lastIndexOf(')') + 2)
    return state !== 'Z' && state !== 'X' && stat.includes('(postgres)')
  } catch {
    return false
  }
}

function findLeftovers(cluster: string): number[] {
  if (process.platform !== 'linux') return []
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name))
  return pids.map(Number).filter((pid) => workingFolderOf(pid) === cluster && isPostgres(pid))
}

function workingFolderOf(pid: number): string | undefined {
  try {
    return readlinkSync(`/proc/${pid}/cwd`)
  } catch {
    return undefined
  }
}
