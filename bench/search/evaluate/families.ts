import type { Family } from '../meaning.ts'
import { fold } from './fold.ts'

/** In this order, because a lot may be "Residential" and a duplex may count its "Units". */
const patterns: readonly (readonly [Family, RegExp])[] = [
  ['land', /\b(land|lots?|acreage)\b/],
  ['mobile', /\b(mobile|manufactured)\b/],
  ['multi-family', /\b(duplex|triplex|fourplex|multi[- ]?family)\b/],
  ['townhouse', /\b(town[- ]?house|town[- ]?home|row[- ]?house|row[- ]?home)\b/],
  ['condo', /\b(condo|condominium|apartment|flat|loft|co-?op|unit)\b/],
  ['house', /\b(single[- ]?family|house|villa|cottage|cabin|bungalow|residential)\b/],
]

/** The family that a PropertyType belongs to; null for one that the specification does not name. */
export function familyOf(propertyType: string): Family | null {
  const text = fold(propertyType)
  return patterns.find(([, pattern]) => pattern.test(text))?.[0] ?? null
}
