import { readFileSync, realpathSync, statSync } from 'node:fs'
import { userInfo } from 'node:os'
import { dirname } from 'node:path'
import { DatabaseStartFailure } from '../database-start-failure.ts'

/** The system user that the server process runs as. */
export interface ServerAccount {
  name: string
  uid: number
  gid: number
  /** Whether we are root and have to become this user. */
  switched: boolean
}

// A user of our own when the administrator made one, then those that every Unix has.
const preferredNames = ['porchlight', 'nobody', 'daemon']

/**
 * PostgreSQL refuses to run as root, so root gets an unprivileged user: the owner of the data (or of the data folder,
 * while there is none), otherwise one of /etc/passwd, where initdb wants to find it. Undefined on Windows.
 */
export function chooseServerAccount(dataDir: string, clusterFolder: string | undefined): ServerAccount | undefined {
  if (process.getuid === undefined || process.getgid === undefined) return undefined
  const uid = process.getuid()
  if (uid !== 0) {
    refuseForeignCluster(clusterFolder, uid)
    return { name: nameOf(uid), uid, gid: process.getgid(), switched: false }
  }
  const users = readUsers()
  const owner = statSync(clusterFolder ?? dataDir)
  if (owner.uid !== 0 && (clusterFolder !== undefined || users.some((user) => user.uid === owner.uid))) {
    return { name: nameOf(owner.uid), uid: owner.uid, gid: owner.gid, switched: true }
  }
  const preferred = preferredNames.map((name) => users.find((user) => user.name === name))
  const chosen = [...preferred, ...users].find((user) => user !== undefined && user.uid > 0)
  if (chosen === undefined) {
    throw new DatabaseStartFailure(
      'unreachable-folder',
      'PostgreSQL does not run as root and /etc/passwd lists no other user: add one named porchlight, or set DATABASE_URL to a PostgreSQL server.',
    )
  }
  return { ...chosen, switched: true }
}

function refuseForeignCluster(clusterFolder: string | undefined, uid: number): void {
  if (clusterFolder === undefined) return
  const owner = statSync(clusterFolder).uid
  if (owner === uid) return
  throw new DatabaseStartFailure(
    'wrong-owner',
    `The database in ${clusterFolder} belongs to the user ${nameOf(owner)}, not to ${nameOf(uid)}: start Porchlight as the user who made it (root, if root did), or give that folder to ${nameOf(uid)} with chown -R.`,
  )
}

/** Whether the account may pass through every folder down to this existing path, and has the wanted rights to itself. */
export function canReach(account: ServerAccount | undefined, path: string, wanted: number): boolean {
  if (account === undefined || !account.switched) return true
  let current = realpathSync(path)
  if (!allows(account, current, wanted)) return false
  while (current !== dirname(current)) {
    current = dirname(current)
    if (!allows(account, current, 0o1)) return false
  }
  return true
}

// Supplementary groups do not count: Node drops them when it switches the user of a child process.
function allows(account: ServerAccount, path: string, wanted: number): boolean {
  const { mode, uid, gid } = statSync(path)
  const bits = uid === account.uid ? mode >> 6 : gid === account.gid ? mode >> 3 : mode
  return (bits & wanted) === wanted
}

function readUsers(): { name: string; uid: number; gid: number }[] {
  return readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .map((line) => line.split(':'))
    .filter((fields) => fields.length >= 4 && /^-?\d+$/.test(fields[2] ?? ''))
    .map(([name = '', , uid, gid]) => ({ name, uid: toUnsigned(uid), gid: toUnsigned(gid) }))
}

// macOS lists nobody as -2.
function toUnsigned(id: string | undefined): number {
  return Number(id) >>> 0
}

function nameOf(uid: number): string {
  const listed = readUsers().find((user) => user.uid === uid)?.name
  return listed ?? (uid === process.getuid?.() ? ownName() : undefined) ?? `with the id ${uid}`
}

function ownName(): string | undefined {
  try {
    return userInfo().username
  } catch {
    return undefined
  }
}
