import { execFile } from 'node:child_process'
import { readlinkSync } from 'node:fs'
import { promisify } from 'node:util'
import { allowsNetworkByFlag } from './node-flags.ts'
import { withoutNetwork } from './without-network.ts'

/** What keeps processes that read files of strangers from the network: the system, Node, or only the program that they run. */
export type NetworkWall = 'namespace' | 'permissions' | 'program'

const maxMs = 5_000

export async function findNetworkWall(): Promise<NetworkWall> {
  if (allowsNetworkByFlag) return 'permissions'
  return (await getsNamespace()) ? 'namespace' : 'program'
}

/** Whether a process that is started that way is in another network than we are. */
export async function getsNamespace(): Promise<boolean> {
  if (process.platform !== 'linux') return false
  try {
    const [program, args] = withoutNetwork('/usr/bin/readlink', ['/proc/self/ns/net'])
    const { stdout } = await promisify(execFile)(program, args, { timeout: maxMs, env: {} })
    return stdout.trim() !== '' && stdout.trim() !== readlinkSync('/proc/self/ns/net')
  } catch {
    // Without /proc, or without the program: then nobody knows.
    return false
  }
}

const details: Record<NetworkWall, string> = {
  namespace: 'files and pages of others are read in a network namespace of their own, in which there is no network',
  permissions: 'files and pages of others are read without a network, by Node’s permissions',
  program:
    'this system gives no network namespace to ordinary users, so that files and pages of others are kept from the network by the program that reads them alone, and a system’s ffmpeg by its options alone',
}

export async function describeIsolation(): Promise<{ isGood: boolean; detail: string }> {
  const wall = await findNetworkWall()
  return { isGood: wall !== 'program', detail: details[wall] }
}
