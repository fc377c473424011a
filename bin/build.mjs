// Builds the pages that browsers get, when their sources have changed since the last time, and the bill of materials.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root } from './install.mjs'
import { makeSbom } from './sbom.mjs'

/** What is built: the folder of its sources, and whatever else of ours stands in its pages. */
const parts = [
  // Maps and colours are reckoned alike on both sides.
  { name: 'widget', sources: ['widget', 'src/homes/map', 'src/firm/chatbots/colour.ts'] },
  {
    name: 'console',
    sources: ['console', 'client', 'widget/build', 'widget/chat/view/markdown', 'src/notify/webhooks/webhook-types.ts'],
  },
]

/** Builds each folder of dist/ unless it was made from these very sources. A container has what was built, and no sources. */
export function ensureBuilt() {
  for (const part of parts) ensurePart(part)
  ensureSbom()
}

/** What Porchlight is made of, beside what was built; a container that has one keeps that of its build. */
function ensureSbom() {
  const file = join(root, 'dist', 'sbom.cdx.json')
  if (!existsSync(join(root, 'widget')) && existsSync(file)) return
  const [manifest, lock] = ['package.json', 'package-lock.json'].map((name) => readFileSync(join(root, name), 'utf8'))
  const text = `${JSON.stringify(makeSbom(manifest, lock), null, 2)}\n`
  if (existsSync(file) && readFileSync(file, 'utf8') === text) return
  mkdirSync(join(root, 'dist'), { recursive: true })
  writeFileSync(file, text)
}

function ensurePart({ name, sources }) {
  const stampFile = join(root, 'dist', name, 'stamp')
  if (!existsSync(join(root, name)) && existsSync(stampFile)) return
  const stamp = stampOf(sources)
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === stamp) return
  const args = ['--disable-warning=ExperimentalWarning', join(root, name, 'build', 'main.ts'), stamp]
  // Whoever asks for it, in whatever surroundings: the same sources give the same pages.
  const env = { ...process.env, NODE_ENV: 'production' }
  const { status } = spawnSync(pinnedNode(), args, { cwd: root, env, stdio: ['ignore', 2, 2] })
  if (status === 0) return
  console.error(`The pages of the ${name} could not be built: see the lines above.`)
  process.exit(1)
}

function stampOf(sources) {
  const hash = createHash('sha256').update(readFileSync(join(root, 'package-lock.json')))
  const files = sources.map((source) => join(root, source)).flatMap(listSources)
  for (const path of files) hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex')
}

function listSources(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path)
    .sort()
    .filter((name) => !name.includes('.test.'))
    .flatMap((name) => listSources(join(path, name)))
}
