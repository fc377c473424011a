import { describe, expect, test } from 'vitest'
import { languages } from '../../../languages/languages.fixture.ts'
import type { Facts } from '../../facts.ts'
import { understand } from '../../understand.ts'

const now = new Date('2026-06-01T12:00:00Z')
const facts: Facts = {
  listingsByLink: (urls) => urls.map(() => []),
  knownNames: (names) => ({
    cities: [{ key: 'kent', name: 'Kent' }].filter(({ key }) => names.includes(key)),
    states: [],
    zips: [],
    mlsKeys: [],
  }),
  cityKeys: () => ['kent'],
  satisfiable: (conditions) => conditions.map(({ is }) => is === 'text'),
  centreOf: () => ({ latitude: 47.4, longitude: -122.2 }),
}

function refusedIn(sentence: string): string[] {
  const tables = languages.tablesOf(languages.detect(sentence, 'en'))
  return understand(sentence, { tables, now, facts }).refusedWords
}

describe('people in a story', () => {
  test.each([
    'A Muslim colleague of mine got married on Saturday. 3 beds in Kent',
    'A pregnant woman fainted on the train this morning. Condo in Kent',
    'We watched a film about Jewish refugees yesterday. House in Kent',
    'Condo in Kent. My grandmother was a Catholic nun before the war.',
    'Vi una película sobre judíos. Casa en Kent',
    'Un compañero musulmán se casó el sábado. Casa en Kent',
    'Un collègue musulman s’est marié samedi. Maison à Kent',
    'Ein muslimischer Kollege hat am Samstag geheiratet. Haus in Kent',
    'Ich habe einen Film über Juden gesehen. Haus in Kent',
    'Vi um filme sobre judeus ontem. Casa em Kent',
    '我有个穆斯林同事周六结婚了，找Kent的房子',
    '我有個穆斯林同事週六結婚了，找Kent的房子',
  ])('%s is served', (sentence) => {
    expect(refusedIn(sentence)).toEqual([])
  })

  test.each([
    'A Muslim colleague got married on Saturday and I want no Muslims nearby. 3 beds in Kent',
    'A colleague told me to avoid Muslim areas. 3 beds in Kent',
    'The neighbors were Muslim. Condo in Kent',
    'We visited Kent and saw lots of Muslims. House elsewhere',
    'My sister lived next to immigrants and hated it. Condo in Kent',
    'We looked at a condo but there were too many kids. Condo in Kent',
    'My friend got married on Saturday and we want a Christian neighborhood',
    'Había muchos negros en el barrio, quiero un barrio sin negros',
    'Ayer gritaban dos niños, así que quiero un edificio sin niños',
    'Il y avait trop de Noirs dans le quartier, je veux un quartier sans Noirs',
    'Gestern schrien zwei Kinder, also will ich ein Haus ohne Kinder',
    'Ontem duas crianças gritavam, então quero um prédio sem crianças',
    '昨天两个孩子在叫，所以我要没有孩子的楼',
    '那個小區黑人太多了，我要沒有黑人的小區',
    'Our last landlord rented to Somalis. 3 beds in Kent without that',
    'We sold our home because Mexicans moved in, so nothing like that please. 3 beds in Kent',
    'Vendimos la casa porque llegaron mexicanos, así que nada de eso. Casa en Kent',
    'Wir haben verkauft, weil Türken nebenan einzogen, also bitte nichts dergleichen. Haus in Kent',
    'On a vendu parce que des Roumains se sont installés, rien de tel svp. Maison à Kent',
    'Vendemos porque chegaram haitianos, nada disso por favor. Casa em Kent',
  ])('%s is refused', (sentence) => {
    expect(refusedIn(sentence)).not.toEqual([])
  })
})
