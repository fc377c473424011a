/** What a spreadsheet shows in place of a value that it cannot compute, also in the CSV that it writes. */
const errors =
  /^#(?:REF!|VALUE!|DIV\/0!|NAME\?|NUM!|NULL!|SPILL!|CALC!|BUSY!|FIELD!|BLOCKED!|CONNECT!|UNKNOWN!|GETTING_DATA)$/

/** Stands for a formula whose result the file does not have. */
export const withoutResult = '#NO RESULT!'

/**
 * Why a cell holds no value though something stands in it; null: it holds one. "#N/A" is no fault: it says that there is
 * none.
 */
export function findCellError(value: unknown): string | null {
  if (typeof value !== 'string' || !value.startsWith('#')) return null
  if (value === withoutResult)
    return 'a formula without its result: open the file in a spreadsheet program, save it, and import that.'
  return errors.test(value) ? `the spreadsheet has the error ${value} there.` : null
}
