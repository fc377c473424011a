import { spawn } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { readMemory } from '../process-cost.ts'
import { makeSampleListing } from '../sample-listings.ts'
import { Dice } from '../search-latency/dice.ts'
import { makeCorpus } from './hostile/make-corpus.ts'
import { exitsOf, prepareHostile } from './hostile/measure-hostile.ts'
import { postCorpus } from './hostile/post-corpus.ts'
import { Journal } from './journal.ts'
import { Ledger } from './ledger.ts'
import type { LoadContext } from './load/load-context.ts'
import { addChatbot } from './load/make-chatbots.ts'
import { startMixedLoad } from './load/mixed-load.ts'
import { readAllListings } from './load/read-listings.ts'
import { modelKey, openStage, type Stage } from './stage.ts'

const root = join(import.meta.dirname, '../..')
const parallel = 40

export interface HeapFigures {
  listings: number
  hostileRequests: number
  requests: number
  exits: string[]
  broken: string[]
  wrong: string[]
  /** MiB. */
  memoryAfter: number
}

/** The hostile corpus and the mixed load at once, on a process that may use 256 MB of heap and knows many listings. */
export async function measureHeap(amount: { listings: number; requests: number }, seed: number): Promise<HeapFigures> {
  const stage = await openStage('heap')
  try {
    const { service } = stage
    const { poster, targets } = await prepareHostile(stage)
    const visitors = await addChatbot(service.url, service.credentials, { EnableUploadImage: true })
    await importListings(stage, visitors, amount.listings)
    const journal = new Journal()
    service.onExit = () => journal.openWindow()
    const context: LoadContext = {
      service,
      journal,
      ledger: new Ledger(),
      dice: new Dice(seed),
      chatbots: {
        visitors,
        listings: await addChatbot(service.url, service.credentials),
        model: await addChatbot(service.url, service.credentials, { Model: modelKey }),
      },
      earned: [],
      stopped: false,
      // Not the numbers of the listings that were imported.
      next: numbersFrom(10_000_000),
    }
    const picture = await sharp({ create: { width: 320, height: 240, channels: 3, background: '#4a7' } })
      .png()
      .toBuffer()
    const load = startMixedLoad(context, { picture, importFolder: stage.folder })
    const posted = await postCorpus(poster, makeCorpus(targets, amount.requests, seed), parallel)
    await load.stop()
    await service.whenReady()
    const seen = await readAllListings(context)
    return {
      listings: amount.listings,
      hostileRequests: posted.sent,
      requests: journal.outcomes.length,
      exits: exitsOf(service),
      broken: seen === null ? ['the listings could not be read afterwards'] : context.ledger.compare(seen),
      wrong: [...journal.faults, ...posted.faults],
      memoryAfter: readMemory(service.serverPid),
    }
  } finally {
    await stage.close()
  }
}

function numbersFrom(first: number): () => number {
  let last = first
  return () => ++last
}

async function importListings({ folder, service }: Stage, serialNumber: string, count: number): Promise<void> {
  const file = join(folder, 'many.ndjson')
  const lines = Array.from({ length: count }, (_, index) => `${JSON.stringify(makeSampleListing(index + 1))}\n`)
  writeFileSync(file, lines.join(''))
  const args = [join(root, 'bin/porchlight.mjs'), 'import', file, '--chatbot', serialNumber]
  const child = spawn(process.execPath, args, { cwd: root, env: service.environment, stdio: 'ignore' })
  const code = await new Promise((resolve) => child.once('close', resolve))
  if (code !== 0) throw new Error(`porchlight import of ${count} rows ended with ${code}`)
}
