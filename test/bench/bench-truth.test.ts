import { expect, test } from 'vitest'
import { heldOutListings } from '../../bench/search/data/listing-set.ts'
import { makeListings } from '../../bench/search/data/make-listings.ts'
import { heldOutTruth } from '../../bench/search/truth/all-planted.ts'
import { checkTruth } from '../../bench/search/truth/check-truth.ts'
import { toStored } from '../../bench/search/truth/homes.ts'
import { freshTruth } from '../../bench/search/truth-2/fresh-truth.ts'

const sets = [
  ['held-out', heldOutTruth],
  ['fresh', freshTruth],
] as const

// What the gate makes of a lying model is measured by the bench; here is proven that the bench can measure.
test.each(sets)(
  'the lying model says enough of each language, and its judge sees each lie and each touched truth (%s)',
  (_, set) => {
    const { lies, truths } = set
    expect(lies.length).toBeGreaterThanOrEqual(540)
    expect(lies.filter(({ language }) => language === 'English').length).toBeGreaterThanOrEqual(250)
    expect(truths.length).toBeGreaterThanOrEqual(300)
    expect(checkTruth(set, toStored(makeListings(heldOutListings, [])))).toEqual([])
  },
)
