import type { LanguageRow } from '../language-rows.fixture.ts'

/** More of everything in French. */
export const sentences: readonly LanguageRow[] = [
  [
    'Nous cherchons une maison à Bellevue ou Kirkland, 4 chambres et plus, 2,5 salles de bain, construite après 2005',
    {
      PropertyType: 'house',
      City: ['Bellevue', 'Kirkland'],
      Bedrooms: { min: 4 },
      Bathrooms: { min: 2.5 },
      YearBuilt: { above: 2005 },
    },
  ],
  [
    "Auriez-vous un condo de deux chambres avec vue sur l'eau à moins de 700 000 $ ?",
    {
      PropertyType: 'condo',
      Bedrooms: 2,
      Description: ["vue sur l'eau"],
      Price: { max: 700000 },
      SaleType: 'for_sale',
      CurrencySymbol: '$',
    },
  ],
  [
    'Appartement meublé à louer à Seattle, 1 chambre, maximum 1 900 euros par mois',
    {
      PropertyType: 'condo',
      Description: ['meublé'],
      SaleType: 'for_rent',
      City: 'Seattle',
      Bedrooms: 1,
      Price: { max: 1900 },
      CurrencySymbol: '€',
    },
  ],
  [
    "On recherche un terrain d'au moins 2 acres près de White Center",
    { LotArea: { min: 2, unit: 'acres' }, PropertyType: 'land', Distance: { maxMiles: 5, from: 'White Center' } },
  ],
  [
    'maison de plain-pied avec cuisine ouverte et îlot',
    { PropertyType: 'house', Description: ['plain-pied', 'aire ouverte', 'îlot central'] },
  ],
  ['maisons depuis moins de 5 jours sur le marché', { PropertyType: 'house', DaysOnMarket: { max: 4 } }],
  [
    'quelles nouvelles maisons sont arrivées cette semaine à Kent ?',
    { PropertyType: 'house', DaysOnMarket: { max: 7 }, City: 'Kent' },
    { ignored: ['nouvelles'] },
  ],
  ['sans charges HOA, avec garage pour trois voitures', { HOAMonth: { max: 0 }, ParkingSpots: { min: 3 } }],
  [
    "je préfère une maison avec cheminée mais ce n'est pas obligatoire",
    { wishes: { PropertyType: 'house', Description: ['cheminée'] } },
    { sort: 'closest match first' },
  ],
  [
    'loft à louer, pas de studio',
    { PropertyType: 'condo', SaleType: 'for_rent', not: { Bedrooms: 0, not: { PropertyType: 'land' } } },
  ],
  [
    'montrez-moi toutes les maisons à vendre sauf celles de Kent',
    { PropertyType: 'house', SaleType: 'for_sale', not: { City: 'Kent' } },
  ],
  [
    "quel est le loyer moyen d'un appartement de 2 chambres à Seattle ?",
    { SaleType: 'for_rent', PropertyType: 'condo', Bedrooms: 2, City: 'Seattle' },
  ],
  [
    'combien coûte en moyenne une maison à Kent ?',
    { PropertyType: 'house', City: 'Kent' },
    { figures: ['average Price'] },
  ],
  [
    'le top 5 des maisons les plus chères à Bellevue',
    { PropertyType: 'house', City: 'Bellevue' },
    { sort: 'most expensive first', limit: 5 },
  ],
  ['quel bien a le plus grand terrain ?', {}, { sort: 'largest lot first' }],
  ['trie les maisons de Kent par prix croissant', { PropertyType: 'house', City: 'Kent' }, { sort: 'cheapest first' }],
  [
    'maisons entre 1 500 et 2 000 pieds carrés',
    { PropertyType: 'house', BuildingArea: { min: 1500, max: 2000, unit: 'Square Feet' } },
  ],
  [
    'plus de 200 m2 habitables et 500 m2 de terrain',
    { BuildingArea: { min: 200, unit: 'Square Meters' }, LotArea: { min: 500, unit: 'Square Meters' } },
  ],
  ['terrain de 10 000 pieds carrés ou plus', { LotArea: { min: 10000, unit: 'Square Feet' }, PropertyType: 'land' }],
  ['maisons construites dans les années 80 ou avant', { PropertyType: 'house', YearBuilt: { max: 1989 } }],
  ['appartements construits entre 2010 et 2020', { PropertyType: 'condo', YearBuilt: { min: 2010, max: 2020 } }],
  [
    'location à moins de mille cinq cents dollars par mois',
    { SaleType: 'for_rent', Price: { max: 1500 }, CurrencySymbol: '$' },
  ],
  ["maisons à partir d'un demi-million", { PropertyType: 'house', Price: { min: 500000 }, SaleType: 'for_sale' }],
  [
    'prix entre quatre cents et cinq cent mille dollars',
    { Price: { min: 400000, max: 500000 }, SaleType: 'for_sale', CurrencySymbol: '$' },
  ],
  ['entre 1 et 1,5 million', { Price: { min: 1000000, max: 1500000 }, SaleType: 'for_sale' }],
  ["jusqu'à 1,2 M€", { Price: { max: 1200000 }, SaleType: 'for_sale', CurrencySymbol: '€' }],
  ['environ 350 000 dollars', { Price: { min: 315000, max: 385000 }, SaleType: 'for_sale', CurrencySymbol: '$' }],
  ['je cherche un immeuble multifamilial ou un duplex à Kent', { PropertyType: 'multiFamily', City: 'Kent' }],
  ['maison mobile à Mobile', { PropertyType: 'mobile', City: 'Mobile' }],
  [
    'chambre privée à louer près de Bellevue',
    { SpaceType: 'Room', SaleType: 'for_rent', Distance: { maxMiles: 5, from: 'Bellevue' } },
  ],
  ['à moins de deux miles du centre de Seattle', { Distance: { maxMiles: 2, from: 'Seattle' } }],
  ['à 8 kilomètres maximum de 98004', { Distance: { maxMiles: 4.97, from: '98004' } }],
  ['logement dans le code postal 98030 ou 98103', { ZIP: ['98030', '98103'] }],
  ["biens dans l'état de WA sauf Seattle", { State: 'WA', not: { City: 'Seattle' } }],
  ['maison au 12 Main St', { PropertyType: 'house', Address: '12 Main St' }],
  ['la fiche MLS 1234505', { MLSNumber: '1234505' }],
  ['bientôt sur le marché à Federal Way', { Status: 'PreOnMarket', City: 'Federal Way' }],
  ['y a-t-il des maisons vendues à Independence ?', { PropertyType: 'house', Status: 'Sold', City: 'Independence' }],
  ['portes ouvertes dimanche', { Tours: 'OpenHouse' }, { ignored: ['dimanche'] }],
  [
    'maison avec jacuzzi, sauna et salle de sport',
    { PropertyType: 'house', Description: ['jacuzzi', 'sauna', 'salle de sport'] },
  ],
  ['penthouse avec terrasse et vue sur la ville', { Description: ['penthouse', 'terrasse', 'vue sur la ville'] }],
  [
    'maison en brique avec parquet et hauts plafonds',
    { PropertyType: 'house', Description: ['brique', 'parquet', 'plafonds hauts'] },
  ],
  [
    'maison avec buanderie, garde-manger et dressing',
    { PropertyType: 'house', Description: ['buanderie', 'garde-manger', 'dressing'] },
  ],
  ['y a-t-il des appartements charges comprises ?', { PropertyType: 'condo', Description: ['charges comprises'] }],
  [
    'maison à rénover pas chère à Kent',
    { PropertyType: 'house', Description: ['à rénover'], City: 'Kent' },
    { sort: 'cheapest first' },
  ],
  [
    "maison près de l'hôpital et du parc",
    { PropertyType: 'house', Description: ["près d'un hôpital", "près d'un parc"] },
  ],
  ['secteur tranquille, dans une impasse', { Description: ['calme', 'impasse'] }],
  ['un 5 ½ à louer avec stationnement', { Bedrooms: 3, SaleType: 'for_rent', ParkingSpots: { min: 1 } }],
  [
    "j'cherche un appart pas cher avec balcon",
    { PropertyType: 'condo', Description: ['balcon'] },
    { sort: 'cheapest first' },
  ],
  ['maisons dans la rue Main', { PropertyType: 'house', Address: 'rue Main' }],
  ["sur l'avenue Oak", { Address: 'avenue Oak' }],
]
