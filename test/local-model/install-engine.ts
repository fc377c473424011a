import { execFile } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'

const version = '3.21.1'
const stamp = 'installed.json'
const installMs = 180_000

/** Away from the repository, of which it's no dependency: 80 MB that nobody else needs, once for all clones. */
const cacheFolder = join(process.env.XDG_CACHE_HOME ?? join(homedir(), '.cache'), 'porchlight')

/** The packages with ready-made binaries, by platform. */
const binaries: Readonly<Record<string, string>> = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'darwin-x64': 'mac-x64',
  'darwin-arm64': 'mac-arm64-metal',
}

/** Where node-llama-cpp is, installed by this where it isn't yet; or why it can't be had here. */
export async function installEngine(): Promise<{ entry: string } | { missing: string }> {
  const binary = binaries[`${process.platform}-${process.arch}`]
  if (binary === undefined) return { missing: `node-llama-cpp isn't tried on ${process.platform} ${process.arch}` }
  if (process.platform === 'linux' && !usesGlibc())
    return { missing: 'node-llama-cpp has no binary for this C library' }
  const folder = join(cacheFolder, `node-llama-cpp-${version}`)
  if (!existsSync(join(folder, stamp))) {
    const missing = await install(folder, { 'node-llama-cpp': version, [`@node-llama-cpp/${binary}`]: version })
    if (missing !== null) return { missing }
  }
  return { entry: join(folder, 'node_modules/node-llama-cpp/dist/index.js') }
}

/** Whole or not at all, also while another run does the same. Answers why it failed. */
async function install(folder: string, dependencies: Record<string, string>): Promise<string | null> {
  mkdirSync(cacheFolder, { recursive: true, mode: 0o700 })
  const making = mkdtempSync(join(cacheFolder, 'node-llama-cpp-'))
  try {
    writeFileSync(join(making, 'package.json'), JSON.stringify({ private: true, dependencies }))
    // No script has to run: the one binary that is needed comes ready-made, and those for other processors stay away.
    const flags = [
      '--omit=optional',
      '--ignore-scripts',
      '--no-audit',
      '--no-fund',
      '--loglevel=error',
      '--fetch-retries=1',
    ]
    await promisify(execFile)('npm', ['install', ...flags], { cwd: making, timeout: installMs })
    writeFileSync(join(making, stamp), JSON.stringify(dependencies))
    renameSync(making, folder)
    return null
  } catch (error) {
    if (existsSync(join(folder, stamp))) return null
    // What npm said, without the command line before it.
    const [first = '', ...said] = String(error)
      .split('\n')
      .filter((line) => line.trim() !== '')
    const told = said.length > 0 ? said.slice(0, 2).join(', ') : first
    return `node-llama-cpp ${version} can't be had from the npm registry: ${told}`
  } finally {
    rmSync(making, { recursive: true, force: true })
  }
}

function usesGlibc(): boolean {
  // Node's report has this field where it runs on glibc.
  const { header } = process.report.getReport() as { header: { glibcVersionRuntime?: string } }
  return header.glibcVersionRuntime !== undefined
}
