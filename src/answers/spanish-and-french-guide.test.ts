import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../test/test-database.ts'
import type { OpenDatabase } from '../database/connect.ts'
import { addListings, testListings } from '../search/listings.fixture.ts'
import type { SearchState } from '../search/search-state.ts'
import { answerFromListings } from './built-in-guide.ts'

const scope = { workspaceId: 1, chatbotId: 1 }
const now = new Date('2026-06-01T12:00:00Z')
let open: OpenDatabase

beforeAll(async () => {
  open = await openTestDatabase()
  await addListings(open.db, scope, testListings)
})
afterAll(() => open.close())

async function talk(...turns: readonly string[]): Promise<string> {
  let previous: SearchState | null = null
  let said = ''
  for (const content of turns) {
    const answer = await answerFromListings(open.db, scope, {
      content,
      previous,
      chatbotName: 'Maple',
      now,
      language: '',
    })
    previous = answer.state === null ? null : JSON.parse(JSON.stringify(answer.state))
    said = answer.content
  }
  // Digits are grouped by narrow blanks in French.
  return said.replace(/[\u00a0\u202f]/g, ' ')
}

describe.each([
  {
    name: 'Spanish',
    list: 'busco casas en Kent',
    found: /^Coinciden 3 viviendas: casas, en Kent/,
    price: '$390.000, 3 habitaciones, 2 baños',
    pool: '¿tiene piscina la segunda?',
    noPool: /: no \(piscina\); el anuncio dice: «Does not have a pool/,
    compare: 'compara las dos primeras',
    difference: 'cuesta $130.000 menos',
    cheaper: 'más baratas',
    nothing: 'No queda nada más barato.',
    average: '¿cuál es el precio medio?',
    figure: /^Precio medio: \$/,
    payment: '¿cuánto sería el pago mensual?',
    mortgage: /al mes por .*30 años al 6,5 %/,
    none: 'pisos en Kent por menos de 100 mil',
    relaxed: /Ninguna vivienda coincide.*\n\nSin .* habría 1\. Diga «sí»/s,
    thanks: 'gracias',
    welcome: /^De nada/,
  },
  {
    name: 'French',
    list: 'je cherche des maisons à Kent',
    found: /^3 logements correspondent : maisons, à Kent/,
    price: '390 000 $, 3 chambres, 2 salles de bain',
    pool: 'la deuxième a-t-elle une piscine ?',
    noPool: /: non \(piscine\) ; l’annonce dit : « Does not have a pool/,
    compare: 'compare les deux premières',
    difference: 'coûte 130 000 $ de moins',
    cheaper: 'moins cher',
    nothing: 'Il ne reste rien de moins cher.',
    average: 'quel est le prix moyen ?',
    figure: /^Prix moyen : /,
    payment: 'quelle serait la mensualité ?',
    mortgage: /par mois pour .*30 ans à 6,5 %/,
    none: 'appartements à Kent à moins de 100 000',
    relaxed: /Aucun logement ne correspond.*\n\nSans .*, il y en aurait 1\. Dites « oui »/s,
    thanks: 'merci',
    welcome: /^Je vous en prie/,
  },
])('in $name the guide', (words) => {
  test('lists what it found', async () => {
    const said = await talk(words.list)
    expect(said).toMatch(words.found)
    expect(said).toContain(words.price)
  })

  test('answers questions about what it showed', async () => {
    expect(await talk(words.list, words.pool)).toMatch(words.noPool)
    expect(await talk(words.list, words.compare)).toContain(words.difference)
    expect(await talk(words.list, words.compare, words.payment)).toMatch(words.mortgage)
  })

  test('refines, counts and averages', async () => {
    expect(await talk(words.list, words.cheaper)).toContain(words.nothing)
    expect(await talk(words.list, words.average)).toMatch(words.figure)
  })

  test('says what to relax, and how many that would give', async () => {
    expect(await talk(words.none)).toMatch(words.relaxed)
  })

  test('answers thanks with one sentence', async () => {
    expect(await talk(words.list, words.thanks)).toMatch(words.welcome)
  })
})
