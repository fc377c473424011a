import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '..', '..')

interface PreparedBrowser {
  program: string
  /** Libraries and fonts for machines that have none. */
  libraries: string | null
  fonts: string | null
}

/**
 * The Chromium that the tests drive: the one that PORCHLIGHT_TEST_BROWSER names, or the one inside the npm package,
 * unpacked once into node_modules/.cache (the package itself would put it into the shared temporary folder).
 */
export function prepareBrowser(): PreparedBrowser {
  const given = process.env.PORCHLIGHT_TEST_BROWSER
  if (given) return { program: given, libraries: null, fonts: null }
  const { version } = JSON.parse(readFileSync(join(root, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'))
  const folder = join(root, 'node_modules', '.cache', `chromium-${version}`)
  if (!existsSync(folder)) unpack(folder)
  return { program: join(folder, 'chromium'), libraries: join(folder, 'al2023', 'lib'), fonts: join(folder, 'fonts') }
}

function unpack(folder: string): void {
  const fresh = `${folder}.${process.pid}`
  mkdirSync(fresh, { recursive: true })
  const script = "import chromium from '@sparticuz/chromium'\nawait chromium.executablePath()"
  const program = join(fresh, 'unpack.mjs')
  writeFileSync(program, script)
  const { status } = spawnSync(process.execPath, [program], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, TMPDIR: fresh, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' },
  })
  if (status !== 0) throw new Error('the Chromium of the tests could not be unpacked: see the lines above')
  rmSync(program)
  try {
    renameSync(fresh, folder)
  } catch (error) {
    // Another run was faster.
    rmSync(fresh, { recursive: true, force: true })
    if (!existsSync(folder)) throw error
  }
}
