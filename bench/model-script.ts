/** What the scripted model says, known to itself and to those who check it. */
export const pieceCount = 200

export function pieceText(index: number): string {
  return index === 0 ? 'Piece' : ` word-${index}`
}

/** Names of the scripted model: one speaks as fast as it can, the other at the speed of a good hosted one. */
export const fastModel = 'flat-out'
export const pacedModel = 'every-20-ms'

/** Milliseconds between two pieces of a model. */
export function readModelPace(model: string): number {
  return Number(/^every-(\d+)-ms$/.exec(model)?.[1] ?? 0)
}
