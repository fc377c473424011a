import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  kindsOf,
  type SentenceKind,
  seenOfSentence,
  sentenceKinds,
} from '../../src/conversation/truth/support/kind-of-sentence.ts'
import type { Network } from '../../src/reading/acts/network.ts'
import { encodeNetworks } from '../../src/reading/acts/weights-file.ts'
import { trainNetwork } from '../reading/train-network.ts'

interface Sentence {
  kind: SentenceKind
  language: string
  text: string
}

const folder = join(import.meta.dirname, 'sentences')
const members = 3
const shape = { rows: 1 << 15, sideRows: 64, width: 16, hidden: 24, heads: { kind: sentenceKinds } }

/**
 * Learns from all hands and writes the weights; or from all but one ("a"), on which it then tells how many kinds are named
 * rightly.
 */
export function learnKinds(without?: string): void {
  const hands = readdirSync(folder).toSorted()
  const lines = hands.filter((hand) => hand !== `${without}.jsonl`).flatMap(readHand)
  const lessons = lines.map(({ kind, text }) => ({
    ...seenOfSentence(text),
    wanted: { kind: sentenceKinds.indexOf(kind) },
  }))
  const networks = Array.from(
    { length: members },
    (_, index): Network => trainNetwork(shape, lessons, { rounds: 10, rate: 0.15, blind: 0.5, seed: index + 1 }),
  )
  console.log(`kinds: ${lines.length} sentences`)
  if (without !== undefined) measure(networks, readHand(`${without}.jsonl`))
  else
    writeFileSync(join(import.meta.dirname, '../../src/conversation/truth/support/kinds.bin'), encodeNetworks(networks))
}

function readHand(hand: string): Sentence[] {
  return readFileSync(join(folder, hand), 'utf8')
    .split('\n')
    .filter((row) => row !== '')
    .map((row) => JSON.parse(row) as Sentence)
}

function measure(networks: readonly Network[], sentences: readonly Sentence[]): void {
  const claims: ReadonlySet<string> = new Set(['home', 'result', 'firm'])
  const judged = sentences.map(({ kind, text }) => {
    const likely = Object.entries(kindsOf(networks, text)).toSorted(([, a], [, b]) => b - a)
    const sum = likely.reduce((total, [name, value]) => total + (claims.has(name) ? value : 0), 0)
    return { isKind: likely[0]?.[0] === kind, isClaim: sum > 0.5 === claims.has(kind) }
  })
  const share = (is: (row: (typeof judged)[number]) => boolean): string =>
    ((100 * judged.filter(is).length) / judged.length).toFixed(1)
  console.log(
    `kind ${share(({ isKind }) => isKind)} %, whether it claims anything ${share(({ isClaim }) => isClaim)} %`,
  )
}
