import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import { installFolder, isInstalled } from '../../bench/directus/install-directus.ts'
import type { DirectusRow } from '../../bench/directus/measure-work.ts'
import { fastestFolder } from '../data-folder.ts'

const out = mkdtempSync(join(fastestFolder(), 'porchlight-bench-directus-test-'))
afterAll(() => rmSync(out, { recursive: true, force: true }))

// Figures of a busy machine mean nothing and are not looked at; that they came is what is proven.
test.runIf(process.platform === 'linux')(
  'a quick run has the same answers of both, and measures both',
  async ({ skip }) => {
    skip(!isInstalled(installFolder), 'Directus is not installed; "npm run bench:directus -- --quick" installs it')
    const bench = join(import.meta.dirname, '../../bench/directus/main.ts')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', bench, '--quick', '--out', out],
      { env: { ...process.env, NODE_OPTIONS: '', TMPDIR: fastestFolder() } },
    )
    const [file = ''] = readdirSync(out)
    const { rows }: { rows: DirectusRow[] } = JSON.parse(readFileSync(join(out, file), 'utf8'))
    expect(rows.map(({ what }) => what)).toEqual(['list, page 1', 'list, page 50', 'filter', 'feature'])
    for (const { what, ratio, checked, directus, porchlight } of rows) {
      expect(checked.listings, what).toBeGreaterThan(1)
      expect(directus.perSecond, what).toBeGreaterThan(0)
      expect(porchlight.perSecond, what).toBeGreaterThan(0)
      expect(ratio, what).toBeGreaterThan(0)
      expect(stdout).toContain(what)
    }
  },
  300_000,
)
