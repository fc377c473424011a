import { readFileSync } from 'node:fs'
import { type Network, runNetworks, type Seen } from './network.ts'
import { signsOfText } from './signs-of-text.ts'
import { decodeNetworks } from './weights-file.ts'

/**
 * What somebody wants of a visit that is arranged: another time, none at all, or to know how it stands; or says that they cannot come
 * then, or that they are late or stand before the door now.
 */
export const visitDeeds = ['move', 'cancel', 'ask', 'unable', 'now'] as const
export type VisitDeed = (typeof visitDeeds)[number]

/** From so much on it is done what was read; else it is asked. */
const sureFrom = 0.6
/** Nobody wants to lose a visit for a word that was misread. */
const sureOfCancel = 0.75

/** What is looked at: the words, and whether a day or an hour was named. */
export function seenOfVisit(text: string, namesWhen: boolean): Seen {
  return { signs: signsOfText(text), sides: [namesWhen ? 'names when' : 'names none'] }
}

/** What a clause about an arranged visit wants; null: it is not sure, or less sure than `least`. */
export function readVisitDeed(
  networks: readonly Network[],
  { text, namesWhen, least = 0 }: { text: string; namesWhen: boolean; least?: number },
): VisitDeed | null {
  const { deed = new Float32Array() } = runNetworks(networks, seenOfVisit(text, namesWhen))
  const best = visitDeeds.reduce((most, _, at) => ((deed[at] ?? 0) > (deed[most] ?? 0) ? at : most), 0)
  const name = visitDeeds[best] ?? null
  return (deed[best] ?? 0) >= Math.max(least, name === 'cancel' ? sureOfCancel : sureFrom) ? name : null
}

/** The networks that `npm run train` has made of corpus/visits.jsonl. */
export function loadVisitNetworks(): Network[] {
  return decodeNetworks(readFileSync(new URL('./visits.bin', import.meta.url)))
}
