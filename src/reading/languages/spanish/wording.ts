import type { Limits } from '../../criteria/condition.ts'
import { kilometersInMile } from '../../measures/measures.ts'
import type { Wording } from '../wording.ts'

const ways = (up: string, down: string) => ({ up, down })
const counted = (one: string, many: string) => (limits: string, count: number) =>
  `${limits} ${count === 1 ? one : many}`
const named =
  (name: string, tail = '') =>
  (limits: string) =>
    `${name} ${limits}${tail}`

const joinOr = (parts: readonly string[]) => {
  const last = parts.at(-1) ?? ''
  // "u" before another "o".
  const or = /^h?o/i.test(last) ? 'u' : 'o'
  return parts.length < 2 ? last : `${parts.slice(0, -1).join(', ')} ${or} ${last}`
}

export const spanishWording: Wording = {
  code: 'es',
  locale: 'es-ES',
  money: (number, symbol) =>
    symbol === '' ? number : symbol.endsWith('$') ? `${symbol}${number}` : `${number} ${symbol}`,
  or: joinOr,
  list: (parts) => parts.join(', '),
  limits: {
    exactly: (value) => `${value}`,
    atLeast: (value) => `al menos ${value}`,
    atMost: (value) => `como máximo ${value}`,
    moreThan: (value) => `más de ${value}`,
    lessThan: (value) => `menos de ${value}`,
    range: (low, high, { aboveLow, belowHigh }) =>
      `${aboveLow ? 'más de' : 'de'} ${low} ${belowHigh ? 'a menos de' : 'a'} ${high}`,
  },
  limited: {
    Price: named('precio:'),
    Bedrooms: counted('habitación', 'habitaciones'),
    Bathrooms: counted('baño', 'baños'),
    ParkingSpots: counted('plaza de aparcamiento', 'plazas de aparcamiento'),
    DaysOnMarket: (limits, count) => `en el mercado: ${limits} ${count === 1 ? 'día' : 'días'}`,
    HOAMonth: named('cuota de HOA:', ' al mes'),
    DepositFee: named('depósito:'),
    ZestimatePrice: named('Zestimate:'),
    UnitAreaPrice: named('precio por unidad de superficie:'),
  },
  units: {
    'Square Feet': (amount) => `${amount} pies²`,
    'Square Meters': (amount) => `${amount} m²`,
    acres: (amount, count) => `${amount} ${count === 1 ? 'acre' : 'acres'}`,
    hectares: (amount, count) => `${amount} ${count === 1 ? 'hectárea' : 'hectáreas'}`,
  },
  areas: { BuildingArea: (limits) => limits, LotArea: (limits) => `terreno de ${limits}` },
  years: describeYears,
  studios: 'estudios',
  noParking: 'sin aparcamiento',
  noHoa: 'sin cuota de HOA',
  anyHoa: 'con cuota de HOA',
  families: {
    house: 'casas',
    condo: 'pisos o apartamentos',
    townhouse: 'casas adosadas',
    multiFamily: 'viviendas multifamiliares',
    land: 'terrenos',
    mobile: 'casas móviles o prefabricadas',
  },
  values: {
    for_sale: 'en venta',
    for_rent: 'en alquiler',
    Sold: 'ya vendidas',
    PreOnMarket: 'próximamente a la venta',
    Pending: 'con la venta pendiente',
    ActiveUnderContract: 'bajo contrato',
    Active: 'disponibles',
    'Entire place': 'vivienda entera',
    Room: 'habitación',
    OpenHouse: 'con jornada de puertas abiertas',
    '3D': 'con visita virtual en 3D',
  },
  pricesIn: (name, symbol) => `precios en ${currencyNames[name] ?? symbol} (no se convierte nada)`,
  inPlace: (names) => `en ${names}`,
  atAddress: (names) => `en ${names}`,
  mlsNumber: (names) => `número MLS ${names}`,
  nowhere: ' (no hay anuncios allí)',
  noSuchNumber: ' (ningún anuncio lo tiene)',
  within: (distance, name) => `a menos de ${distance} de ${name}`,
  distance: (miles, format) =>
    `${format(miles * kilometersInMile)} km (${format(miles)} ${format(miles) === '1' ? 'milla' : 'millas'})`,
  must: (text, isFeature) => (isFeature ? `con: ${text}` : text),
  not: (text, isFeature) => (isFeature ? `sin: ${text}` : `nada de: ${text}`),
  ideally: (text) => `idealmente: ${text}`,
  misses: {
    insteadOf: (actual, wanted) => `${actual} en lugar de ${wanted}`,
    unmentioned: (feature) => `no menciona: ${feature}`,
  },
  sorts: {
    Price: ways('de menor a mayor precio', 'de mayor a menor precio'),
    BuildingArea: ways('de menor a mayor superficie', 'de mayor a menor superficie'),
    LotArea: ways('de menor a mayor terreno', 'de mayor a menor terreno'),
    DaysOnMarket: ways('primero los anuncios más recientes', 'primero los que llevan más tiempo en el mercado'),
    YearBuilt: ways('primero las más antiguas', 'primero las de construcción más reciente'),
    HOAMonth: ways('primero la cuota de HOA más baja', 'primero la cuota de HOA más alta'),
    UnitAreaPrice: ways(
      'primero el menor precio por unidad de superficie',
      'primero el mayor precio por unidad de superficie',
    ),
    Bedrooms: ways('primero las de menos habitaciones', 'primero las de más habitaciones'),
    Bathrooms: ways('primero las de menos baños', 'primero las de más baños'),
  },
  closestTo: (name) => (name === '' ? 'primero lo más cercano' : `primero lo más cercano a ${name}`),
  closestMatch: 'primero lo que más se ajusta',
  closestInPrice: 'primero el precio más parecido',
  total: (total, formatted) =>
    total === 0
      ? 'Ninguna vivienda coincide'
      : total === 1
        ? 'Coincide 1 vivienda'
        : `Coinciden ${formatted} viviendas`,
  found: (total, criteria, order) =>
    `${total}${criteria === '' ? '' : `: ${criteria}`}${order === null ? '' : `; ${order}`}.`,
  betweenSentences: ' ',
  nothingLeft: {
    cheaper: 'No queda nada más barato.',
    pricier: 'No queda nada más caro.',
    bigger: 'No queda nada más grande.',
    smaller: 'No queda nada más pequeño.',
    newer: 'No queda nada más nuevo.',
    older: 'No queda nada más antiguo.',
    moreBedrooms: 'No queda nada con más habitaciones.',
    fewerBedrooms: 'No queda nada con menos habitaciones.',
  },
  fairHousing:
    'Las viviendas nunca se eligen por quién vive o puede vivir allí, así que he dejado esa parte de lado; con gusto busco por precio, tamaño, ubicación, características y otros datos de la vivienda.',
  officialSources:
    'Sobre seguridad y escuelas consulte fuentes oficiales, como las estadísticas de la policía y las páginas de los distritos escolares; los anuncios no las valoran.',
}

const currencyNames: Record<string, string> = {
  'dólar canadiense': 'dólares canadienses',
  'dólar australiano': 'dólares australianos',
  dólar: 'dólares',
  euro: 'euros',
  libra: 'libras',
  yen: 'yenes',
  yuan: 'yuanes',
  rupia: 'rupias',
  'franco suizo': 'francos suizos',
  peso: 'pesos',
  corona: 'coronas',
}

function describeYears({ min, max, above, below, oneOf }: Limits): string {
  if (oneOf) return `año de construcción ${joinOr(oneOf.map(String))}`
  if (min !== undefined && min === max) return `año de construcción ${min}`
  if (min !== undefined && max !== undefined) return `construcción de ${min} a ${max}`
  if (above !== undefined && below !== undefined) return `construcción posterior a ${above} y anterior a ${below}`
  if (min !== undefined && below !== undefined) return `construcción desde ${min} y anterior a ${below}`
  if (above !== undefined && max !== undefined) return `construcción posterior a ${above} y hasta ${max}`
  if (min !== undefined) return `construcción de ${min} o posterior`
  if (max !== undefined) return `construcción de ${max} o anterior`
  return above !== undefined ? `construcción posterior a ${above}` : `construcción anterior a ${below}`
}
