import { kilometersInMile } from '../../measures/measures.ts'
import { type CriteriaWords, counted, type LimitWords, limitWords, named } from '../wording.ts'

const limits: LimitWords = {
  exactly: (value) => value,
  atLeast: (value) => `almeno ${value}`,
  atMost: (value) => `al massimo ${value}`,
  moreThan: (value) => `più di ${value}`,
  lessThan: (value) => `meno di ${value}`,
  range: (low, high, { aboveLow, belowHigh }) =>
    `${aboveLow ? 'oltre' : 'da'} ${low} ${belowHigh ? 'a meno di' : 'a'} ${high}`,
}
const or = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} o ${parts.at(-1)}`

export const italianCriteriaWords: CriteriaWords = {
  code: 'it',
  locale: 'it-IT',
  money: (number, symbol) =>
    symbol === '' ? number : symbol.endsWith('$') ? `${symbol}${number}` : `${number} ${symbol}`,
  or,
  list: (parts) => parts.join(', '),
  limits,
  limited: {
    Price: named('prezzo:'),
    Bedrooms: counted('camera da letto', 'camere da letto'),
    Bathrooms: counted('bagno', 'bagni'),
    ParkingSpots: counted('posto auto', 'posti auto'),
    DaysOnMarket: (text, count) => `sul mercato: ${text} ${count === 1 ? 'giorno' : 'giorni'}`,
    HOAMonth: named('spese HOA:', ' al mese'),
    DepositFee: named('deposito:'),
    ZestimatePrice: named('Zestimate:'),
    UnitAreaPrice: named('prezzo per unità di superficie:'),
  },
  units: {
    'Square Feet': (amount) => `${amount} piedi²`,
    'Square Meters': (amount) => `${amount} m²`,
    acres: (amount, count) => `${amount} ${count === 1 ? 'acro' : 'acri'}`,
    hectares: (amount, count) => `${amount} ${count === 1 ? 'ettaro' : 'ettari'}`,
  },
  areas: { BuildingArea: (text) => text, LotArea: (text) => `terreno: ${text}` },
  years: (wanted) => `anno di costruzione: ${limitWords({ limits, or }, wanted, String)}`,
  studios: 'monolocali',
  noParking: 'senza posto auto',
  noHoa: 'senza spese HOA',
  anyHoa: 'con spese HOA',
  families: {
    house: 'case',
    condo: 'appartamenti',
    townhouse: 'case a schiera',
    multiFamily: 'case plurifamiliari',
    land: 'terreni',
    mobile: 'case mobili o prefabbricate',
  },
  values: {
    for_sale: 'in vendita',
    for_rent: 'in affitto',
    Sold: 'già vendute',
    PreOnMarket: 'prossimamente in vendita',
    Pending: 'con vendita in corso',
    ActiveUnderContract: 'sotto contratto',
    Active: 'disponibili',
    'Entire place': 'alloggio intero',
    Room: 'stanza',
    OpenHouse: 'con visita aperta',
    '3D': 'con visita virtuale in 3D',
  },
  pricesIn: (_, symbol) => `prezzi in ${symbol} (nulla viene convertito)`,
  inPlace: (names) => `a ${names}`,
  atAddress: (names) => `in ${names}`,
  mlsNumber: (names) => `numero MLS ${names}`,
  nowhere: ' (lì non ci sono annunci)',
  noSuchNumber: ' (nessun annuncio ha questo numero)',
  within: (distance, name) => `entro ${distance} da ${name}`,
  distance: (miles, format) => `${format(miles * kilometersInMile)} km`,
  must: (text, isFeature) => (isFeature ? `con: ${text}` : text),
  not: (text, isFeature) => (isFeature ? `senza: ${text}` : `niente: ${text}`),
  ideally: (text) => `preferibilmente: ${text}`,
}
