import { execFile } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, expect, test } from 'vitest'
import type { Row } from '../../bench/report.ts'
import { fastestFolder } from '../data-folder.ts'

const out = mkdtempSync(join(fastestFolder(), 'porchlight-bench-test-'))
afterAll(() => rmSync(out, { recursive: true, force: true }))

// Figures of a busy machine mean nothing and are not looked at; that they came is what is proven.
test.runIf(process.platform === 'linux')(
  'a quick bench measures every work and writes it down',
  async () => {
    const bench = join(import.meta.dirname, '../../bench/main.ts')
    const { stdout } = await promisify(execFile)(
      process.execPath,
      ['--disable-warning=ExperimentalWarning', bench, '--quick', '--out', out],
      { env: { ...process.env, NODE_OPTIONS: '', TMPDIR: fastestFolder() } },
    )
    const [file = ''] = readdirSync(out)
    const { rows, quick }: { rows: Row[]; quick: boolean } = JSON.parse(readFileSync(join(out, file), 'utf8'))
    expect(quick).toBe(true)
    expect(rows.map(({ what }) => what)).toEqual([
      'RealEstateList, one city, page 1',
      'the same: 99th percentile of the time a request takes',
      'RealEstateList, one city, page 2',
      'the same: 99th percentile of the time a request takes',
      'RealEstateCreate, durable',
      'ClientAsk streamed, 200 pieces, 4 at once',
      'ClientAsk streamed, 200 pieces, 4 at once, whole sentences',
      'ClientAsk streamed, 200 pieces, 4 at once, whole sentences, Grounding off',
      'the same, a piece every 20 ms: time to the first piece (median)',
      'porchlight import of 500 rows (bare: COPY)',
      'history of 2,000 messages streamed (bare: COPY to JSON)',
      'webhook deliveries to 50 addresses (bare: signed and posted)',
      'RealEstateCreate, everybody told of it (bare: nobody)',
      'ClientAsk, everybody told of it (bare: nobody)',
      'feed (CSV file) of 1,000 listings, 1 % changed (slowest round)',
      'the same: p95 of answers meanwhile (bare: before)',
      'the same: memory above before, at most',
      'feed (RESO Web API) of 1,000 listings, 1 % changed (slowest round)',
      'the same: p95 of answers meanwhile (bare: before)',
      'the same: memory above before, at most',
      '6 pages of one site learned, 2 requests a second a host',
      'the same: longest wait for the least answer meanwhile (bare: before)',
      'the same: p95 of answers meanwhile (bare: before)',
      '6 pages of 10 sites learned, 2 requests a second a host',
      'the same: longest wait for the least answer meanwhile (bare: before)',
      'the same: p95 of answers meanwhile (bare: before)',
      'memory of the Node process, idle after its start (RSS)',
      'npm start on existing data, to the ready line',
    ])
    for (const { what, porchlight, ratio } of rows) {
      expect(porchlight, what).toBeGreaterThanOrEqual(0)
      expect(ratio === null || ratio > 0, what).toBe(true)
      expect(stdout).toContain(what)
    }
  },
  900_000,
)
