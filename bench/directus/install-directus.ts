import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

export const directusVersion = '11.17.4'

/** Beside the dependencies of the repository and never one of them: whoever does not run this bench has no Directus. */
export const installFolder = join(import.meta.dirname, '../../node_modules/.cache', `directus-${directusVersion}`)

/**
 * Directus runs scripts of its flows in isolated-vm, of which it wants 5.0.3: that has no ready-made binary for Node 24
 * and does not compile everywhere. This one brings binaries, and nothing that is measured goes through it.
 */
const manifest = {
  private: true,
  dependencies: { directus: directusVersion },
  overrides: { 'isolated-vm': '6.1.2' },
}

const stamp = 'installed.json'

export function isInstalled(folder: string): boolean {
  return existsSync(join(folder, stamp))
}

/** The program that npm has installed as `directus`. */
export function directusProgram(folder: string): string {
  return join(folder, 'node_modules/directus/cli.js')
}

/** Installs Directus from npm unless it is there: some 1,400 packages, 800 MB, a few minutes. Throws when npm fails. */
export function ensureDirectus(folder: string): void {
  if (isInstalled(folder)) return
  console.log(`Installing Directus ${directusVersion} into ${folder} (this once)…`)
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest, null, 2)}\n`)
  // No install script has to run: what is needed of native parts comes as binaries in the packages themselves.
  const args = ['install', '--ignore-scripts', '--legacy-peer-deps', '--no-audit', '--no-fund', '--loglevel=error']
  const { status } = spawnSync('npm', args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' })
  if (status !== 0) throw new Error('Directus could not be installed: see the lines of npm above.')
  writeFileSync(join(folder, stamp), `${JSON.stringify({ version: directusVersion, node: process.version })}\n`)
}
