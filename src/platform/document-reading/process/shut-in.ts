import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

const reading = fileURLToPath(new URL('..', import.meta.url))
const files = fileURLToPath(new URL('../../files', import.meta.url))

/**
 * What Node lets a process do that works on what strangers made: read its own program and the packages, run threads of
 * its own, and nothing else. It gets no environment either. The first folder is that of the program; without any, those
 * of the readers of documents.
 */
export function shutIn(heapMb: number, folders: readonly [string, ...string[]] = [reading, files]): string[] {
  const packages = folderOfPackages()
  const readable = [...[...folders, packages].map((folder) => join(folder, '*')), ...packageFilesAbove(folders[0])]
  return [
    '--permission',
    ...[...new Set(readable)].map((path) => `--allow-fs-read=${path}`),
    '--allow-worker',
    `--max-old-space-size=${heapMb}`,
    '--no-warnings',
  ]
}

function folderOfPackages(): string {
  const { resolve } = createRequire(import.meta.url)
  const path = resolve('yauzl')
  const folder = `${sep}node_modules${sep}`
  return path.slice(0, path.lastIndexOf(folder) + folder.length - 1)
}

/** Node looks for a package.json beside and above a program, to know how to read it. */
function packageFilesAbove(folder: string): string[] {
  const above = dirname(folder)
  return [join(folder, 'package.json'), ...(above === folder ? [] : packageFilesAbove(above))]
}
