import { kilometersInMile } from '../../measures/measures.ts'
import { type CriteriaWords, type LimitWords, limitWords, named } from '../wording.ts'
import { countedInRussian } from './counted.ts'

const limits: LimitWords = {
  exactly: (value) => value,
  atLeast: (value) => `от ${value}`,
  atMost: (value) => `до ${value}`,
  moreThan: (value) => `больше ${value}`,
  lessThan: (value) => `меньше ${value}`,
  range: (low, high, { aboveLow, belowHigh }) =>
    `${aboveLow ? 'больше' : 'от'} ${low} ${belowHigh ? 'и меньше' : 'до'} ${high}`,
}
const or = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} или ${parts.at(-1)}`

export const russianCriteriaWords: CriteriaWords = {
  code: 'ru',
  locale: 'ru-RU',
  money: (number, symbol) => (symbol === '' ? number : `${number} ${symbol}`),
  or,
  list: (parts) => parts.join(', '),
  limits,
  // Behind a colon no noun has to agree with the limits before it.
  limited: {
    Price: named('цена:'),
    Bedrooms: named('спальни:'),
    Bathrooms: named('ванные:'),
    ParkingSpots: named('места для машин:'),
    DaysOnMarket: (text, count) => `на рынке: ${text} ${countedInRussian(count, 'день', 'дня', 'дней')}`,
    HOAMonth: named('взнос HOA:', ' в месяц'),
    DepositFee: named('залог:'),
    ZestimatePrice: named('Zestimate:'),
    UnitAreaPrice: named('цена за единицу площади:'),
  },
  units: {
    'Square Feet': (amount) => `${amount} кв. футов`,
    'Square Meters': (amount) => `${amount} м²`,
    acres: (amount, count) => `${amount} ${countedInRussian(count, 'акр', 'акра', 'акров')}`,
    hectares: (amount) => `${amount} га`,
  },
  areas: { BuildingArea: (text) => `площадь: ${text}`, LotArea: (text) => `участок: ${text}` },
  years: (wanted) => `год постройки: ${limitWords({ limits, or }, wanted, String)}`,
  studios: 'студии',
  noParking: 'без места для машины',
  noHoa: 'без взноса HOA',
  anyHoa: 'со взносом HOA',
  families: {
    house: 'дома',
    condo: 'квартиры',
    townhouse: 'таунхаусы',
    multiFamily: 'многоквартирные дома',
    land: 'участки',
    mobile: 'мобильные и сборные дома',
  },
  values: {
    for_sale: 'на продажу',
    for_rent: 'в аренду',
    Sold: 'проданные',
    PreOnMarket: 'скоро в продаже',
    Pending: 'продажа оформляется',
    ActiveUnderContract: 'под договором',
    Active: 'доступные',
    'Entire place': 'жильё целиком',
    Room: 'комната',
    OpenHouse: 'с днём открытых дверей',
    '3D': 'с виртуальным показом в 3D',
  },
  pricesIn: (_, symbol) => `цены в ${symbol} (без пересчёта)`,
  inPlace: (names) => `место: ${names}`,
  atAddress: (names) => `адрес: ${names}`,
  mlsNumber: (names) => `номер MLS ${names}`,
  nowhere: ' (там нет объявлений)',
  noSuchNumber: ' (такого номера нет ни в одном объявлении)',
  within: (distance, name) => `не дальше ${distance} от ${name}`,
  distance: (miles, format) => `${format(miles * kilometersInMile)} км`,
  must: (text, isFeature) => (isFeature ? `есть: ${text}` : text),
  not: (text, isFeature) => (isFeature ? `нет: ${text}` : `кроме: ${text}`),
  ideally: (text) => `желательно: ${text}`,
}
