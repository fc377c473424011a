/** What stands before and after a place, and the words for a listing number. Tag -> phrases, separated by commas. */
export const placePhrases: Record<string, string> = {
  'place.in': `
    在, 位于, 坐落于, 坐落在, 于, 地处, 就在, 是在, 要在, 想在, 位在, 在城市, 城市是, 地点在, 地点是, 位置在, 住在, 搬到, 搬去, 处于, 区域在, 到`,
  'place.on': `
    在, 沿着, 位于, 街道是`,
  'place.near': `
    靠近, 临近, 邻近, 接近, 毗邻, 紧邻, 紧挨, 挨着, 靠, 近, 离得近, 附近, 周边, 挨近, 旁边是, 围绕, 环绕`,
  'place.nearBehind': `
    附近, 附近的, 周边, 周边的, 周围, 周围的, 一带, 一带的, 旁边, 旁边的, 近郊, 近郊的, 边上, 边上的, 左近, 不远, 不远的, 不远处, 不远处的, 的附近, 的周边, 的周围, 及周边, 及周边的,
    及其周边, 及附近, 和周边, 和附近, 和周边地区, 及周边地区, 周边地区, 周边地区的, 附近地区, 附近区域, 附近一带, 比较近, 比较近的, 很近, 很近的, 近的, 近一点, 近一点的, 近点, 近点的, 周边区域,
    或周边, 或附近, 或者附近, 方圆, 不太远的, 不太远, 半径, 近`,
  'place.farBehind': `
    远一点, 远一点的, 远点, 远点的, 很远, 很远的, 比较远, 比较远的`,
  'place.beforeDistance': `
    离, 距, 距离, 在, 以, 围绕, 靠近, 从`,
  'place.far': `
    远离, 不靠近, 不要靠近, 别靠近`,
  'place.outside': `
    不在, 不位于`,
  'place.outsideBehind': `
    以外, 以外的, 之外, 之外的, 除外, 以外地区, 以外地区的, 以外的地方, 以外的地区, 以外的城市, 外的`,
  'place.from': `
    离, 距, 距离, 从, 到`,
  'place.inOrNear': `
    在或靠近`,
  'place.zip': `
    邮编, 邮政编码, 邮递区号, 邮编是, 邮编为, 邮区, 邮码, zip, zip code, zipcode, 邮编区`,
  'place.city': `
    市, 州, 城市, 城, 县, 郡, 镇, 市区, 地区, 区, 市内, 市里, 里, 那边, 那里, 这边, 这里, 境内, 全市, 全州, 区域, 当地, 本地, 那儿, 城区, 郊区, 市中, 里面`,
  'mls.number': `
    mls, mls号, mls号码, mls编号, mls#, mls #, mls number, 房源编号, 房源号, 编号, 编号为, 编号是, 房源编码, mls号是, mls号为, mls id, 房号, #, 代码,
    房源代码, 号码`,
  'place.address': `
    地址, 地址是, 地址为, 地址在, 街道地址, 门牌`,
}

/** Single words; behind the first an unknown name is a place, behind the second a street, behind the third a number. */
export const placeLeads = '在, 离, 距, 近, 于, 靠, 从, 到, 去, 邻'
export const streetLeads = '在, 于, 近, 址, 离, 距, 靠'
export const codeLeads = '#, mls, 号, 编, 码, id'
