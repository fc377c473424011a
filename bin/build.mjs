// Builds the pages that browsers get, when their sources have changed since the last time.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root } from './install.mjs'

const sources = join(root, 'widget')
const stampFile = join(root, 'dist', 'widget', 'stamp')

/** Builds dist/widget/ unless it was made from these very sources. A container has what was built, and no sources. */
export function ensureBuilt() {
  if (!existsSync(sources) && existsSync(stampFile)) return
  const stamp = stampOfSources()
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const args = ['--disable-warning=ExperimentalWarning', join(root, 'widget', 'build', 'main.ts'), stamp]
  // Whoever asks for it, in whatever surroundings: the same sources give the same pages.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(pinnedNode(), args, { cwd: root, env, stdio: ['ignore', 2, 2] })
  if (status === 0) return
  console.error('The pages of the widget could not be built: see the lines above.')
  process.exit(1)
}

function stampOfSources() {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  // Maps and colours are reckoned alike on both sides.
  const files = [...listSources(sources), ...listSources(join(root, 'src/map')), join(root, 'src/chatbots/colour.ts')]
  for (const path of files) hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex')
}

function listSources(folder) {
  return readdirSync(folder, { withFileTypes: true })
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      if (entry.isDirectory()) return listSources(path)
      return entry.name.includes('.test.') ? [] : [path]
    })
}
