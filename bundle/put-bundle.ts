import { existsSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** Servers that run go on loading pieces of the bundle that they were started from. */
const mostKept = 3

/** Moves a bundle into its place, and has the next start use it. */
export function putBundle(folder: string, finished: string, { name, stamp }: { name: string; stamp: string }): void {
  // Node looks no further up for it in a process that may read little (node-flags.ts), and then takes its program for CommonJS.
  writeFileSync(join(folder, 'package.json'), '{ "type": "module" }\n')
  const place = join(finished, name)
  // Made by another at the same time, from the same sources.
  if (!existsSync(place)) renameSync(folder, place)
  writeWhole(join(finished, 'main.js'), startOf(name))
  writeWhole(join(finished, 'stamp'), stamp)
  const former = readdirSync(finished, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[0-9a-f]{12}$/.test(entry.name) && entry.name !== name)
    .map((entry) => ({ path: join(finished, entry.name), at: statSync(join(finished, entry.name)).mtimeMs }))
    .sort((a, b) => b.at - a.at)
  for (const { path } of former.slice(mostKept - 1)) rmSync(path, { recursive: true, force: true })
}

/** Node keeps what it has compiled beside the bundle, and both go together; where it may not write it does without. */
function startOf(name: string): string {
  return `import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

enableCompileCache(join(import.meta.dirname, '${name}', 'compiled'))
await import('./${name}/main.js')
`
}

/** A start at the same moment reads the old or the new, never a half. */
function writeWhole(path: string, text: string): void {
  const draft = `${path}.${process.pid}`
  writeFileSync(draft, text)
  renameSync(draft, path)
}
