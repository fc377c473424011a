import { describe, expect, test } from 'vitest'
import { sampleOf } from '../../../../test/run/how-much.ts'
import {
  amountsInWords,
  countsOfRooms,
  rentalIncome,
  tolerances,
  unlistedZips,
  whatHappened,
  whatHomesHave,
  withoutIt,
} from '../meanings/further-in-towns.fixture.ts'
import { downPayments, singleSentences } from '../meanings/in-towns.fixture.ts'
import { choicesAndBudgets, landAndParts, lowestPrices, setAside } from '../meanings/kinds-in-towns.fixture.ts'
import { meaningInTowns } from '../towns.fixture.ts'
import { corrections } from './corrected.fixture.ts'
import { correctionsAndDenials } from './corrected-and-denied.fixture.ts'
import { correctionsByHand } from './corrected-by-speakers.fixture.ts'
import { namedInstead } from './corrected-units.fixture.ts'
import { denials } from './denied.fixture.ts'

const sets = {
  corrections,
  denials,
  correctionsAndDenials,
  correctionsByHand,
  namedInstead,
  singleSentences,
  downPayments,
  lowestPrices,
  landAndParts,
  setAside,
  choicesAndBudgets,
  amountsInWords,
  tolerances,
  withoutIt,
  countsOfRooms,
  whatHappened,
  rentalIncome,
  whatHomesHave,
  unlistedZips,
}

describe.each(Object.entries(sets))('%s', (_, rows) => {
  test.each(sampleOf(rows, 20).map(([sentence, meaning]) => ({ sentence, meaning })))(
    '$sentence',
    ({ sentence, meaning }) => {
      expect(meaningInTowns(sentence)).toBe(meaning)
    },
  )
})
