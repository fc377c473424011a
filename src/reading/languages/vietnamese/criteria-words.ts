import { kilometersInMile } from '../../measures/measures.ts'
import { type CriteriaWords, type LimitWords, limitWords, named } from '../wording.ts'

const limits: LimitWords = {
  exactly: (value) => value,
  atLeast: (value) => `ít nhất ${value}`,
  atMost: (value) => `tối đa ${value}`,
  moreThan: (value) => `hơn ${value}`,
  lessThan: (value) => `dưới ${value}`,
  range: (low, high, { aboveLow, belowHigh }) =>
    `${aboveLow ? 'trên' : 'từ'} ${low} ${belowHigh ? 'đến dưới' : 'đến'} ${high}`,
}
const or = (parts: readonly string[]) =>
  parts.length < 2 ? parts.join('') : `${parts.slice(0, -1).join(', ')} hoặc ${parts.at(-1)}`

export const vietnameseCriteriaWords: CriteriaWords = {
  code: 'vi',
  locale: 'vi-VN',
  money: (number, symbol) =>
    symbol === '' ? number : symbol.endsWith('$') ? `${symbol}${number}` : `${number} ${symbol}`,
  or,
  list: (parts) => parts.join(', '),
  limits,
  limited: {
    Price: named('giá'),
    Bedrooms: (text) => `${text} phòng ngủ`,
    Bathrooms: (text) => `${text} phòng tắm`,
    ParkingSpots: (text) => `${text} chỗ đậu xe`,
    DaysOnMarket: named('đã đăng', ' ngày'),
    HOAMonth: named('phí HOA', ' mỗi tháng'),
    DepositFee: named('tiền cọc'),
    ZestimatePrice: named('Zestimate'),
    UnitAreaPrice: named('giá theo diện tích'),
  },
  units: {
    'Square Feet': (amount) => `${amount} bộ vuông`,
    'Square Meters': (amount) => `${amount} m²`,
    acres: (amount) => `${amount} mẫu Anh`,
    hectares: (amount) => `${amount} héc-ta`,
  },
  areas: { BuildingArea: (text) => `diện tích ${text}`, LotArea: (text) => `đất ${text}` },
  years: (wanted) => `năm xây dựng ${limitWords({ limits, or }, wanted, String)}`,
  studios: 'căn hộ một phòng',
  noParking: 'không có chỗ đậu xe',
  noHoa: 'không có phí HOA',
  anyHoa: 'có phí HOA',
  families: {
    house: 'nhà riêng',
    condo: 'căn hộ chung cư',
    townhouse: 'nhà phố liền kề',
    multiFamily: 'nhà nhiều hộ',
    land: 'đất',
    mobile: 'nhà di động hoặc lắp ghép',
  },
  values: {
    for_sale: 'để bán',
    for_rent: 'cho thuê',
    Sold: 'đã bán',
    PreOnMarket: 'sắp mở bán',
    Pending: 'đang làm thủ tục bán',
    ActiveUnderContract: 'đã có hợp đồng',
    Active: 'còn trống',
    'Entire place': 'nguyên căn',
    Room: 'phòng',
    OpenHouse: 'có ngày mở cửa xem nhà',
    '3D': 'có xem nhà 3D',
  },
  pricesIn: (_, symbol) => `giá tính bằng ${symbol} (không quy đổi)`,
  inPlace: (names) => `ở ${names}`,
  atAddress: (names) => `tại ${names}`,
  mlsNumber: (names) => `số MLS ${names}`,
  nowhere: ' (không có tin đăng ở đó)',
  noSuchNumber: ' (không tin đăng nào có số này)',
  within: (distance, name) => `cách ${name} không quá ${distance}`,
  distance: (miles, format) => `${format(miles * kilometersInMile)} km`,
  must: (text, isFeature) => (isFeature ? `có ${text}` : text),
  not: (text, isFeature) => (isFeature ? `không có ${text}` : `trừ ${text}`),
  ideally: (text) => `tốt nhất là ${text}`,
}
