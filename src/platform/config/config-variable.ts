/** A setting of the process. */
export interface Variable<Value> {
  variable: string
  /** As shown in the documents. */
  defaultText: string
  meaning: string
  secret?: boolean
  /** Turns the text (undefined: not set) into the value; throws a sentence's end, as in "must be ...". */
  read(text: string | undefined): Value
}

export const define = <Value>(variable: Variable<Value>): Variable<Value> => variable
