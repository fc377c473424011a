import { kilometersInMile } from '../../measures/measures.ts'
import { type CriteriaWords, type LimitWords, limitWords, named } from '../wording.ts'

const limits: LimitWords = {
  exactly: (value) => value,
  atLeast: (value) => `${value} على الأقل`,
  atMost: (value) => `${value} على الأكثر`,
  moreThan: (value) => `أكثر من ${value}`,
  lessThan: (value) => `أقل من ${value}`,
  range: (low, high, { aboveLow, belowHigh }) =>
    `${aboveLow ? 'أكثر من' : 'من'} ${low} ${belowHigh ? 'إلى أقل من' : 'إلى'} ${high}`,
}
const or = (parts: readonly string[]) => parts.join(' أو ')

export const arabicCriteriaWords: CriteriaWords = {
  code: 'ar',
  locale: 'ar-u-nu-latn',
  money: (number, symbol) => (symbol === '' ? number : `${number} ${symbol}`),
  or,
  list: (parts) => parts.join('، '),
  limits,
  // Behind a colon no noun has to agree with the number.
  limited: {
    Price: named('السعر:'),
    Bedrooms: named('غرف النوم:'),
    Bathrooms: named('الحمامات:'),
    ParkingSpots: named('مواقف السيارات:'),
    DaysOnMarket: named('الأيام في السوق:'),
    HOAMonth: named('رسوم HOA في الشهر:'),
    DepositFee: named('مبلغ التأمين:'),
    ZestimatePrice: named('Zestimate:'),
    UnitAreaPrice: named('السعر لوحدة المساحة:'),
  },
  units: {
    'Square Feet': (amount) => `${amount} قدم مربعة`,
    'Square Meters': (amount) => `${amount} م²`,
    acres: (amount) => `${amount} فدان`,
    hectares: (amount) => `${amount} هكتار`,
  },
  areas: { BuildingArea: (text) => `المساحة: ${text}`, LotArea: (text) => `الأرض: ${text}` },
  years: (wanted) => `سنة البناء: ${limitWords({ limits, or }, wanted, String)}`,
  studios: 'استوديوهات',
  noParking: 'بلا موقف سيارات',
  noHoa: 'بلا رسوم HOA',
  anyHoa: 'مع رسوم HOA',
  families: {
    house: 'منازل',
    condo: 'شقق',
    townhouse: 'منازل متلاصقة',
    multiFamily: 'مبانٍ متعددة المساكن',
    land: 'أراضٍ',
    mobile: 'منازل متنقلة أو جاهزة',
  },
  values: {
    for_sale: 'للبيع',
    for_rent: 'للإيجار',
    Sold: 'مبيعة',
    PreOnMarket: 'قريبًا في السوق',
    Pending: 'قيد إتمام البيع',
    ActiveUnderContract: 'تحت التعاقد',
    Active: 'متاحة',
    'Entire place': 'المسكن كاملًا',
    Room: 'غرفة',
    OpenHouse: 'مع يوم مفتوح للزيارة',
    '3D': 'مع جولة افتراضية ثلاثية الأبعاد',
  },
  pricesIn: (_, symbol) => `الأسعار بعملة ${symbol} (من دون تحويل)`,
  inPlace: (names) => `في ${names}`,
  atAddress: (names) => `في ${names}`,
  mlsNumber: (names) => `رقم MLS ${names}`,
  nowhere: ' (لا إعلانات هناك)',
  noSuchNumber: ' (لا إعلان بهذا الرقم)',
  within: (distance, name) => `على بعد ${distance} على الأكثر من ${name}`,
  distance: (miles, format) => `${format(miles * kilometersInMile)} كم`,
  must: (text, isFeature) => (isFeature ? `مع: ${text}` : text),
  not: (text, isFeature) => (isFeature ? `بدون: ${text}` : `ما عدا: ${text}`),
  ideally: (text) => `يفضَّل: ${text}`,
}
