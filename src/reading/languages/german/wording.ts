import type { Limits } from '../../criteria/condition.ts'
import { kilometersInMile } from '../../measures/measures.ts'
import type { Wording } from '../wording.ts'

const ways = (up: string, down: string) => ({ up, down })

const named =
  (name: string, tail = '') =>
  (limits: string) =>
    `${name} ${limits}${tail}`

const joined = (word: string) => (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} ${word} ${parts.at(-1)}`

export const germanWording: Wording = {
  code: 'de',
  locale: 'de-DE',
  money: (number, symbol) => (symbol === '' ? number : `${number} ${symbol}`),
  or: joined('oder'),
  list: (parts) => parts.join(', '),
  limits: {
    exactly: (value) => `genau ${value}`,
    atLeast: (value) => `mindestens ${value}`,
    atMost: (value) => `höchstens ${value}`,
    moreThan: (value) => `mehr als ${value}`,
    lessThan: (value) => `weniger als ${value}`,
    range: (low, high, { aboveLow, belowHigh }) =>
      `${aboveLow ? 'über' : 'von'} ${low} bis ${belowHigh ? 'unter ' : ''}${high}`,
  },
  limited: {
    Price: named('Preis'),
    Bedrooms: (limits) => `${limits} Schlafzimmer`,
    Bathrooms: (limits, count) => `${limits} ${count === 1 ? 'Bad' : 'Bäder'}`,
    ParkingSpots: (limits, count) => `${limits} ${count === 1 ? 'Stellplatz' : 'Stellplätze'}`,
    DaysOnMarket: (limits, count) => `${limits} ${count === 1 ? 'Tag' : 'Tage'} auf dem Markt`,
    HOAMonth: named('Hausgeld (HOA)', ' im Monat'),
    DepositFee: named('Kaution'),
    ZestimatePrice: named('Zestimate'),
    UnitAreaPrice: named('Preis je Flächeneinheit'),
  },
  units: {
    'Square Feet': (amount) => `${amount} Quadratfuß`,
    'Square Meters': (amount) => `${amount} m²`,
    acres: (amount, count) => `${amount} ${count === 1 ? 'Acre' : 'Acres'}`,
    hectares: (amount) => `${amount} Hektar`,
  },
  areas: { BuildingArea: (limits) => `Wohnfläche ${limits}`, LotArea: (limits) => `Grundstück ${limits}` },
  years: describeYears,
  studios: 'Studios',
  noParking: 'ohne Stellplatz',
  noHoa: 'ohne Hausgeld (HOA)',
  anyHoa: 'mit Hausgeld (HOA)',
  families: {
    house: 'Häuser',
    condo: 'Wohnungen',
    townhouse: 'Reihenhäuser',
    multiFamily: 'Mehrfamilienhäuser',
    land: 'Grundstücke',
    mobile: 'Mobilheime',
  },
  values: {
    for_sale: 'zum Kauf',
    for_rent: 'zur Miete',
    Sold: 'verkauft',
    PreOnMarket: 'demnächst auf dem Markt',
    Pending: 'mit laufendem Verkauf',
    ActiveUnderContract: 'unter Vertrag',
    Active: 'aktiv',
    'Entire place': 'ganze Unterkunft',
    Room: 'Zimmer',
    OpenHouse: 'mit offener Besichtigung',
    '3D': 'mit 3D-Rundgang',
  },
  pricesIn: (name) => `Preise in ${name} (es wird nichts umgerechnet)`,
  inPlace: (names) => `in ${names}`,
  atAddress: (names) => `Adresse ${names}`,
  mlsNumber: (names) => `MLS-Nummer ${names}`,
  nowhere: ' (dort gibt es keine Angebote)',
  noSuchNumber: ' (kein Angebot hat sie)',
  within: (distance, name) => `höchstens ${distance} von ${name} entfernt`,
  distance: (miles, format) =>
    `${format(miles * kilometersInMile)} km (${format(miles)} ${format(miles) === '1' ? 'Meile' : 'Meilen'})`,
  must: (text, isFeature) => (isFeature ? `mit ${asNoun(text)}` : text),
  not: (text, isFeature) => (isFeature ? `ohne ${asNoun(text)}` : `nicht ${text}`),
  ideally: (text, isFeature) => (isFeature ? `am liebsten mit ${asNoun(text)}` : `am liebsten ${text}`),
  misses: {
    insteadOf: (actual, wanted) => `${actual} statt ${wanted}`,
    unmentioned: (feature) => `${feature} nicht erwähnt`,
  },
  sorts: {
    Price: ways('günstigste zuerst', 'teuerste zuerst'),
    BuildingArea: ways('kleinste zuerst', 'größte zuerst'),
    LotArea: ways('kleinstes Grundstück zuerst', 'größtes Grundstück zuerst'),
    DaysOnMarket: ways('neueste Angebote zuerst', 'älteste Angebote zuerst'),
    YearBuilt: ways('älteste Baujahre zuerst', 'neueste Baujahre zuerst'),
    HOAMonth: ways('niedrigstes Hausgeld zuerst', 'höchstes Hausgeld zuerst'),
    UnitAreaPrice: ways('niedrigster Preis je Flächeneinheit zuerst', 'höchster Preis je Flächeneinheit zuerst'),
    Bedrooms: ways('wenigste Schlafzimmer zuerst', 'meiste Schlafzimmer zuerst'),
    Bathrooms: ways('wenigste Bäder zuerst', 'meiste Bäder zuerst'),
  },
  closestTo: (name) => (name === '' ? 'nächstgelegene zuerst' : `nächstgelegene zu ${name} zuerst`),
  closestMatch: 'beste Übereinstimmung zuerst',
  closestInPrice: 'ähnlichster Preis zuerst',
  total: (total, formatted) =>
    total === 0 ? 'Kein passendes Angebot' : total === 1 ? '1 passendes Angebot' : `${formatted} passende Angebote`,
  found: (total, criteria, order) =>
    `${total}${criteria === '' ? '' : `: ${criteria}`}${order === null ? '' : `; ${order}`}.`,
  betweenSentences: ' ',
  nothingLeft: {
    cheaper: 'Günstiger geht es hier nicht.',
    pricier: 'Teurer geht es hier nicht.',
    bigger: 'Etwas Größeres gibt es hier nicht.',
    smaller: 'Etwas Kleineres gibt es hier nicht.',
    newer: 'Etwas Neueres gibt es hier nicht.',
    older: 'Etwas Älteres gibt es hier nicht.',
    moreBedrooms: 'Mit mehr Schlafzimmern gibt es hier nichts.',
    fewerBedrooms: 'Mit weniger Schlafzimmern gibt es hier nichts.',
  },
  fairHousing:
    'Wer dort wohnt oder wohnen darf, spielt bei der Auswahl keine Rolle, deshalb habe ich diesen Teil weggelassen; gern suche ich nach Preis, Größe, Lage, Ausstattung und anderen Merkmalen der Immobilie.',
  officialSources:
    'Zu Sicherheit und Schulen helfen amtliche Quellen weiter, etwa Polizeistatistiken und die Seiten der Schulbezirke; die Angebote sagen darüber nichts.',
}

/** "renoviert" stands alone, "Pool" behind "mit". */
function asNoun(text: string): string {
  return /^\p{Ll}/u.test(text) && !/ /.test(text) ? `dem Merkmal „${text}“` : text
}

function describeYears({ min, max, above, below, oneOf }: Limits): string {
  if (oneOf) return `Baujahr ${oneOf.join(' oder ')}`
  if (min !== undefined && min === max) return `Baujahr ${min}`
  if (min !== undefined && max !== undefined) return `Baujahr ${min} bis ${max}`
  if (above !== undefined && below !== undefined) return `nach ${above} und vor ${below} gebaut`
  if (min !== undefined && below !== undefined) return `ab ${min} und vor ${below} gebaut`
  if (above !== undefined && max !== undefined) return `nach ${above} und bis ${max} gebaut`
  if (min !== undefined) return `Baujahr ab ${min}`
  if (max !== undefined) return `Baujahr bis ${max}`
  return above !== undefined ? `nach ${above} gebaut` : `vor ${below} gebaut`
}
