/** What a cell says, or why that is unknown: a clause that follows the name of its column. */
export type CellReading<Value> = ({ unknown?: undefined } & Value) | Unknown

export interface Unknown {
  unknown: string
  /** The file itself says that there is none ("POA", 0, "TBD"): nothing is wrong with the cell. */
  isMeant?: boolean
}

export function unknown(reason: string, isMeant = false): Unknown {
  return isMeant ? { unknown: reason, isMeant } : { unknown: reason }
}

/** A cell as reasons quote it. */
export function quote(text: string): string {
  return JSON.stringify(text.length > 40 ? `${text.slice(0, 40)}…` : text)
}
