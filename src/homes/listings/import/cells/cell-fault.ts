/** A cell that says nothing that could be stored: its home is stored without it. */
export interface CellFault {
  /** Line of the file, or number of the row in its sheet. */
  line: number
  column: string
  value: string
  /** A clause that follows the name of the column. */
  reason: string
}

/** So many are told one by one; all of them are counted. */
const mostTold = 200

/** Counts cells that are unknown, and keeps the first ones. */
export class CellFaults {
  readonly told: CellFault[] = []
  count = 0

  note(faults: readonly CellFault[]): void {
    this.count += faults.length
    for (const fault of faults) if (this.told.length < mostTold) this.told.push(fault)
  }
}

/** A cell as a sentence: `beds: "many" is no number of rooms.` */
export function describeCellFault({ column, reason }: CellFault): string {
  return `${column === '' ? 'A column without a name' : column} ${reason}.`
}
