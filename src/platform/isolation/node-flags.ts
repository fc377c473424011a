import { dirname, extname, join, sep } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Since Node 25 `--permission` keeps a process from the network too, unless `--allow-net` is there. */
export const allowsNetworkByFlag = process.allowedNodeEnvironmentFlags.has('--allow-net')

const preload = fileURLToPath(new URL(`./deny-network${extname(import.meta.url)}`, import.meta.url))

/**
 * Node's flags for a process that works on what strangers made. It may read `files` and `folders` and write `writable`;
 * it starts no other program, loads no native code and has no network: by Node's permissions where they cover it, and in
 * every case because what opens connections is taken away before anything else is loaded.
 */
export function restrictNode(allowed: {
  files: readonly string[]
  folders: readonly string[]
  writable?: string
  heapMb: number
}): string[] {
  const { files, folders, writable, heapMb } = allowed
  // Each place is named once: a path inside of a folder that is open anyway closes others of it, which is a fault of Node.
  const isOpen = (path: string): boolean => folders.some((folder) => path.startsWith(folder + sep))
  const inside = folders.filter((folder) => !isOpen(folder)).map((folder) => join(folder, '*'))
  const above = [preload, ...files, ...folders.map((folder) => join(folder, 'x'))].flatMap(packageFilesOf)
  const readable = [...new Set([...[preload, ...files, ...above].filter((path) => !isOpen(path)), ...inside])]
  return [
    '--permission',
    ...readable.map((path) => `--allow-fs-read=${path}`),
    ...(writable === undefined ? [] : [`--allow-fs-write=${join(writable, '*')}`]),
    `--max-old-space-size=${heapMb}`,
    '--no-warnings',
    `--require=${preload}`,
  ]
}

/** Node looks for a package.json beside and above a program, to know how to read it. */
function packageFilesOf(file: string): string[] {
  const folder = dirname(file)
  return [join(folder, 'package.json'), ...(folder === dirname(folder) ? [] : packageFilesOf(folder))]
}
