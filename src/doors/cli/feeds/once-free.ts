import { setTimeout as wait } from 'node:timers/promises'
import { ImportBusy } from '../../../homes/listings/import/import-busy.ts'

const pollMs = 500

/** A server that was just told of the feed may be reading it: waits for that to end, for as long as nobody stops it. */
export async function onceFree<Outcome>(
  read: () => Promise<Outcome>,
  name: string,
  signal: AbortSignal,
): Promise<Outcome> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await read()
    } catch (error) {
      if (!(error instanceof ImportBusy) || signal.aborted) throw error
      if (tries === 1) process.stderr.write(`The feed "${name}" is being read already; this waits until that ends.\n`)
      await wait(pollMs, undefined, { signal }).catch(() => undefined)
      if (signal.aborted) throw error
    }
  }
}
