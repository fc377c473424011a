import type { Limits } from '../../criteria/condition.ts'
import { kilometersInMile } from '../../measures/measures.ts'
import type { Wording } from '../wording.ts'

const ways = (up: string, down: string) => ({ up, down })
/** In French the singular holds below two: "1,5 salle de bain". */
const counted = (one: string, many: string) => (limits: string, count: number) => `${limits} ${count < 2 ? one : many}`
const named =
  (name: string, tail = '') =>
  (limits: string) =>
    `${name} ${limits}${tail}`

const joinOr = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ou ${parts.at(-1)}`

/** "d'Auburn", "de Kent". */
const ofPlace = (name: string) => (/^[aeiouyàâéèêîôû]/i.test(name) ? `d’${name}` : `de ${name}`)

export const frenchWording: Wording = {
  code: 'fr',
  locale: 'fr-FR',
  money: (number, symbol) => (symbol === '' ? number : `${number} ${symbol}`),
  or: joinOr,
  list: (parts) => parts.join(', '),
  limits: {
    exactly: (value) => `${value}`,
    atLeast: (value) => `au moins ${value}`,
    atMost: (value) => `au plus ${value}`,
    moreThan: (value) => `plus de ${value}`,
    lessThan: (value) => `moins de ${value}`,
    range: (low, high, { aboveLow, belowHigh }) =>
      `${aboveLow ? 'plus de' : 'de'} ${low} ${belowHigh ? 'à moins de' : 'à'} ${high}`,
  },
  limited: {
    Price: named('prix :'),
    Bedrooms: counted('chambre', 'chambres'),
    Bathrooms: counted('salle de bain', 'salles de bain'),
    ParkingSpots: counted('place de stationnement', 'places de stationnement'),
    DaysOnMarket: (limits, count) => `sur le marché : ${limits} ${count < 2 ? 'jour' : 'jours'}`,
    HOAMonth: named('charges HOA :', ' par mois'),
    DepositFee: named('dépôt de garantie :'),
    ZestimatePrice: named('Zestimate :'),
    UnitAreaPrice: named('prix par unité de surface :'),
  },
  units: {
    'Square Feet': (amount) => `${amount} pi²`,
    'Square Meters': (amount) => `${amount} m²`,
    acres: (amount, count) => `${amount} ${count < 2 ? 'acre' : 'acres'}`,
    hectares: (amount, count) => `${amount} ${count < 2 ? 'hectare' : 'hectares'}`,
  },
  areas: { BuildingArea: (limits) => limits, LotArea: (limits) => `terrain : ${limits}` },
  years: describeYears,
  studios: 'studios',
  noParking: 'sans stationnement',
  noHoa: 'sans charges HOA',
  anyHoa: 'avec des charges HOA',
  families: {
    house: 'maisons',
    condo: 'appartements',
    townhouse: 'maisons de ville',
    multiFamily: 'immeubles à plusieurs logements',
    land: 'terrains',
    mobile: 'maisons mobiles ou préfabriquées',
  },
  values: {
    for_sale: 'à vendre',
    for_rent: 'à louer',
    Sold: 'déjà vendus',
    PreOnMarket: 'bientôt sur le marché',
    Pending: 'vente en cours',
    ActiveUnderContract: 'sous compromis',
    Active: 'disponibles',
    'Entire place': 'logement entier',
    Room: 'chambre',
    OpenHouse: 'avec journée portes ouvertes',
    '3D': 'avec visite virtuelle 3D',
  },
  pricesIn: (name, symbol) => `prix en ${currencyNames[name] ?? symbol} (rien n’est converti)`,
  inPlace: (names) => `à ${names}`,
  atAddress: (names) => `adresse : ${names}`,
  mlsNumber: (names) => `numéro MLS ${names}`,
  nowhere: ' (aucune annonce n’y est)',
  noSuchNumber: ' (aucune annonce ne le porte)',
  within: (distance, name) => `à moins de ${distance} ${ofPlace(name)}`,
  distance: (miles, format) =>
    `${format(miles * kilometersInMile)} km (${format(miles)} ${miles < 2 ? 'mile' : 'miles'})`,
  must: (text, isFeature) => (isFeature ? `avec : ${text}` : text),
  not: (text, isFeature) => (isFeature ? `sans : ${text}` : `hors : ${text}`),
  ideally: (text) => `idéalement : ${text}`,
  misses: {
    insteadOf: (actual, wanted) => `${actual} (demandé : ${wanted})`,
    unmentioned: (feature) => `sans mention : ${feature}`,
  },
  sorts: {
    Price: ways('du moins cher au plus cher', 'du plus cher au moins cher'),
    BuildingArea: ways('du plus petit au plus grand', 'du plus grand au plus petit'),
    LotArea: ways('du plus petit au plus grand terrain', 'du plus grand au plus petit terrain'),
    DaysOnMarket: ways('les annonces les plus récentes d’abord', 'les plus longtemps sur le marché d’abord'),
    YearBuilt: ways('les plus anciens d’abord', 'les constructions les plus récentes d’abord'),
    HOAMonth: ways('les charges HOA les plus basses d’abord', 'les charges HOA les plus élevées d’abord'),
    UnitAreaPrice: ways(
      'le prix par unité de surface le plus bas d’abord',
      'le prix par unité de surface le plus élevé d’abord',
    ),
    Bedrooms: ways('le moins de chambres d’abord', 'le plus de chambres d’abord'),
    Bathrooms: ways('le moins de salles de bain d’abord', 'le plus de salles de bain d’abord'),
  },
  closestTo: (name) => (name === '' ? 'les plus proches d’abord' : `les plus proches ${ofPlace(name)} d’abord`),
  closestMatch: 'les plus proches de vos souhaits d’abord',
  closestInPrice: 'les prix les plus proches d’abord',
  total: (total, formatted) =>
    total === 0
      ? 'Aucun logement ne correspond'
      : total === 1
        ? '1 logement correspond'
        : `${formatted} logements correspondent`,
  found: (total, criteria, order) =>
    `${total}${criteria === '' ? '' : ` : ${criteria}`}${order === null ? '' : ` ; ${order}`}.`,
  betweenSentences: ' ',
  nothingLeft: {
    cheaper: 'Il ne reste rien de moins cher.',
    pricier: 'Il ne reste rien de plus cher.',
    bigger: 'Il ne reste rien de plus grand.',
    smaller: 'Il ne reste rien de plus petit.',
    newer: 'Il ne reste rien de plus récent.',
    older: 'Il ne reste rien de plus ancien.',
    moreBedrooms: 'Il ne reste rien avec plus de chambres.',
    fewerBedrooms: 'Il ne reste rien avec moins de chambres.',
  },
  fairHousing:
    'Les logements ne sont jamais choisis selon les personnes qui y vivent ou peuvent y vivre ; j’ai donc laissé cette partie de côté. Je cherche volontiers selon le prix, la taille, le lieu, les équipements et les autres caractéristiques du logement.',
  officialSources:
    'Pour la sécurité et les écoles, consultez les sources officielles, comme les statistiques de la police et les sites des districts scolaires ; les annonces ne les évaluent pas.',
}

const currencyNames: Record<string, string> = {
  'dollar canadien': 'dollars canadiens',
  'dollar australien': 'dollars australiens',
  dollar: 'dollars',
  euro: 'euros',
  livre: 'livres',
  yen: 'yens',
  yuan: 'yuans',
  roupie: 'roupies',
  'franc suisse': 'francs suisses',
  peso: 'pesos',
  couronne: 'couronnes',
}

function describeYears({ min, max, above, below, oneOf }: Limits): string {
  if (oneOf) return `construction en ${joinOr(oneOf.map(String))}`
  if (min !== undefined && min === max) return `construction en ${min}`
  if (min !== undefined && max !== undefined) return `construction de ${min} à ${max}`
  if (above !== undefined && below !== undefined) return `construction après ${above} et avant ${below}`
  if (min !== undefined && below !== undefined) return `construction depuis ${min} et avant ${below}`
  if (above !== undefined && max !== undefined) return `construction après ${above} et jusqu’en ${max}`
  if (min !== undefined) return `construction en ${min} ou après`
  if (max !== undefined) return `construction en ${max} ou avant`
  return above !== undefined ? `construction après ${above}` : `construction avant ${below}`
}
