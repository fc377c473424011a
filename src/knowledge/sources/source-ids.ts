import { Type } from 'typebox'

const mostAtOnce = 1_000

/** Sources by their ids. */
export function sourceIds(description: string) {
  return Type.Array(Type.Integer({ description: 'Id of a source', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }), {
    description,
    minItems: 1,
    maxItems: mostAtOnce,
  })
}
