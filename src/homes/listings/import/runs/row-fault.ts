import { Type } from 'typebox'

/** A faulty row, as reports tell it. */
export const RowFault = Type.Object({
  line: Type.Integer({ description: 'Where it stands' }),
  reasons: Type.Array(Type.String(), { description: 'A sentence for each fault' }),
})
