/** What the scripted model says, known to itself and to those who check it. */
export const pieceCount = 200

/**
 * Words of an opening, which claim nothing: Porchlight passes each on as it comes, or with the one that completes it. What claims something it holds until its
 * sentence ends, and how long that takes is the model's pace and not ours.
 */
const words = ['sure', 'gladly', 'looking', 'forward', 'helping', 'further', 'right', 'away']

export function pieceText(index: number): string {
  const word = words[index % words.length] ?? ''
  return index === 0 ? word : ` ${word}`
}

/** Names of the scripted model: one speaks as fast as it can, the other at the speed of a good hosted one. */
export const fastModel = 'flat-out'
export const pacedModel = 'every-20-ms'

/** Milliseconds between two pieces of a model. */
export function readModelPace(model: string): number {
  return Number(/^every-(\d+)-ms$/.exec(model)?.[1] ?? 0)
}
