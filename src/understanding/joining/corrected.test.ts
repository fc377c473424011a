import { describe, expect, test } from 'vitest'
import { meaningInTowns } from '../towns.fixture.ts'
import * as corrected from './corrected.fixture.ts'
import * as denied from './denied.fixture.ts'

describe.each(Object.entries({ ...corrected, ...denied }))('%s', (_, rows) => {
  test.each(rows.map(([sentence, meaning]) => ({ sentence, meaning })))('$sentence', ({ sentence, meaning }) => {
    expect(meaningInTowns(sentence)).toBe(meaning)
  })
})
