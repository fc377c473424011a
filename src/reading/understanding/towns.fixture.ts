import { freezeDeep } from '../../platform/freeze-deep.ts'
import type { Condition } from '../criteria/condition.ts'
import { tellCriteria } from '../criteria/tell-criteria.ts'
import type { LanguageCode } from '../languages/language.ts'
import { languages } from '../languages/languages.fixture.ts'
import type { Facts } from './facts.ts'
import { refine } from './refine.ts'
import { type Understood, understand } from './understand.ts'

const now = new Date('2026-06-01T12:00:00Z')
const towns = ['Kent', 'Renton', 'Seattle', 'Bellevue', 'Auburn', 'Tacoma', 'Redmond', 'Kirkland', 'Burien', 'Issaquah']
  .concat(['Federal Way', 'Des Moines', 'Everett', 'Bothell', 'Sammamish'])
  .map((name) => ({ key: name.toLowerCase(), name }))
const zips = ['98030', '98055', '98103']
const streets = ['main street', 'main st', 'oak avenue', 'pine road']

/** What a chatbot with homes for sale and for rent in fifteen towns knows: no database, and no listing text. */
const facts: Facts = freezeDeep({
  listingsByLink: (urls) => urls.map(() => [7]),
  knownNames: (names, codes) => ({
    cities: towns.filter(({ key }) => names.includes(key)),
    states: ['WA'],
    zips: zips.filter((zip) => codes.includes(zip)),
    mlsKeys: [],
  }),
  cityKeys: () => towns.map(({ key }) => key),
  satisfiable: (conditions) => conditions.map(isStreet),
  centreOf: () => ({ latitude: 47.4, longitude: -122.2 }),
})

function isStreet(condition: Condition): boolean {
  return condition.is === 'address' && streets.includes(condition.name.toLowerCase())
}

/** A sentence as it is read there; `likely` is what the conversation was in. */
export function understandInTowns(sentence: string, likely?: LanguageCode): Understood {
  return understand(sentence, { tables: languages.tablesOf(languages.detect(sentence, likely)), now, facts })
}

/** What a sentence means there, in a few plain words and in a stated order: "City Kent; Bedrooms 3; show 5". */
export function meaningInTowns(sentence: string): string {
  const understood = understandInTowns(sentence)
  const { criteria, sort, limit } = refine(understood, null, {
    hasRentals: true,
    hasSeveralDollars: false,
    narrows: false,
  })
  const figures = understood.figures.map(({ kind, field }) => (kind === 'count' ? kind : `${kind} ${field}`))
  const said = criteria.map((criterion) => tellCriteria([criterion])).toSorted()
  const order = sort === null ? [] : [`order by ${sort.field} ${sort.direction}`]
  return [...said, ...order, ...(limit === null ? [] : [`show ${limit}`]), ...figures].join('; ')
}
