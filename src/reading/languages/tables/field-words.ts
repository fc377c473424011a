/** Fields of a record that people ask for by name. */
export const namedFields = [
  'Price',
  'Bedrooms',
  'Bathrooms',
  'BuildingArea',
  'LotArea',
  'YearBuilt',
  'DaysOnMarket',
  'ParkingSpots',
  'HOAMonth',
  'DepositFee',
  'City',
  'ZIP',
  'MLSNumber',
  'PropertyType',
] as const
export type NamedField = (typeof namedFields)[number]

/** How a language denies what a record says. Lists, parted by commas, of folded words and phrases; a star stands for any ending. */
export interface FieldWords {
  /** Names of fields, also as questions for them. Who calls one unknown says that the record does not have it. */
  fields: Readonly<Record<NamedField, string>>
  /** Words beside a field's name that ask for something else than its value: "why", "includes". */
  besides: string
  /** What makes a lie of all that is said behind it: "it is not true that". */
  untrue: string
  /** Denials that stand before a noun and deny that alone: "no". All others deny what follows in their clause. */
  nounDenials: string
  /** What may open a clause that ends by calling its subject unknown: "as for". */
  fronts: string
  /** Cells of a table that say of their column that it is so, that it is not, or that nobody knows. */
  yes: string
  no: string
  blank: string
  /** Words that cannot both be what the visitor said, a pair a row, its sides parted by a slash. Before those that nobody may add to his words stands a "!". */
  opposites: string
}
