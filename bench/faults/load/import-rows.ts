import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { makeSampleListing } from '../../sample-listings.ts'
import type { LoadContext } from './load-context.ts'

const root = join(import.meta.dirname, '../../..')
const rows = 60
/** A command that has not ended by then hangs. */
const commandLimitMs = 90_000
const tries = 6

/** `porchlight import` of a small file, again until it says that every row is stored. */
export async function importRows(context: LoadContext, folder: string): Promise<void> {
  const numbers = Array.from({ length: rows }, () => context.next())
  const listings = numbers.map((number) => ({
    ...makeSampleListing(number),
    SaleType: 'for_sale',
    MLSNumber: `F-${number}`,
    SalePrice: 300_000 + number,
  }))
  for (const { MLSNumber, SalePrice } of listings) context.ledger.want(MLSNumber, SalePrice)
  const file = join(folder, `import-${numbers[0]}.ndjson`)
  writeFileSync(file, listings.map((listing) => `${JSON.stringify(listing)}\n`).join(''))
  for (let attempt = 1; ; attempt += 1) {
    const code = await runImport(context, file)
    if (code === 0) break
    if (attempt === tries) {
      context.journal.blame(`import: tried ${tries} times, and still exit code ${code}`)
      for (const { MLSNumber } of listings) context.ledger.lost(MLSNumber)
      return
    }
    await sleep(500)
  }
  for (const { MLSNumber } of listings) context.ledger.stored(MLSNumber, null)
}

function runImport({ service, chatbots, journal }: LoadContext, file: string): Promise<number | null> {
  const args = [join(root, 'bin/porchlight.mjs'), 'import', file, '--chatbot', chatbots.listings, '--key', 'MLSNumber']
  const child = spawn(process.execPath, args, { cwd: root, env: service.environment, stdio: 'ignore' })
  return new Promise((resolve) => {
    const timer = setTimeout(() => {
      journal.blame(`import: did not end within ${commandLimitMs / 1_000} s`)
      child.kill('SIGKILL')
    }, commandLimitMs)
    child.once('close', (code) => {
      clearTimeout(timer)
      resolve(code)
    })
  })
}
