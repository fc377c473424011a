import { AnswerTrouble, toModelFailure } from '../../../../platform/models/model-failure.ts'

/** Far more than any answer; a model that never stops is stopped although none of its words may leave. */
const mostWords = 400_000
/** Characters that are held against the listings at once: more would hold others up. */
const mostAtOnce = 1_500

/**
 * What a model has said, in parts that are held against the listings at once. `gap`: what stands between that and what it said before,
 * `before` letters. Throws where it does not stop.
 */
export function* partsOf(
  pieces: readonly string[],
  { gap, before, key }: { gap: string; before: number; key: string },
): Generator<string> {
  let length = before + gap.length
  for (const [index, words] of pieces.entries()) {
    length += words.length
    if (length > mostWords) throw toModelFailure(new AnswerTrouble('endless', 'the model does not stop'), key)
    const said = index === 0 ? gap + words : words
    for (let from = 0; from < said.length; from += mostAtOnce) yield said.slice(from, from + mostAtOnce)
  }
}

/** A note that ends what was said, with a space before it; none where nothing was. */
export function noteBehind(said: string, note: string): string {
  if (said.trim() === '') return ''
  return `${/\s$/.test(said) ? '' : ' '}${note}`
}
