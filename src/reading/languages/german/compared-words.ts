import type { ClaimTable } from '../tables/claim-table.ts'

/** Further ways to hold two homes against each other; a sign of 0 says that they are alike. */
export const germanCompared: ClaimTable['compares'] = [
  {
    field: 'Price',
    sign: 0,
    isMost: false,
    words: `denselben preis, den gleichen preis, derselbe preis, gleich teuer, genauso teuer, ebenso teuer, so teuer
      wie, genauso viel, kostet gleich viel, kosten gleich viel, kosten dasselbe, kostet dasselbe, gleichen preis`,
  },
  {
    field: 'BuildingArea',
    sign: 0,
    isMost: false,
    words: `gleich gross, genauso gross, ebenso gross, so gross wie, dieselbe grosse, die gleiche wohnflache,
      dieselbe wohnflache`,
  },
  {
    field: 'YearBuilt',
    sign: 0,
    isMost: false,
    words: `gleich alt, genauso alt, so alt wie, im selben jahr, im gleichen jahr, dasselbe baujahr, ebenso alt`,
  },
  {
    field: 'Bedrooms',
    sign: 0,
    isMost: false,
    words: `gleich viele schlafzimmer, genauso viele schlafzimmer, ebenso viele schlafzimmer, dieselbe anzahl
      schlafzimmer, so viele schlafzimmer`,
  },
  {
    field: 'Price',
    sign: -1,
    isMost: false,
    words: `nicht so teuer, zahlen weniger, zahlt weniger, niedrigeren preis, niedrigerer preis, preiswerter,
      kostengunstiger`,
  },
  {
    field: 'Price',
    sign: 1,
    isMost: false,
    words: `nicht so gunstig, nicht so billig, zahlen mehr, zahlt mehr, hoheren preis, hoherer preis, kostspieliger`,
  },
  {
    field: 'BuildingArea',
    sign: 1,
    isMost: false,
    words: `mehr wohnflache, mehr platz, mehr flache, mehr raum, geraumiger, grossere wohnflache`,
  },
  {
    field: 'BuildingArea',
    sign: -1,
    isMost: false,
    words: `nicht so gross, weniger wohnflache, weniger platz, weniger flache, weniger raum, kleinere wohnflache`,
  },
  {
    field: 'YearBuilt',
    sign: 1,
    isMost: false,
    words: `nach gebaut, spater gebaut, spater erbaut, moderner, nicht so alt`,
  },
  {
    field: 'YearBuilt',
    sign: -1,
    isMost: false,
    words: `fruher gebaut, fruher erbaut, nicht so neu, nicht so modern`,
  },
]
