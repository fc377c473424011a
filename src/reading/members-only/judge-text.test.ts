import { describe, expect, test } from 'vitest'
import { judgeSentence } from './judge-text.ts'
import { toPublicText } from './public-text.ts'
import { heldSentences, openSentences } from './sentences.fixture.ts'

test.each(heldSentences)('“%s” is for members alone', (sentence) => {
  expect(judgeSentence(sentence)).not.toBeNull()
  expect(judgeSentence(`Bright home near the park, ${sentence}`)).not.toBeNull()
  expect(judgeSentence(sentence.toUpperCase())).not.toBeNull()
})

test.each(openSentences)('“%s” is for everybody', (sentence) => {
  expect(judgeSentence(sentence)).toBeNull()
})

describe('a text', () => {
  test('loses such sentences and nothing else', () => {
    const text = 'Sunny home.\n\nLockbox 4471 on the rail. New roof in 2019! Seller will take 390k.'
    expect(toPublicText(text)).toEqual({ text: 'Sunny home.\n\n New roof in 2019!', kinds: ['code', 'motive'] })
  })

  test('is as it was where there is none', () => {
    const text = '  Sunny home.  Gated community, security alarm. \n'
    expect(toPublicText(text).text).toBe(text)
  })

  test('how a home is shown counts where nobody knows what the column is', () => {
    const text = 'Showings by appointment with two hours notice'
    expect(toPublicText(text).text).toBe(text)
    expect(toPublicText(text, { isUnknown: true }).text).toBe('')
  })
})
