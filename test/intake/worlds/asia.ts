import { inventHomes, squareFeet, type World, world, writeTable } from '../world.ts'

const homes = inventHomes('A', ['中山路', '人民路'], ['上海', '杭州'])
const tsubo = (400 / 121) * 10.7639

const china = world(
  { name: 'cn-fangyuan', country: 'CN', note: '户型, prices in ten thousands by the header' },
  writeTable(homes, [
    ['房源编号', ({ ref }) => ref],
    ['小区', () => '绿城'],
    ['城市', ({ city }) => city],
    ['户型', ({ beds, full }) => `${beds}室2厅${full}卫`],
    ['建筑面积', ({ sqm }) => `${sqm}平米`],
    ['总价(万)', ({ index }) => String(320 + index * 15)],
    ['单价', ({ sqm, index }) => `${Math.round(((320 + index * 15) * 10_000) / sqm)}元/平`],
    ['年代', ({ year }) => `${year}年建`],
    ['状态', ({ index }) => (index % 3 === 0 ? '已售' : '在售')],
    ['业主电话', () => '555-0122'],
  ]),
  homes.map((home) => ({
    MLSNumber: home.ref,
    City: home.city,
    Price: (320 + home.index * 15) * 10_000,
    SaleType: 'for_sale' as const,
    Bedrooms: home.beds,
    Bathrooms: home.full,
    Sqft: squareFeet(home.sqm),
    YearBuilt: home.year,
    Currency: 'CNY',
    Available: home.index % 3 !== 0,
    Secret: ['555-0122'],
  })),
)

const rents = world(
  { name: 'cn-zufang', country: 'CN', note: 'rents a month in yuan' },
  writeTable(homes, [
    ['编号', ({ ref }) => ref],
    ['地址', ({ street, number }) => `${street}${number}号`],
    ['月租金', ({ rent }) => `${rent * 3}元/月`],
    ['室', ({ beds }) => String(beds)],
    ['卫', ({ full }) => String(full)],
    ['面积(㎡)', ({ sqm }) => String(sqm)],
    ['押金', ({ rent }) => `${rent * 3}元`],
  ]),
  homes.map((home) => ({
    MLSNumber: home.ref,
    Price: home.rent * 3,
    SaleType: 'for_rent' as const,
    Bedrooms: home.beds,
    Bathrooms: home.full,
    Sqft: squareFeet(home.sqm),
    Currency: 'CNY',
  })),
)

const japan = world(
  { name: 'jp-bukken', country: 'JP', note: '万円, LDK, tsubo of land' },
  writeTable(homes, [
    ['物件番号', ({ ref }) => ref],
    ['所在地', () => '東京都港区'],
    ['価格', ({ index }) => `${(3980 + index * 250).toLocaleString('en-US')}万円`],
    ['間取り', ({ beds }) => `${beds}LDK`],
    ['専有面積', ({ sqm }) => `${sqm}.25㎡`],
    ['土地面積', ({ index }) => `${30 + index}坪`],
    ['築年月', ({ year }) => `${year}年3月`],
    ['状況', ({ index }) => (index % 4 === 0 ? '商談中' : '販売中')],
  ]),
  homes.map((home) => ({
    MLSNumber: home.ref,
    Price: (3980 + home.index * 250) * 10_000,
    SaleType: 'for_sale' as const,
    Bedrooms: home.beds,
    Sqft: squareFeet(home.sqm + 0.25),
    LotSqft: Math.round((30 + home.index) * tsubo),
    YearBuilt: home.year,
    Currency: 'JPY',
    Available: home.index % 4 !== 0,
  })),
)

const chintai = world(
  { name: 'jp-chintai', country: 'JP', note: 'rents in ten thousands of yen, fees apart' },
  writeTable(homes, [
    ['物件番号', ({ ref }) => ref],
    ['賃料', ({ index }) => `${8.5 + index}万円`],
    ['管理費', () => '5,000円'],
    ['敷金', () => '1ヶ月'],
    ['間取り', ({ beds }) => `${beds}DK`],
    ['専有面積(㎡)', ({ sqm }) => String(sqm)],
    ['築年数', () => '12年'],
    ['駐車場', () => '1台'],
  ]),
  homes.map((home) => ({
    MLSNumber: home.ref,
    Price: Math.round((8.5 + home.index) * 10_000),
    SaleType: 'for_rent' as const,
    Bedrooms: home.beds,
    Sqft: squareFeet(home.sqm),
    Currency: 'JPY',
  })),
)

export const asia: readonly World[] = [china, rents, japan, chintai]
