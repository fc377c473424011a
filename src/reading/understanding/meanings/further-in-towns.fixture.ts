import type { TownRow } from '../joining/corrected.fixture.ts'

/** Amounts in words are amounts, whatever else their words say. */
export const amountsInWords: readonly TownRow[] = [
  [
    'my budget is between four and five hundred thousand dollars',
    'CurrencySymbol $; Price 400000 to 500000; SaleType for_sale, implied',
  ],
  ['my max is six hundred thousand', 'Price at most 600000; SaleType for_sale, implied'],
  ['our limit is half a million', 'Price at most 500000; SaleType for_sale, implied'],
  ['I can spend between four and five hundred thousand', 'Price 400000 to 500000; SaleType for_sale, implied'],
  ['mi máximo son quinientos mil', 'Price at most 500000; SaleType for_sale, implied'],
  ['nuestro límite es medio millón', 'Price at most 500000; SaleType for_sale, implied'],
  ['notre budget maximum est de cinq cent mille', 'Price at most 500000; SaleType for_sale, implied'],
  ['unser Limit liegt bei einer halben Million', 'Price at most 500000; SaleType for_sale, implied'],
  ['podemos pagar entre trezentos e quatrocentos mil', 'Price 300000 to 400000; SaleType for_sale, implied'],
]

/** Plus or minus so much. */
export const tolerances: readonly TownRow[] = [
  ['400k +/- 10%', 'Price 360000 to 440000; SaleType for_sale, implied'],
  ['400k plus or minus 10%', 'Price 360000 to 440000; SaleType for_sale, implied'],
  ['500k ± 5% in Kent', 'City Kent; Price 475000 to 525000; SaleType for_sale, implied'],
  ['500k, give or take 20k', 'Price 480000 to 520000; SaleType for_sale, implied'],
  ['400 mil más o menos 10%', 'Price 360000 to 440000; SaleType for_sale, implied'],
  ['400 000 plus ou moins 10 %', 'Price 360000 to 440000; SaleType for_sale, implied'],
  ['400.000 plus minus 10 Prozent', 'Price 360000 to 440000; SaleType for_sale, implied'],
  ['400 mil, mais ou menos 5%', 'Price 380000 to 420000; SaleType for_sale, implied'],
  ['50万上下浮动10%', 'Price 450000 to 550000; SaleType for_sale, implied'],
  ['400k give or take', 'Price 360000 to 440000; SaleType for_sale, implied'],
  ['about 400k, 10% down', 'Price 360000 to 440000; SaleType for_sale, implied'],
  ['500k or so, 2 baths', 'Bathrooms at least 2; Price 450000 to 550000; SaleType for_sale, implied'],
]

/** What one can live without is not asked for, and what stands behind the comma is. */
export const withoutIt: readonly TownRow[] = [
  ["we'd love a fireplace but can live without one, 4 beds", 'Bedrooms 4; ideally says fireplace'],
  ['we can live without a garage, 4 beds, Kent', 'Bedrooms 4; City Kent'],
  ['I could do without a garden, 3 bedrooms', 'Bedrooms 3'],
  ['a pool we can live without, 3 beds Kent', 'Bedrooms 3; City Kent'],
  ['3 beds, we can live without a pool or a garage', 'Bedrooms 3'],
  ['a pool would be nice but is not a must, 3 bedrooms', 'Bedrooms 3; ideally says swimming pool'],
  [
    "a garage would be great but isn't essential, 2 baths, Kent",
    'Bathrooms at least 2; City Kent; ideally ParkingSpots at least 1',
  ],
  ['ideally a view, though not essential, 3 beds, Renton', 'Bedrooms 3; City Renton; ideally says view'],
]

/** A number that says not of what is of the rooms that were named. */
export const countsOfRooms: readonly TownRow[] = [
  ['at least 3 beds, ideally 4', 'Bedrooms at least 3; ideally Bedrooms 4'],
  ['2 or 3 bedrooms, preferably 3', 'Bedrooms 2 or 3; ideally Bedrooms 3'],
  ['3 beds, 4 would be fine too', 'Bedrooms 3 or Bedrooms 4'],
  ['four bedrooms, but three would be fine too', 'Bedrooms 4 or Bedrooms 3'],
  ['3 beds, 4 would be great', 'Bedrooms 3 or Bedrooms 4'],
  ['mínimo 3 habitaciones, idealmente 4', 'Bedrooms at least 3; ideally Bedrooms 4'],
  ['au moins 3 chambres, idéalement 4', 'Bedrooms at least 3; ideally Bedrooms 4'],
  ['mindestens 3 Zimmer, am liebsten 4', 'Bedrooms at least 3; ideally Bedrooms 4'],
  ['pelo menos 3 quartos, de preferência 4', 'Bedrooms at least 3; ideally Bedrooms 4'],
  ['2 baths, ideally 3', 'Bathrooms at least 2; ideally Bathrooms at least 3'],
]

/** When something was done to a home is not when it came. */
export const whatHappened: readonly TownRow[] = [
  ['Which ones were reduced in the last 30 days?', ''],
  ['3 beds, price reduced in the last two weeks', 'Bedrooms 3'],
  ['price reduced this week', ''],
  ['price cut yesterday', ''],
  ['renovated house, new this week', 'DaysOnMarket at most 7; PropertyType house; says renovated'],
  ['renovated in the last 30 days', 'says renovated'],
  ['homes painted in the last 10 days', ''],
  ['Häuser, die in den letzten 30 Tagen reduziert wurden', 'PropertyType house'],
  ['最近30天降价的房子', ''],
  ['casas rebajadas en los últimos 30 días', 'PropertyType house'],
  ['maisons refaites dans les 30 derniers jours', 'PropertyType house; says rénové'],
  ['listed in the last 30 days', 'DaysOnMarket at most 30'],
  ['came on the market in the last 10 days', 'DaysOnMarket at most 10'],
  ['new in the last 5 days', 'DaysOnMarket at most 5'],
]

/** What a home may earn does not make it one to rent. */
export const rentalIncome: readonly TownRow[] = [
  ['investment property with good rental income', ''],
  ['house with strong rental history in Kent', 'City Kent; PropertyType house'],
  ['condo with no rental restrictions', 'PropertyType condo'],
  ['a house to rent out', 'PropertyType house'],
  ['casa con ingresos por alquiler', 'PropertyType house'],
  ['maison avec bon rendement locatif', 'PropertyType house'],
  ['Wohnung als Kapitalanlage mit Mietrendite', 'PropertyType condo'],
  ['casa com renda de aluguel', 'PropertyType house'],
  ['租金回报率高的公寓', 'PropertyType condo'],
  ['houses with positive cash flow', 'PropertyType house'],
  ['house with an observatory', 'PropertyType house; says observatory'],
]

/** A sentence that begins with what it has is about the home. */
export const whatHomesHave: readonly TownRow[] = [
  ['has hardwood floors in Kent', 'City Kent; says hardwood floors'],
  ['has solar panels or ev charger', 'says solar panels or says EV charger'],
  ['hat einen Pool oder Whirlpool', 'says Pool or says Whirlpool'],
  ['has two kids and a dog', ''],
  ['has a job in Kent, 3 beds', 'Bedrooms 3'],
  ['must allow large dogs, rent under 2500', 'Price at most 2500; SaleType for_rent; says dogs allowed'],
  ['tem que aceitar cachorro', 'says aceita cães'],
  ['il faut accepter les chats', 'says chats acceptés'],
]

/** Five digits that no price has are a ZIP, whether or not a home is there. */
export const unlistedZips: readonly TownRow[] = [
  ['97215', 'ZIP 97215, unknown here'],
  ['3 beds 97215', 'Bedrooms 3; ZIP 97215, unknown here'],
  ['97215 or 97216', 'ZIP 97215, unknown here or ZIP 97216, unknown here'],
  ['under 500k, 97215', 'Price at most 500000; SaleType for_sale, implied; ZIP 97215, unknown here'],
  ['97215的房子', 'ZIP 97215, unknown here'],
  ['max 45123', 'Price at most 45123; SaleType for_sale, implied'],
  ['45999', 'Price at most 45999; SaleType for_sale, implied'],
  ['97215 dollars', 'CurrencySymbol $; Price at most 97215; SaleType for_sale, implied'],
  ['lot of 43561 sq ft', 'LotArea at least 43561 Square Feet'],
]
