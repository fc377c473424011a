import { createRequire } from 'node:module'
import { dirname, join, sep } from 'node:path'
import { restrictNode } from '../../isolation/node-flags.ts'

const reading = join(import.meta.dirname, '..')
const files = join(import.meta.dirname, '..', '..', 'files')

/**
 * What Node lets a process do that works on what strangers made: read its own program and the packages, run threads of
 * its own, and nothing else. It gets no environment and no network either. `folders`: what it reads besides its own;
 * without any, those of the readers of documents.
 */
export function shutIn(program: string, heapMb: number, folders: readonly string[] = [reading, files]): string[] {
  const open = [dirname(program), ...folders, folderOfPackages()]
  return ['--allow-worker', ...restrictNode({ files: [], folders: open, heapMb })]
}

function folderOfPackages(): string {
  const { resolve } = createRequire(import.meta.url)
  const path = resolve('yauzl')
  const folder = `${sep}node_modules${sep}`
  return path.slice(0, path.lastIndexOf(folder) + folder.length - 1)
}
