import { readFileSync } from 'node:fs'
import type { Network } from './network.ts'
import { decodeNetworks } from './weights-file.ts'

/** What reads a message: where its clauses end, what each is for, and of which topic. */
export interface Networks {
  cuts: readonly Network[]
  acts: readonly Network[]
  /** Learned apart from the acts: both are told better so (docs/decisions/0133). */
  topics: readonly Network[]
}

/** The networks that `npm run train` has made of corpus/. Read when somebody first says something. */
export function loadNetworks(): Networks {
  return {
    cuts: decodeNetworks(readFileSync(new URL('./cuts.bin', import.meta.url))),
    acts: decodeNetworks(readFileSync(new URL('./acts.bin', import.meta.url))),
    topics: decodeNetworks(readFileSync(new URL('./topics.bin', import.meta.url))),
  }
}
