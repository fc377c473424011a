import { userInfo } from 'node:os'

/** Who works on a command line, as the change log names it. */
export function commandLineActor(): string {
  return `command line (${nameOfUser()})`
}

function nameOfUser(): string {
  try {
    return userInfo().username
  } catch {
    // A container may run as a number that no user has.
    return `user ${process.getuid?.() ?? 'unknown'}`
  }
}
