import { describe, expect, test } from 'vitest'
import { meaningInTowns } from '../towns.fixture.ts'
import { corrections } from './corrected.fixture.ts'
import { correctionsAndDenials } from './corrected-and-denied.fixture.ts'
import { denials } from './denied.fixture.ts'

describe.each(Object.entries({ corrections, denials, correctionsAndDenials }))('%s', (_, rows) => {
  test.each(rows.map(([sentence, meaning]) => ({ sentence, meaning })))('$sentence', ({ sentence, meaning }) => {
    expect(meaningInTowns(sentence)).toBe(meaning)
  })
})
