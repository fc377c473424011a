import { memoize } from '../../../../platform/memoize.ts'
import { foldName } from './column-synonyms.ts'

export type ChoiceField = 'SaleType' | 'Status' | 'AreaUnit' | 'Tours' | 'SpaceType'

/** What files write for each value of a choice, folded. */
const spellings: Record<ChoiceField, Record<string, string>> = {
  SaleType: {
    for_sale: 'forsale sale sell selling buy tobuy resale homesforsale',
    for_rent: 'forrent rent rental tolet let lease forlease renting homesforrent',
  },
  Status: {
    Active: 'active forsale forrent new available onmarket activelisting listed',
    PreOnMarket: 'preonmarket comingsoon premarket readytobuild preconstruction upcoming',
    Sold: 'sold closed rented leased',
  },
  AreaUnit: {
    'Square Feet': 'squarefeet squarefoot sqft sqfeet sf ft2 feet ft',
    'Square Meters': 'squaremeters squaremetres squaremeter squaremetre sqm sqmt m2 meters metres',
  },
  Tours: {
    OpenHouse: 'openhouse open',
    '3D': '3d 3dtour 3dwalkthrough virtualtour virtual matterport',
  },
  SpaceType: {
    'Entire place': 'entireplace entirehome entirehomeapt entireapartment entire whole wholeplace',
    Room: 'room privateroom sharedroom',
  },
}

/** A home under contract is still offered until it is sold, and says so in its own words besides. */
const underContract = new Set(
  'pending salepending contingent activecontingent undercontract activeundercontract underoffer saleagreed offeraccepted pendingcontinuetoshow pendingtakingbackups optionpending'.split(
    ' ',
  ),
)

/** Not offered any more, or not for visitors: they say so besides, and no visitor is shown them (0030-standing.ts). */
const withheld = new Set(
  'canceled cancelled withdrawn expired delete deleted hold onhold incomplete offmarket temporarilyoffmarket terminated'.split(
    ' ',
  ),
)

export interface ReadChoice {
  value: string
  /** The value is only the nearest one; the text itself is worth keeping. */
  isNear: boolean
}

const values = new Map(
  Object.entries(spellings).map(([field, list]) => [
    field,
    new Map(Object.entries(list).flatMap(([value, names]) => names.split(' ').map((name) => [name, value] as const))),
  ]),
)

/** Files say the same few words again and again. */
const foldWords = memoize(foldName, 1_000)

/** The value of a choice that a text means; null when it means none. */
export function readChoice(field: ChoiceField, text: string): ReadChoice | null {
  return findChoice(field, foldWords(text))
}

function findChoice(field: ChoiceField, name: string): ReadChoice | null {
  const value = values.get(field)?.get(name)
  if (value !== undefined) return { value, isNear: false }
  if (field !== 'Status') return null
  if (underContract.has(name)) return { value: 'Active', isNear: true }
  // Whoever knows only the contract's three takes it for gone, too.
  return withheld.has(name) ? { value: 'Sold', isNear: true } : null
}
