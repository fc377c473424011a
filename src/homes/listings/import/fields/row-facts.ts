import type { HeldBack } from '../../../../reading/members-only/held-back.ts'
import type { PartTarget } from '../../intake/intake-target.ts'
import type { AreaUnit } from '../../intake/values/tables/area-units.ts'
import type { Listing, ListingField } from '../../listing.ts'
import type { CellFault } from '../cells/cell-fault.ts'
import type { SaidField } from '../cells/field-reading.ts'

/** Something that was filled in or changed, for the report. */
export type NoteTaker = (note: string) => void

/** What was held back of a row, for the report. */
export type HeldBackTaker = (held: HeldBack) => void

export type Values = { -readonly [Field in ListingField]?: Listing[Field] | undefined }

/** An amount that may be a price or a rent. */
export interface Amount extends SaidField {
  /** Its column is one of rents. */
  isRent: boolean
}

/** What is known of a row besides its values. */
export interface RowFacts {
  measures: { LotArea?: AreaUnit; BuildingArea?: AreaUnit }
  /** Units of columns of their own. */
  units: { LotArea?: AreaUnit; BuildingArea?: AreaUnit }
  /** Amounts that are a price or a rent, as the row turns out. */
  price: Amount | undefined
  /** The row says that it has no price ("POA"). */
  hasNoPrice: boolean
  qualifier: string | undefined
  currency: string | undefined
  saleType: Listing['SaleType'] | undefined
  /** The kind of home tells that it is to let; a price or a word of its own goes before. */
  kindSaysRent: boolean
  /** An amount that is for a time makes a rental where nothing else decides. */
  hasPeriod: boolean
  parts: Map<PartTarget, SaidField>
  /** Of a cell of bedrooms that tells the bathrooms, and the other way round. */
  beds: number | undefined
  baths: number | undefined
  kept: NonNullable<Listing['ExtensionColumn']>
  /** Keys of ExtensionColumn that it speaks of; null: it is whole. */
  says: string[] | null
  given: ListingField[]
  /** What keeps it from being stored: of its key alone. */
  faults: string[]
  /** Cells that are unknown. */
  odd: CellFault[]
}

export function newFacts(says: readonly string[] | undefined): RowFacts {
  return {
    measures: {},
    units: {},
    price: undefined,
    hasNoPrice: false,
    qualifier: undefined,
    currency: undefined,
    saleType: undefined,
    kindSaysRent: false,
    hasPeriod: false,
    parts: new Map(),
    beds: undefined,
    baths: undefined,
    kept: [],
    says: says === undefined ? null : [...says],
    given: [],
    faults: [],
    odd: [],
  }
}
