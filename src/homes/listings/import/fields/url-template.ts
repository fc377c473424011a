import { foldName } from '../../intake/intake-target.ts'
import { type Listing, type ListingField, listingFieldNames } from '../../listing.ts'
import { toText } from '../cells/cell-text.ts'

type Part = { text: string } | { name: string; field: ListingField | undefined; place: number }

/** An address with names of fields or columns in it: "https://www.example.com/homes/{MLSNumber}". */
export class UrlTemplate {
  readonly #parts: Part[]

  constructor(template: string) {
    this.#parts = template.split(/(\{[^{}]+\})/).map((text) => {
      if (!/^\{[^{}]+\}$/.test(text)) return { text }
      const name = foldName(text)
      return { name, field: listingFieldNames.find((field) => foldName(field) === name), place: -1 }
    })
  }

  /** The address of a row: fields first, then columns under their own names; what the row does not have is left empty. */
  fill(
    values: { [Field in ListingField]?: Listing[Field] | undefined },
    columns: readonly { name: string }[],
    cells: readonly unknown[],
  ): string {
    const filled = this.#parts.map((part) => {
      if ('text' in part) return part.text
      if (part.place === -1) part.place = columns.findIndex((column) => foldName(column.name) === part.name)
      const value = (part.field === undefined ? undefined : values[part.field]) ?? cells[part.place] ?? ''
      return encodeURIComponent(toText(value).trim().toWellFormed())
    })
    return filled.join('').slice(0, 2_000)
  }
}
