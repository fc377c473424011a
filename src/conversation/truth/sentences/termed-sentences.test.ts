import { expect, test } from 'vitest'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import type { LanguageCode } from '../../../reading/languages/language.ts'
import { openGate, pass } from '../gate.fixture.ts'
import { emptyListing } from '../listing.fixture.ts'

const condo: FoundListing = {
  ...emptyListing,
  ...{ City: 'Miami', State: 'FL', ZIP: '33131', Address: '1180 Coral Tower Drive', PropertyType: 'Condo' },
  ...{ SalePrice: 415_000, Price: 415_000, Bedrooms: 2, Bathrooms: 2, YearBuilt: 2008, BuildingArea: 1_120 },
  Description:
    'Corner condo with a balcony. The building has a pool and a gym. Cats are welcome; dogs are not allowed.',
}

function tell(language: LanguageCode, sentence: string, shown = condo): string {
  return pass(openGate({ language, asked: 'homes', shown: [shown] }), [sentence])
}

const truths: readonly [LanguageCode, string][] = [
  ['en', 'An ADU is a second, smaller dwelling on the same lot as a main house.'],
  ['en', '"Pocket listing" refers to a home that is marketed privately.'],
  ['en', 'MLS stands for Multiple Listing Service.'],
  ['en', 'A 15-year mortgage has higher payments than a 30-year one but costs less in interest.'],
  ['en', 'Moving in the middle of the month is often cheaper than at the end.'],
  ['en', 'We can do this in two steps.'],
  ['en', 'Here are four questions to ask at a viewing.'],
  ['de', 'Unter Eigenkapital versteht man das Geld, das ein Käufer selbst mitbringt.'],
]

test.each(truths)('%s: what a term means and how things go leaves whole: %s', (language, sentence) => {
  expect(tell(language, sentence)).toBe(sentence)
})

const lies: readonly [LanguageCode, string][] = [
  ['en', 'A sauna is the best part of the basement.'],
  ['en', '"As is" means the roof leaks.'],
  ['en', '"Move-in ready" means the sauna was just renovated.'],
  ['en', 'Do you want to see the wine cellar first?'],
  ['en', 'Would you rather swim in the pool or relax in the sauna?'],
  ['en', 'Would the three-car garage be enough?'],
  ['es', '¿Quieres ver la sauna del edificio?'],
  ['fr', 'Voulez-vous voir le sauna ?'],
  ['de', 'Möchten Sie die Sauna im Keller sehen?'],
  ['pt', 'Quer ver a sauna do prédio?'],
  ['en', 'Dogs are welcome in the building.'],
  ['es', 'Se admiten perros en el edificio.'],
  ['fr', 'Les chiens sont acceptés.'],
  ['de', 'Hunde sind erlaubt.'],
]

test.each(lies)('%s: what is asked or explained as if it were there is withheld: %s', (language, sentence) => {
  expect(tell(language, sentence)).not.toContain(sentence)
})

test('a sale is told to be pending where the record says so, and nowhere else', () => {
  const sentence = 'This condo is under contract.'
  expect(tell('en', sentence, { ...condo, Status: 'Pending' })).toBe(sentence)
  expect(tell('en', sentence)).not.toContain(sentence)
})
