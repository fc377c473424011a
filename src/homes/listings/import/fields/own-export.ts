import type { ListingField } from '../../listing.ts'
import { isWebAddress } from '../../web-address.ts'
import { toText } from '../cells/cell-text.ts'
import { fieldSchemas, findAmountFault, findTextFault } from '../cells/field-schema.ts'

/** The column by which a file is known as one that we wrote: what stands in it is meant as it stands. */
export const ownMark = 'Porchlight Listing'
/** The object of a line of JSON that holds the listing as it stands, beside what the dictionary says of it. */
export const ownObject = 'PorchlightListing'

type OwnValue = string | number | readonly unknown[]

/** What a cell of such a file says, as it stands; undefined: somebody wrote into it, and it is read as any other. */
export function readOwnCell(field: ListingField, raw: unknown): OwnValue | undefined {
  const schema = fieldSchemas[field]
  const text = typeof raw === 'number' ? String(raw) : toText(raw)
  if (schema.type === 'array') return readList(text, field === 'Images' ? isText : isEntry)
  if (schema.type === 'number') {
    const number = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i.test(text) ? Number(text) : Number.NaN
    return findAmountFault(number, schema) === null ? number : undefined
  }
  if (schema.enum) return schema.enum.includes(text) ? text : undefined
  if (field === 'Url') return isWebAddress(text) || text.startsWith('urn:porchlight:listing:') ? text : undefined
  return findTextFault(text, schema.maxLength ?? 500) === null ? text : undefined
}

/** A list as JSON, if each of its entries is what it should be. */
function readList(text: string, isRight: (entry: unknown) => boolean): readonly unknown[] | undefined {
  try {
    const list: unknown = JSON.parse(text)
    return Array.isArray(list) && list.length <= 500 && list.every(isRight) ? list : undefined
  } catch {
    return undefined
  }
}

function isText(entry: unknown): boolean {
  return typeof entry === 'string' && findTextFault(entry, 2_000) === null
}

function isEntry(entry: unknown): boolean {
  const { Key, value, ...others } = Object(entry)
  const isKnown = typeof Key === 'string' && typeof value === 'string' && Object.keys(others).length === 0
  return isKnown && findTextFault(Key, 500) === null && findTextFault(value, 10_000) === null
}
