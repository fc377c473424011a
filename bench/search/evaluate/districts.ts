import type { Listing } from '../../../src/homes/listings/listing.ts'
import { fold } from './fold.ts'

/** The neighbourhoods and counties that a listing names, folded; of a Key "County" both "Travis" and "Travis County". */
export function districtsOf({ Location = '', ExtensionColumn = [] }: Listing): string[] {
  const said = ExtensionColumn.flatMap(({ Key, value }) => {
    if (/^county$/i.test(Key)) return [value, `${value} County`]
    return /^(neighbou?rhood|subdivision|district)$/i.test(Key) ? [value] : []
  })
  return [...Location.split(','), ...said].map((name) => fold(name.trim())).filter((name) => name !== '')
}
