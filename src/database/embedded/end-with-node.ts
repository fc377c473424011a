import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const guard = ['--pdeathsig']
let isGuarded: Promise<boolean> | undefined

/**
 * The command line that runs a program so that the kernel sends it the signal when this Node dies, even by kill -9.
 * That takes Linux and the setpriv of util-linux; elsewhere the program is run as it is.
 */
export async function endWithNode(
  program: string,
  programArguments: string[],
  signal: 'INT' | 'KILL',
): Promise<[command: string, commandArguments: string[]]> {
  isGuarded ??= canGuard()
  if (!(await isGuarded)) return [program, programArguments]
  return ['setpriv', [...guard, signal, '--', program, ...programArguments]]
}

// Busybox has a setpriv that does not know the option, hence the trial.
async function canGuard(): Promise<boolean> {
  if (process.platform !== 'linux') return false
  try {
    await promisify(execFile)('setpriv', [...guard, 'INT', '--', 'true'])
    return true
  } catch {
    return false
  }
}
