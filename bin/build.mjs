// Builds what runs here and what browsers get, when the sources have changed since the last time, and the bill of materials.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pinnedNode, root } from './install.mjs'
import { makeSbom } from './sbom.mjs'

/** What is built: by which script, and the folders of its sources and whatever else of ours goes into it. */
const parts = [
  { name: 'server', what: 'server', builder: 'bundle/main.ts', sources: ['src', 'bundle', 'package.json'] },
  // Maps and colours are reckoned alike on both sides.
  {
    name: 'widget',
    what: 'pages of the widget',
    builder: 'widget/build/main.ts',
    sources: ['widget', 'src/homes/map', 'src/firm/chatbots/colour.ts'],
  },
  {
    name: 'console',
    what: 'pages of the console',
    builder: 'console/build/main.ts',
    sources: [
      'console',
      'client',
      'widget/build',
      'widget/chat/view/markdown',
      'widget/embed/glyphs.ts',
      'src/notify/webhooks/webhook-types.ts',
    ],
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

function ensurePart({ name, what, builder, sources }) {
  const stampFile = join(root, 'dist', name, 'stamp')
  const lookFile = join(root, 'dist', name, 'look')
  if (!existsSync(join(root, builder)) && existsSync(stampFile)) return
  const files = [join(root, 'package-lock.json'), ...sources.map((source) => join(root, source)).flatMap(listSources)]
  // Reading two thousand files takes longer than most commands: sizes and times tell that nothing was touched.
  const look = lookOf(files)
  const made = readIfThere(stampFile)
  if (made !== null && readIfThere(lookFile) === look) return
  const stamp = stampOf(files)
  if (made !== stamp) {
    const args = ['--disable-warning=ExperimentalWarning', join(root, builder), stamp]
    // Whoever asks for it, in whatever surroundings: the same sources give the same files.
    const env = { ...process.env, NODE_ENV: 'production' }
    const { status } = spawnSync(pinnedNode(), args, { cwd: root, env, stdio: ['ignore', 2, 2] })
    if (status !== 0) {
      console.error(`The ${what} could not be built: see the lines above.`)
      process.exit(1)
    }
  }
  try {
    writeFileSync(lookFile, look)
  } catch {
    // A clone that belongs to somebody else: its files are read at each start.
  }
}

function stampOf(files) {
  const hash = createHash('sha256')
  for (const path of files) hash.update(path.slice(root.length)).update(readFileSync(path))
  return hash.digest('hex')
}

function lookOf(files) {
  const hash = createHash('sha256')
  for (const path of files) {
    const { size, mtimeMs } = statSync(path)
    hash.update(`${path.slice(root.length)} ${size} ${mtimeMs}\n`)
  }
  return hash.digest('hex')
}

function readIfThere(path) {
  return existsSync(path) ? readFileSync(path, 'utf8') : null
}

function listSources(path) {
  if (!statSync(path).isDirectory()) return [path]
  return readdirSync(path, { withFileTypes: true })
    .filter(({ name }) => !name.includes('.test.') && !name.includes('.fixture.'))
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .flatMap((entry) => (entry.isDirectory() ? listSources(join(path, entry.name)) : [join(path, entry.name)]))
}
