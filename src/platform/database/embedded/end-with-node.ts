import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const guard = ['--pdeathsig']
let isGuarded: Promise<boolean> | undefined

/**
 * The command line that runs a program so that the kernel kills it when this Node dies, even by kill -9: what is half made
 * is made anew by the next start. That takes Linux and the setpriv of util-linux; elsewhere the program is run as it is.
 */
export async function endWithNode(
  program: string,
  programArguments: string[],
): Promise<[command: string, commandArguments: string[]]> {
  isGuarded ??= canGuard()
  if (!(await isGuarded)) return [program, programArguments]
  return ['setpriv', [...guard, 'KILL', '--', program, ...programArguments]]
}

// Busybox has a setpriv that does not know the option, hence the trial.
async function canGuard(): Promise<boolean> {
  if (process.platform !== 'linux') return false
  try {
    await promisify(execFile)('setpriv', [...guard, 'KILL', '--', 'true'])
    return true
  } catch {
    return false
  }
}
