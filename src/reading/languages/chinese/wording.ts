import type { Limits } from '../../criteria/condition.ts'
import { kilometersInMile } from '../../measures/measures.ts'
import type { Wording } from '../wording.ts'

const ways = (up: string, down: string) => ({ up, down })
const named =
  (name: string, tail = '') =>
  (limits: string) =>
    `${name}${limits}${tail}`
const counted = (name: string) => (limits: string) => `${limits}${name}`
const joined = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join('、')}或${parts.at(-1)}`

/** A blank where Latin letters or digits meet Chinese characters only as far as the words bring it along: none. */
export const chineseWording: Wording = {
  code: 'zh',
  locale: 'en-US',
  money: (number, symbol) => (/^[A-Za-z.]{2,}$/.test(symbol) ? `${number} ${symbol}` : `${symbol}${number}`),
  or: joined,
  list: (parts) => parts.join('，'),
  limits: {
    exactly: (value) => value,
    atLeast: (value) => `至少${value}`,
    atMost: (value) => `不超过${value}`,
    moreThan: (value) => `多于${value}`,
    lessThan: (value) => `少于${value}`,
    range: (low, high, { aboveLow, belowHigh }) => `${low}${aboveLow ? '以上' : ''}到${high}${belowHigh ? '以下' : ''}`,
  },
  limited: {
    Price: named('价格'),
    Bedrooms: counted('间卧室'),
    Bathrooms: counted('间浴室'),
    ParkingSpots: counted('个车位'),
    DaysOnMarket: (limits) => `上市${limits}天`,
    HOAMonth: named('HOA每月'),
    DepositFee: named('押金'),
    ZestimatePrice: named('Zestimate估价'),
    UnitAreaPrice: named('单位面积价格'),
  },
  units: {
    'Square Feet': (amount) => `${amount}平方英尺`,
    'Square Meters': (amount) => `${amount}平方米`,
    acres: (amount) => `${amount}英亩`,
    hectares: (amount) => `${amount}公顷`,
  },
  areas: { BuildingArea: (limits) => `面积${limits}`, LotArea: (limits) => `占地${limits}` },
  years: describeYears,
  studios: '单身公寓',
  noParking: '没有车位',
  noHoa: '没有HOA费',
  anyHoa: '有HOA费',
  families: {
    house: '独立屋',
    condo: '公寓',
    townhouse: '联排别墅',
    multiFamily: '多户住宅',
    land: '土地',
    mobile: '移动房屋',
  },
  values: {
    for_sale: '出售',
    for_rent: '出租',
    Sold: '已售',
    PreOnMarket: '即将上市',
    Pending: '交易进行中',
    ActiveUnderContract: '已签约',
    Active: '在售',
    'Entire place': '整套',
    Room: '单间',
    OpenHouse: '有开放日',
    '3D': '有3D看房',
  },
  pricesIn: (name) => `以${name}计价（不做换算）`,
  inPlace: (names) => `位于${names}`,
  atAddress: (names) => `地址${names}`,
  mlsNumber: (names) => `MLS编号${names}`,
  nowhere: '（那里没有房源）',
  noSuchNumber: '（没有这个编号）',
  within: (distance, name) => `距${name}不超过${distance}`,
  distance: (miles, format) => `${format(miles * kilometersInMile)}公里（${format(miles)}英里）`,
  must: (text, isFeature) => (isFeature ? `带${text}` : text),
  not: (text, isFeature) => (isFeature ? `不带${text}` : `不要${text}`),
  ideally: (text, isFeature) => (isFeature ? `最好带${text}` : `最好${text}`),
  misses: {
    insteadOf: (actual, wanted) => `${actual}，而不是${wanted}`,
    unmentioned: (feature) => `未提到${feature}`,
  },
  sorts: {
    Price: ways('价格从低到高', '价格从高到低'),
    BuildingArea: ways('面积从小到大', '面积从大到小'),
    LotArea: ways('占地从小到大', '占地从大到小'),
    DaysOnMarket: ways('最新上市优先', '上市最久优先'),
    YearBuilt: ways('房龄最老优先', '房龄最新优先'),
    HOAMonth: ways('HOA从低到高', 'HOA从高到低'),
    UnitAreaPrice: ways('单位面积价格从低到高', '单位面积价格从高到低'),
    Bedrooms: ways('卧室从少到多', '卧室从多到少'),
    Bathrooms: ways('浴室从少到多', '浴室从多到少'),
  },
  closestTo: (name) => (name === '' ? '由近到远' : `离${name}由近到远`),
  closestMatch: '最符合的优先',
  closestInPrice: '价格最接近的优先',
  total: (total, formatted) => (total === 0 ? '没有符合的房源' : `找到${formatted}套房源`),
  found: (total, criteria, order) =>
    `${total}${criteria === '' ? '' : `：${criteria}`}${order === null ? '' : `；${order}`}。`,
  betweenSentences: '',
  nothingLeft: {
    cheaper: '没有更便宜的了。',
    pricier: '没有更贵的了。',
    bigger: '没有更大的了。',
    smaller: '没有更小的了。',
    newer: '没有更新的了。',
    older: '没有更老的了。',
    moreBedrooms: '没有卧室更多的了。',
    fewerBedrooms: '没有卧室更少的了。',
  },
  fairHousing:
    '选房不看谁住在那里或谁可以住，所以这部分我没有采用；价格、面积、位置、设施等房屋本身的条件，我很乐意帮您找。',
  officialSources: '治安和学校请参考官方资料，例如警方统计和学区网站；房源信息不作评价。',
}

function describeYears({ min, max, above, below, oneOf }: Limits): string {
  if (oneOf) return `${oneOf.join('或')}年建`
  if (min !== undefined && min === max) return `${min}年建`
  if (min !== undefined && max !== undefined) return `${min}到${max}年建`
  if (above !== undefined && below !== undefined) return `${above}年之后、${below}年之前建`
  if (min !== undefined && below !== undefined) return `${min}年起、${below}年之前建`
  if (above !== undefined && max !== undefined) return `${above}年之后、到${max}年建`
  if (min !== undefined) return `${min}年或以后建`
  if (max !== undefined) return `${max}年或以前建`
  return above !== undefined ? `${above}年之后建` : `${below}年之前建`
}
