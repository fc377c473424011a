import type { AreaUnit } from '../../intake/values/tables/area-units.ts'

/** What a cell says, or why that is unknown: a clause that follows the name of its column. */
export type FieldReading = (SaidField & { fault?: undefined }) | FieldFault

export interface SaidField {
  value: unknown
  /** Of an area, when the cell names its unit. */
  measure?: AreaUnit
  /** Of an amount, when the cell names its currency: the sign that it is marked by. */
  currency?: string
  /** Of an amount, when it is for a time: it is a rent, and comes to so much a month. */
  period?: string
  perMonth?: number
  /** What the file says of the price, in its own words. */
  qualifier?: string
  /** Of rooms: the others that the cell tells. */
  beds?: number
  baths?: number
  /** Of a status: the firm's own word, and RESO's for it; "": the value says it all. */
  own?: string
  standard?: string
  saleType?: 'for_sale' | 'for_rent'
  /** What was changed about the cell, for the report. */
  note?: string
}

export interface FieldFault {
  fault: string
  /** The file itself says that there is none. */
  isMeant?: boolean
  /** "Auction" in place of a price. */
  qualifier?: string
}
