import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import type { App } from '../../src/doors/app.ts'
import type { KnowledgeScope } from '../../src/knowledge/source.ts'
import { Dice } from '../search-latency/dice.ts'
import { learnSources } from './learn-set.ts'
import type { SetSource } from './read-documents.ts'
import type { ProcessFigures } from './time-process.ts'

export interface TimeFigures extends ProcessFigures {
  passages: number
}

const words = 8_000
const asked = 400

/** A chatbot with the set's documents among so many made-up passages. */
export async function learnMany(app: App, sources: readonly SetSource[], passages: number): Promise<KnowledgeScope> {
  const own = sources.reduce((sum, source) => sum + source.passages.length, 0)
  return learnSources(app, 'f'.repeat(32), [...sources, madeUpSource(Math.max(0, passages - own), sources)])
}

/** How long an answer takes in a process of its own, and what that takes in memory. */
export async function measureTime(
  dataDir: string,
  scope: KnowledgeScope,
  questions: readonly string[],
  passages: number,
): Promise<TimeFigures> {
  const child = fork(join(import.meta.dirname, 'time-process.ts'))
  child.send({
    dataDir,
    scope,
    questions: Array.from({ length: asked }, (_, at) => questions[at % questions.length] ?? ''),
  })
  // The child is ours and says this one thing.
  const [figures] = (await once(child, 'message')) as [ProcessFigures]
  return { passages, ...figures }
}

/** Texts of words that follow Zipf's law, half of them words of the set, so that questions find many. */
function madeUpSource(count: number, sources: readonly SetSource[]): SetSource {
  const dice = new Dice(11)
  const known = sources.flatMap(({ passages }) => passages.flatMap(({ text }) => text.split(/\s+/)))
  const madeUp = Array.from({ length: words }, (_, at) => syllable(at) + syllable(at >> 4) + syllable(at >> 8))
  const word = () => {
    const list = dice.roll() < 0.5 ? known : madeUp
    return list[Math.floor(list.length ** dice.roll()) - 1] ?? 'home'
  }
  const sentence = (length: number) => Array.from({ length }, word).join(' ')
  const passages = Array.from({ length: count }, (_, at) => ({
    headings: [`Page ${at}`, sentence(4)],
    text: Array.from({ length: 5 }, () => `${sentence(14)}.`).join(' '),
    page: null,
  }))
  return { kind: 'page', name: 'Made-up pages', passages }
}

const syllables = 'ba ke li mo nu ra se ti vo wu gra plo stri che fla dru'.split(' ')

function syllable(at: number): string {
  return syllables[at % syllables.length] ?? ''
}
