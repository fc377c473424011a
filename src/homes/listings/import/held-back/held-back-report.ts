import { Type } from 'typebox'
import { choice } from '../../../../platform/fields.ts'

/** What an import held back, as reports tell it. */
export const HeldBackReport = Type.Object({
  name: Type.String({ description: 'Column, field or entry' }),
  kind: choice(['remarks', 'showing', 'code', 'person', 'pay', 'motive', 'address', 'agreement'], {
    description:
      'What it says: remarks for members, how the home is shown, a code or key, an owner or occupant, compensation, the seller’s motives, an address that may not be shown, or the listing agreement',
  }),
  by: choice(['name', 'content'], {
    description: 'name: it is called so; content: its values read so, which may be wrong',
  }),
  rows: Type.Integer({ description: 'Rows that said something there, as far as they were read' }),
})
