import type { Script } from '../../../test/servers/scripted-model-server.ts'
import type { Fault } from '../fault.ts'
import { playGoodModel } from '../stage.ts'

/** 300,000 characters that a careless pattern reads again and again. */
const openBrackets = '![x]('.repeat(60_000)
const pieceLength = 3_000

const manners: readonly { name: string; script: Script }[] = [
  { name: 'the model stops in the middle of an answer', script: { steps: [{ piece: 'Let me ' }, { hang: true }] } },
  { name: 'the model never answers', script: { steps: [{ hang: true }] } },
  { name: 'the model resets its connection', script: { steps: [{ piece: 'Let me ' }, { destroy: true }] } },
  { name: 'the model says 300 KB of ![x](', script: { steps: [{ pieces: cut(openBrackets) }] } },
]

/** A language model that misbehaves. It is the model's trouble: the guide answers, and nobody else waits. */
export const modelFaults: readonly Fault[] = manners.map(({ name, script }) => ({
  name,
  group: 'model' as const,
  stage: 'embedded' as const,
  holdMs: 3_500,
  readsGoOn: true,
  inject: ({ model }) => model.play(() => script),
  lift: ({ model }) => playGoodModel(model),
}))

function cut(text: string): string[] {
  return Array.from({ length: Math.ceil(text.length / pieceLength) }, (_, index) =>
    text.slice(index * pieceLength, (index + 1) * pieceLength),
  )
}
