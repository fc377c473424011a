import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** The process of the embedded database server of a data folder; null while there is none. */
export function databasePid(dataDir: string): number | null {
  const file = join(serverFolder(dataDir), 'cluster', 'postmaster.pid')
  const pid = existsSync(file) ? Number.parseInt(readFileSync(file, 'utf8'), 10) : Number.NaN
  return pid > 0 ? pid : null
}

/** The processes of it that serve a connection. */
export function backendPids(dataDir: string): number[] {
  const parent = databasePid(dataDir)
  return readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name))
    .filter((name) => {
      const stat = readText(`/proc/${name}/stat`)
      const isChild = Number(stat.slice(stat.lastIndexOf(')') + 4).split(' ')[0]) === parent
      return isChild && /^postgres: porchlight porchlight /.test(readText(`/proc/${name}/cmdline`))
    })
    .map(Number)
}

function serverFolder(dataDir: string): string {
  const { serverFolder } = JSON.parse(readFileSync(join(dataDir, 'database.json'), 'utf8'))
  return serverFolder ?? join(dataDir, 'postgres')
}

function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch {
    return ''
  }
}
