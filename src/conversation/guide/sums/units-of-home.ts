import type { FoundListing } from '../../../homes/search/search-schema.ts'

/** As files of portals and firms name it: "Units", "Number of units", "NumberOfUnitsTotal". */
const keys = /^(?:total)?(?:(?:number|num|no|count)(?:of)?)?units(?:total|count|inbuilding)?$|^unitcount$/u
const mostUnits = 2_000

/** How many units the record of a building says it has; null where it says none. */
export function unitsOfHome({ ExtensionColumn }: Pick<FoundListing, 'ExtensionColumn'>): number | null {
  for (const { Key, value } of ExtensionColumn ?? []) {
    if (!keys.test(Key.toLowerCase().replace(/[^a-z]/gu, ''))) continue
    const count = /^\s*(\d{1,4})\s*(?:units?)?\s*$/iu.exec(String(value))?.[1]
    if (count !== undefined && Number(count) >= 1 && Number(count) <= mostUnits) return Number(count)
  }
  return null
}
