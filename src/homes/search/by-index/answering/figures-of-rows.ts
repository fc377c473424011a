import type { Figure, SaleType, WantedFigure } from '../../../../reading/criteria/figure.ts'
import { type Bits, countBits, keepBits, makeBits } from '../columns/bits.ts'
import type { ListingIndex } from '../listing-index.ts'
import { findMedian, knownNumbers, measure } from './measure-rows.ts'

/** Rows that a figure is taken over, and the numbers of their fields that were looked up for one. */
interface Part {
  bits: Bits
  total: number
  numbers: Map<string, Float64Array>
}

/** The figures over some rows; what no row knows is left out. */
export function figuresOfRows(index: ListingIndex, bits: Bits, wanted: readonly WantedFigure[]): Figure[] {
  const parts = new Map<SaleType | undefined, Part>()
  const partOf = (saleType: SaleType | undefined): Part => {
    const known = parts.get(saleType)
    if (known) return known
    const within = saleType === undefined ? bits : rowsFor(index, bits, saleType)
    const part = { bits: within, total: countBits(within), numbers: new Map() }
    parts.set(saleType, part)
    return part
  }
  return wanted.flatMap((figure): Figure[] => {
    const value = figureOf(index, partOf(figure.saleType), figure)
    return value === null ? [] : [{ ...figure, value: Math.round(value * 100) / 100 }]
  })
}

function rowsFor(index: ListingIndex, bits: Bits, saleType: SaleType): Bits {
  const rows = makeBits(index.rowCount)
  index.choices.SaleType.scanValues([saleType], 0, rows)
  keepBits(rows, bits)
  return rows
}

function figureOf(index: ListingIndex, part: Part, { kind, field }: WantedFigure): number | null {
  if (kind === 'count') return part.total
  if (kind === 'median') return findMedian(index, part.bits, part.total, field)
  const known = part.numbers.get(field) ?? knownNumbers(index, part.bits, part.total, field)
  part.numbers.set(field, known)
  return measure(kind, known)
}
