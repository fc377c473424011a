import { describe, expect, test } from 'vitest'
import { processorTime } from '../../../test/timing/processor-time.ts'
import { languages } from '../languages/languages.fixture.ts'
import { checkAnswerText, cleanListingText, statesPreference } from './listing-text-gate.ts'

describe('the text of a listing as it is shown', () => {
  test.each([
    ['Lovely home. No children. Pool!', 'Lovely home. Pool!', ['No children.']],
    ['NO PETS. NO CHILDREN. Spanish style.', 'NO PETS. Spanish style.', ['NO CHILDREN.']],
    ['Perfect for a Christian family. Family room.', 'Family room.', ['Perfect for a Christian family.']],
    ['Adults only building; 55+ community.', '55+ community.', ['Adults only building;']],
    ['English speakers only.\nFenced yard for the kids.', 'Fenced yard for the kids.', ['English speakers only.']],
    ['Sunny. Section 8 accepted. No Section 8.', 'Sunny. Section 8 accepted.', ['No Section 8.']],
    ['Sits in a predominantly white area. Two baths.', 'Two baths.', ['Sits in a predominantly white area.']],
    ['Casa luminosa. Sin niños. Con piscina.', 'Casa luminosa. Con piscina.', ['Sin niños.']],
    ['Casa clara. Sem crianças. Com piscina.', 'Casa clara. Com piscina.', ['Sem crianças.']],
    ['Helle Wohnung. Keine Kinder. Mit Balkon.', 'Helle Wohnung. Mit Balkon.', ['Keine Kinder.']],
  ])('%j', (text, shown, withheld) => {
    expect(cleanListingText(languages, text)).toEqual({ text: shown, withheld })
  })

  test.each([
    'White kitchen cabinets, black granite, Spanish tile. Close to St. Mary Catholic Church and a mosque.',
    'Master bedroom, his and hers closets, mother-in-law suite, nursery, kids room. Wheelchair accessible.',
    'Located on Christian St in White Center.\n\n  Bachelor pad with view • single family home • no stairs',
    '',
    '   ',
  ])('what is lawful stays to the letter: %j', (text) => {
    expect(cleanListingText(languages, text)).toEqual({ text, withheld: [] })
  })

  test('a text without any sign is looked at in time', () => {
    const begin = processorTime()
    cleanListingText(languages, 'lovely home no kids '.repeat(5_000))
    cleanListingText(languages, 'x'.repeat(200_000))
    expect(processorTime() - begin).toBeLessThan(5_000)
  })
})

describe("a model's words", () => {
  test('that steer are replaced once by the fair-housing sentence', () => {
    const { text, withheld } = checkAnswerText(
      languages,
      'Here are 3 homes. The area is mostly Christian. It is safe for families. The first costs $450,000.',
      'en',
    )
    expect(withheld).toEqual(['The area is mostly Christian.', 'It is safe for families.'])
    expect(text).toMatch(/^Here are 3 homes\. Homes are never chosen by .* The first costs \$450,000\.$/)
    expect(text.match(/Homes are never chosen/g)).toHaveLength(1)
    expect(checkAnswerText(languages, text, 'en')).toEqual({ text, withheld: [] })
  })

  test.each([
    "I can't search by religion, but here are homes in Kent.",
    'This one has a family room and a fenced yard for your kids.',
    'Ich kann nicht nach Religion suchen.',
  ])('that decline or tell facts stay: %s', (text) => {
    expect(checkAnswerText(languages, text)).toEqual({ text, withheld: [] })
  })

  test('statesPreference only tells', () => {
    expect(statesPreference(languages.tablesOf('en'), 'Adults only')).toBe(true)
    expect(statesPreference(languages.tablesOf('en'), 'Three bedrooms')).toBe(false)
  })
})
