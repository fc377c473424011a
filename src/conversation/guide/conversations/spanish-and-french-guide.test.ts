import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestDatabase } from '../../../../test/test-database.ts'
import { addListings, reader, testListings } from '../../../homes/search/listings.fixture.ts'
import type { OpenDatabase } from '../../../platform/database/connect.ts'
import type { SearchState } from '../../../reading/understanding/search-state.ts'
import { answerFromListings } from '../built-in-guide.ts'

const scope = { workspaceId: 1, chatbotId: 1, ...reader }
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
    found: /^Coinciden 3 viviendas: casas, en Kent/m,
    price: '$390.000, 3 habitaciones, 2 baños',
    pool: '¿tiene piscina la segunda?',
    noPool: /: no \(piscina\); el anuncio dice: «Does not have a pool/,
    compare: 'compara las dos primeras',
    difference: 'cuesta $130.000 menos',
    cheaper: 'más baratas',
    nothing: 'Estas cuestan menos, aunque les falta algo',
    average: '¿cuál es el precio medio?',
    figure: /^Precio medio: \$/m,
    payment: '¿cuánto sería el pago mensual?',
    mortgage: /al mes por .*30 años al 6,5 %/,
    none: 'pisos en Kent con sauna',
    closest: /Ninguna vivienda coincide.*\n\nEsta es la que más se acerca:\n\n1\. .* – no menciona: sauna$/s,
    thanks: 'gracias',
    welcome: /^De nada/m,
  },
  {
    name: 'Portuguese',
    list: 'procuro casas em Kent',
    found: /^3 imóveis correspondem: casas, em Kent/m,
    price: '$390.000, 3 quartos, 2 banheiros',
    pool: 'a segunda tem piscina?',
    noPool: /: não \(piscina\); o anúncio diz: “Does not have a pool/,
    compare: 'compare as duas primeiras',
    difference: 'custa menos $130.000',
    cheaper: 'mais baratas',
    nothing: 'Estes custam menos, mas falta algo',
    average: 'qual é o preço médio?',
    figure: /^Preço médio(?: à venda)?: \$/m,
    payment: 'quanto seria a prestação mensal?',
    mortgage: /por mês por .*30 anos a 6,5%/,
    none: 'apartamentos em Kent com sauna',
    closest: /Nenhum imóvel corresponde.*\n\nEste é o que mais se aproxima:\n\n1\. .* – não menciona: sauna$/s,
    thanks: 'obrigado',
    welcome: /^De nada/m,
  },
  {
    name: 'French',
    list: 'je cherche des maisons à Kent',
    found: /^3 logements correspondent : maisons, à Kent/m,
    price: '390 000 $, 3 chambres, 2 salles de bain',
    pool: 'la deuxième a-t-elle une piscine ?',
    noPool: /: non \(piscine\) ; l’annonce dit : « Does not have a pool/,
    compare: 'compare les deux premières',
    difference: 'coûte 130 000 $ de moins',
    cheaper: 'moins cher',
    nothing: 'Ceux-ci coûtent moins, mais il leur manque',
    average: 'quel est le prix moyen ?',
    figure: /^Prix moyen : /m,
    payment: 'quelle serait la mensualité ?',
    mortgage: /par mois pour .*30 ans à 6,5 %/,
    none: 'appartements à Kent avec sauna',
    closest:
      /Aucun logement ne correspond.*\n\nVoici le logement qui s’en rapproche le plus :\n\n1\. .* – sans mention : sauna$/s,
    thanks: 'merci',
    welcome: /^Je vous en prie/m,
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

  test('shows what comes closest where nothing matches, and what it misses', async () => {
    expect(await talk(words.none)).toMatch(words.closest)
  })

  test('answers thanks with one sentence', async () => {
    expect(await talk(words.list, words.thanks)).toMatch(words.welcome)
  })
})
