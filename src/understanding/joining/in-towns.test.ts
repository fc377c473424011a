import { describe, expect, test } from 'vitest'
import { downPayments, singleSentences } from '../meanings/in-towns.fixture.ts'
import { meaningInTowns } from '../towns.fixture.ts'
import { corrections } from './corrected.fixture.ts'
import { correctionsAndDenials } from './corrected-and-denied.fixture.ts'
import { correctionsByHand } from './corrected-by-speakers.fixture.ts'
import { denials } from './denied.fixture.ts'

const sets = { corrections, denials, correctionsAndDenials, correctionsByHand, singleSentences, downPayments }

describe.each(Object.entries(sets))('%s', (_, rows) => {
  test.each(rows.map(([sentence, meaning]) => ({ sentence, meaning })))('$sentence', ({ sentence, meaning }) => {
    expect(meaningInTowns(sentence)).toBe(meaning)
  })
})
