import { Type } from 'typebox'

/** A cell that is unknown, as reports tell it. */
export const CellReport = Type.Object({
  line: Type.Integer({ description: 'Line of the file, or number of the row in its sheet' }),
  column: Type.String({ description: 'As the file names it' }),
  value: Type.String({ description: 'What stands there' }),
  reason: Type.String({ description: 'Why it says nothing that could be stored; follows the name of the column' }),
})
