export type FigureKind = 'count' | 'average' | 'median' | 'min' | 'max'

export type SaleType = 'for_sale' | 'for_rent'

/** A figure over the matches of a search: "id" is the field of a count. */
export interface WantedFigure {
  readonly kind: FigureKind
  readonly field: string
  /** Of a price: only homes that are offered so. */
  readonly saleType?: SaleType
}

export interface Figure extends WantedFigure {
  readonly value: number
}
