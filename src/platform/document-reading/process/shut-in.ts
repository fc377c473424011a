import { createRequire } from 'node:module'
import { sep } from 'node:path'
import { fileURLToPath } from 'node:url'
import { restrictNode } from '../../isolation/node-flags.ts'

const reading = fileURLToPath(new URL('..', import.meta.url))
const files = fileURLToPath(new URL('../../files', import.meta.url))

/**
 * What Node lets a process do that works on what strangers made: read its own program and the packages, run threads of
 * its own, and nothing else. It gets no environment and no network either. The first folder is that of the program;
 * without any, those of the readers of documents.
 */
export function shutIn(heapMb: number, folders: readonly [string, ...string[]] = [reading, files]): string[] {
  return ['--allow-worker', ...restrictNode({ files: [], folders: [...folders, folderOfPackages()], heapMb })]
}

function folderOfPackages(): string {
  const { resolve } = createRequire(import.meta.url)
  const path = resolve('yauzl')
  const folder = `${sep}node_modules${sep}`
  return path.slice(0, path.lastIndexOf(folder) + folder.length - 1)
}
