import type { Family } from '../meaning.ts'

/** How listings are made of a kind of home; areas in square feet. */
export interface PropertyKind {
  /** null: of no family that the search language names. */
  family: Family | null
  weight: number
  spellings: readonly (readonly [string, number])[]
  bedrooms: readonly (readonly [number, number])[]
  /** Living area without bedrooms, and for each of them. */
  baseArea: number
  areaEach: number
  lot: readonly [number, number]
  rentShare: number
  hoaShare: number
  parking: readonly (readonly [number, number])[]
}

// biome-ignore format: a pair is one thing
export const propertyKinds: readonly PropertyKind[] = [
  {
    family: 'house', weight: 44,
    spellings: [['Single Family', 10], ['Single Family Residence', 4], ['single-family home', 2], ['SINGLE FAMILY', 1], ['House', 5], ['Detached House', 2], ['Residential', 4], ['Villa', 2], ['Cottage', 2], ['Cabin', 1], ['Bungalow', 2]],
    bedrooms: [[1, 1], [2, 5], [3, 12], [4, 10], [5, 4], [6, 1]],
    baseArea: 500, areaEach: 480, lot: [3_000, 26_000], rentShare: 0.25, hoaShare: 0.3, parking: [[0, 2], [1, 4], [2, 7], [3, 2]],
  },
  {
    family: 'condo', weight: 30,
    spellings: [['Condo', 9], ['Condominium', 4], ['CONDO', 1], ['Apartment', 9], ['Flat', 2], ['Loft', 2], ['Co-op', 1], ['Condo Unit', 1]],
    bedrooms: [[0, 4], [1, 9], [2, 11], [3, 5]],
    baseArea: 380, areaEach: 310, lot: [0, 0], rentShare: 0.5, hoaShare: 0.8, parking: [[0, 6], [1, 6], [2, 1]],
  },
  {
    family: 'townhouse', weight: 11,
    spellings: [['Townhouse', 7], ['Town House', 1], ['Townhome', 4], ['Row House', 2]],
    bedrooms: [[2, 6], [3, 9], [4, 3]],
    baseArea: 500, areaEach: 380, lot: [800, 2_600], rentShare: 0.35, hoaShare: 0.7, parking: [[0, 2], [1, 6], [2, 4]],
  },
  {
    family: 'multi-family', weight: 6,
    spellings: [['Duplex', 4], ['Triplex', 2], ['Fourplex', 1], ['Multi-Family', 3], ['Multi Family', 1], ['Multi-Family (2-4 Units)', 1]],
    bedrooms: [[2, 2], [3, 2], [4, 5], [5, 2], [6, 2]],
    baseArea: 700, areaEach: 420, lot: [3_500, 12_000], rentShare: 0.25, hoaShare: 0.05, parking: [[0, 2], [2, 4], [4, 2]],
  },
  {
    family: 'land', weight: 4,
    spellings: [['Land', 4], ['Vacant Land', 3], ['Lots/Land', 2], ['Residential Lot', 1]],
    bedrooms: [[0, 1]],
    baseArea: 0, areaEach: 0, lot: [5_000, 260_000], rentShare: 0, hoaShare: 0.15, parking: [[0, 1]],
  },
  {
    family: 'mobile', weight: 4,
    spellings: [['Mobile Home', 3], ['Manufactured Home', 3], ['Manufactured', 1], ['Mobile/Manufactured', 1]],
    bedrooms: [[2, 4], [3, 3]],
    baseArea: 400, areaEach: 330, lot: [0, 7_000], rentShare: 0.2, hoaShare: 0.4, parking: [[1, 3], [2, 3]],
  },
  {
    family: null, weight: 1,
    spellings: [['Commercial', 2], ['Farm', 1], ['Other', 1]],
    bedrooms: [[3, 1]],
    baseArea: 900, areaEach: 500, lot: [5_000, 90_000], rentShare: 0.3, hoaShare: 0, parking: [[2, 1], [4, 1]],
  },
]
