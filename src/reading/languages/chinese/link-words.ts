/** Small words that the readers of amounts and places look for by themselves. Tag -> phrases, separated by commas. */
export const linkWords: Record<string, string> = {
  'glue.article': `
    个, 间, 独立, 完整`,
  'glue.the': `
    的, 这, 那`,
  'glue.of': `
    的, 个, 间`,
  'glue.in': `
    在, 于`,
  'glue.and': `
    和, 与, 及, 跟`,
  'glue.beforeAmount': `
    是, 为, 在, 要, 有, 得, 要在, 共, 只, 能, 的, 要有`,
  'glue.bound': `
    多, 少`,
  'glue.from': `
    从`,
  'glue.link': `
    是, 为, 在, 要, 的, 得, 共, 只有, 大概, 最好, 必须, 需要, 应该, 大约在, 希望, 能, 可以, 我, 要在, 希望在, 都, 每套, 也, 就, 一共, 总共, 有, 每月, 每个月`,
  'glue.ground': `
    地, 土地`,
  'glue.lowestPrice': `
    最低价, 最低价格, 价格最低, 最低租金, 最低房价, 最低售价, 最低月租`,
  'glue.highestPrice': `
    最高价, 最高价格, 价格最高, 最高租金, 最高房价, 最高售价, 最高月租`,
  'glue.garden': `
    院子, 花园, 后院, 前院`,
  'glue.forTime': `
    已, 了, 不到, 已经, 只有, 才, 在, 于, 不过`,
  'glue.onMarket': `
    在市场上, 在市`,
  'glue.numberOf': `
    数量, 总数, 个数, 套数`,
  'glue.figureLink': `
    的, 每月, 是, 为, 大概, 所有`,
  'glue.rent': `
    租金, 月租, 房租, 月租金, 租价, 每月租金`,
  'glue.placeLink': `
    的, 是, 为, 号, 城市, 州, 号码`,
  'glue.placeKind': `
    市, 州, 城市, 城, 县, 郡, 镇, 市区, 地区, 区, 市内, 市里, 那边, 那里, 这边, 这里, 境内, 里, 里面, 全市, 全州, 城区, 区域, 当地, 那儿`,
  'glue.centre': `
    市中心, 中心, 城中心, 市区中心`,
  'glue.state': `
    州`,
  'glue.withinLink': `
    在, 的, 以`,
  'glue.centreLink': `
    邮编, 的, 市中心, mls, #, mls号, 地址, 号, 城市, 邮编是`,
  'glue.distanceLink': `
    远, 距离, 路程, 车程, 之内, 范围, 半径`,
  'glue.yearLink': `
    是, 为, 在, 于, 的, 年份, 从, 要, 自`,
  'glue.year': `
    年份`,
  'glue.decade': `
    的, 期间, 间`,
  'glue.salePrice': `
    售价, 成交价, 买价, 房屋售价, 平均售价, 售价中位数, 中位售价, 出售价格, 销售价格`,
  'glue.downPayment': `
    首付, 的首付, 首付款, 的首付款, 存款, 的存款, 积蓄, 的积蓄, 定金, 首付是, 首付款是`,
  'glue.rather': `
    宁可, 宁愿, 宁要`,
  'glue.prefer': `
    更喜欢, 更偏好, 更倾向于, 更倾向, 更想要, 更愿意, 更愿意住, 更想住, 更希望`,
  'glue.over': `
    而不是, 胜过`,
  'glue.preferredTo': `
    比起, 相比, 相比于, 和比起, 与其说`,
  'glue.than': `
    比`,
  'glue.swapFor': `
    换成, 改成, 改为, 换为`,
  'glue.swap': `
    把`,
  'glue.question': `
    吗, 么, 吗请问`,
  'glue.lacks': `
    没有, 没`,
  'glue.payment': `
    月供, 房贷, 按揭, 还贷, 贷款`,
  // What visitors have.
  'self.animal.dog': `
    狗, 我的狗, 小狗, 大狗, 狗狗, 有狗, 有只狗, 有一只狗, 我有狗, 我家有狗, 我有一只狗, 我养狗, 我养了狗`,
  'self.animal.cat': `
    猫, 我的猫, 小猫, 猫咪, 有猫, 有只猫, 有一只猫, 我有猫, 我有一只猫, 我养猫, 我养了猫`,
  'self.animal.pet': `
    鹦鹉, 兔子, 仓鼠, 乌龟, 我有宠物, 我养宠物`,
  'self.have': `
    我有, 我们有, 我的, 我们的`,
  'self.thing': `
    船, 房车, 车, 汽车, 卡车, 摩托车, 自行车, 钢琴, 马`,
}
