/** What the scripted model says, known to itself and to those who check it. */
export const pieceCount = 200

/**
 * Words of an opening, which claim nothing: Porchlight passes each on as it comes, or with the one that completes it. What claims something it holds until its
 * sentence ends, and how long that takes is the model's pace and not ours.
 */
const words = ['sure', 'gladly', 'looking', 'forward', 'helping', 'further', 'right', 'away']

/** Sentences as models speak them, without a hard fact: each is held until it ends, and read. */
const prose =
  'Moving with a cat is easier when you set up one quiet room first. Let it come out by itself, and keep to your routine. Most people underestimate how long packing takes, so begin with what you rarely use.'.split(
    ' ',
  )

export function pieceText(index: number, model = ''): string {
  const said = isProse(model) ? prose : words
  const word = said[index % said.length] ?? ''
  return index === 0 ? word : ` ${word}`
}

const isProse = (model: string): boolean => model.startsWith('prose')

/** Names of the scripted model: one speaks as fast as it can, the other at the speed of a good hosted one. */
export const fastModel = 'flat-out'
export const pacedModel = 'every-20-ms'
/** As fast as it can, in whole sentences. */
export const proseModel = 'prose-flat-out'

/** Milliseconds between two pieces of a model. */
export function readModelPace(model: string): number {
  return Number(/^every-(\d+)-ms$/.exec(model)?.[1] ?? 0)
}
