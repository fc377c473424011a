import { describe, expect, test } from 'vitest'
import type { FoundListing } from '../../../homes/search/search-schema.ts'
import { type LanguageCode, languageCodes } from '../../../reading/languages/language.ts'
import { languages } from '../../../reading/languages/languages.fixture.ts'
import { Evidence } from '../evidence/evidence.ts'
import { GroundingGate } from '../grounding-gate.ts'
import { emptyListing } from '../listing.fixture.ts'
import { HiddenWords } from '../text/hidden-words.ts'
import { retoldLies } from './retold-lies.fixture.ts'
import { retoldTruths } from './retold-truths.fixture.ts'

const host = 'https://homes.example.com/h/'
const common = { ...emptyListing, State: 'CO', PropertyType: 'Single Family' }
const alderCourt: FoundListing = {
  ...common,
  ...{ id: 101, Url: `${host}101`, MLSNumber: '88120101', Address: '2210 Alder Ct', City: 'Golden', ZIP: '80401' },
  ...{ SalePrice: 463_500, Price: 463_500, Bedrooms: 3, Bathrooms: 2, BuildingArea: 1_764, LotArea: 7_420 },
  ...{ UnitAreaPrice: 262.76, YearBuilt: 1987, DaysOnMarket: 19, ParkingSpots: 2, HOAMonth: 0 },
  Description: 'Hardwood floors. Large kitchen. Near the old mill.',
}
const birchWay: FoundListing = {
  ...common,
  ...{ id: 102, Url: `${host}102`, MLSNumber: '88120102', Address: '915 Birch Way', City: 'Pueblo', ZIP: '81003' },
  ...{ SalePrice: 318_900, Price: 318_900, Bedrooms: 4, Bathrooms: 3, BuildingArea: 2_043, LotArea: 9_015 },
  ...{ UnitAreaPrice: 156.09, YearBuilt: 2004, DaysOnMarket: 41, ParkingSpots: 1 },
  Description: 'Fenced yard.',
}

/** The sentence, and what is left of it where only the homes that it names have been shown. */
function tell(line: string, language: LanguageCode): { sentence: string; said: string; why: string } {
  const [first = '', second] = line.replace(/ ?⏎ ?/g, '\n').split(' >> ')
  const sentence = (second ?? first).replace(/\]\((10\d)\)/g, `](${host}$1)`)
  const evidence = new Evidence('You are the assistant of Northgate Realty. Office hours: 9 am to 5 pm.', languages)
  evidence.hear(second === undefined ? '2210 Alder Ct' : first, language)
  const shown = sentence.includes('915 Birch Way') ? [alderCourt, birchWay] : [alderCourt]
  for (const listing of shown) evidence.addSearch({ listings: [listing], total: 1, figures: [], summary: '1 home' })
  const hidden = new HiddenWords({ rules: '', prompt: '', open: '' })
  const gate = new GroundingGate({ evidence, hidden, language, year: 2026 })
  const said = gate.push(sentence) + gate.end()
  return { sentence, said, why: gate.report.decisions.map(({ why }) => why).join() }
}

const linesOf = (text: string) => text.split('\n').filter((line) => line !== '')

describe.each(languageCodes)('%s', (language) => {
  test('what a record says rounded, compared, denied of others or in a table leaves whole, and so does what claims nothing', () => {
    const changed = linesOf(retoldTruths[language]).flatMap((line) => {
      const { sentence, said, why } = tell(line, language)
      return said === sentence ? [] : [`${line} => ${said} (${why})`]
    })
    expect(changed).toEqual([])
  })

  test('a value that is denied, called unknown, turned round or put in a cell does not leave', () => {
    const left = linesOf(retoldLies[language]).filter((line) => {
      const { sentence, said } = tell(line, language)
      return said.includes(sentence.split('\n').at(-1) ?? sentence)
    })
    expect(left).toEqual([])
  })
})
