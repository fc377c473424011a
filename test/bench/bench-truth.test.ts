import { expect, test } from 'vitest'
import { heldOutListings } from '../../bench/search/data/listing-set.ts'
import { makeListings } from '../../bench/search/data/make-listings.ts'
import { lies, truths } from '../../bench/search/truth/all-planted.ts'
import { checkTruth } from '../../bench/search/truth/check-truth.ts'
import { toStored } from '../../bench/search/truth/homes.ts'

// What the gate makes of a lying model is measured by the bench; here is proven that the bench can measure.
test('the lying model says enough of each language, and its judge sees each lie and each touched truth', () => {
  expect(lies.length).toBeGreaterThanOrEqual(540)
  expect(lies.filter(({ language }) => language === 'English').length).toBeGreaterThanOrEqual(250)
  expect(truths.length).toBeGreaterThanOrEqual(300)
  expect(checkTruth(toStored(makeListings(heldOutListings, [])))).toEqual([])
})
