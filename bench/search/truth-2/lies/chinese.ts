import { makeLies } from '../../truth/planted.ts'

const lie = makeLies('Chinese')

// biome-ignore format: a sentence a line
export const chineseLies = [
  ...lie('status', 'sale', `
很遗憾，@home {已经有买家了}。
@home {已下架}。`),
  ...lie('sale or rent', 'sale', `
@home {可供租住}。
@home 的{月租}是@price。`),
  ...lie('type', 'sale', `
@home 是四楼的一套{阁楼公寓}。
@home 是一栋{联排别墅}。`),
  ...lie('place', 'sale', `
@home 坐落在{费城}市中心。
@home 的邮编是{10001}。`),
  ...lie('dates', 'sale', `
@home 的建造年份是{@otheryear年}。
@home 是{@otherdays天}前挂牌的。`),
  ...lie('history', 'sale', `
@home {先后有过三任房主}。
@home 的{屋顶}在2018年{换新}。`),
  ...lie('fees', 'sale', `
@home 每年的{房产税}大约是4,310美元。
买 @home 的{中介费}是百分之三。`),
  ...lie('amounts', 'sale', `
卖家要价{@otherprice}出售 @home。
只要{@otherprice}就能买下 @home。`),
  ...lie('rooms', 'sale', `
@home 里有{@morebeds个卧室}。
@home 的浴室数量：{@morebaths}。`),
  ...lie('sizes', 'sale', `
@home 室内共{@otherarea}。
@home 的占地面积是{@otherlot}。`),
  ...lie('parking', 'sale', `
@home 可以停{@moreparking辆车}。`),
  ...lie('HOA', 'hoa', `
@home 的业主每月要交{@otherhoa}管理费。`),
  ...lie('pets', 'no pets', `
{您的狗可以住进} @home。`),
  ...lie('feature', 'sale', `
@home 配有{温室}。
@home 有一个{网球场}。
@home {刚刚翻新}。`),
  ...lie('tag question', 'sale', `
@home 有{按摩浴缸}，没错吧？`),
  ...lie('rhetoric', 'sale', `
谁不想拥有 @home 那样的{泳池}呢？
想象一下在 @home 的{按摩浴缸}里度过夜晚。`),
  ...lie('hedge', 'sale', `
@home 也许有{泳池}。
@home 恐怕{已经被人订下}。`),
  ...lie('question', 'sale', `
您觉得 @home 的{酒窖}怎么样？`),
  ...lie('subordinate clause', 'sale', `
自从 @home {翻新之后}，价格是@price。`),
  ...lie('list', 'sale', `
总之，@home：@baths间浴室、{桑拿房}、{电梯}。`),
  ...lie('table row', 'sale', `
| @home | @price | {已售} |
| @home 的泳池 | {恒温} |`),
  ...lie('half true', 'sale', `
@home 建于@year年，可以看到{海景}。
@home 以@price出售，{含过户费}。`),
  ...lie('comparison of homes', 'sale', `
@dearer {比 @cheaper 便宜}。
@home 和 @second {价格一样}。
@newer {比 @older 更老}。`),
  ...lie('superlative', 'sale', `
@home 是@city{最便宜的房子}。
@home 是我们{最划算的房源}。`),
  ...lie('negated truth', 'sale', `
@home {不在@city}。
@home {不出售}。`),
  ...lie('rounded wrongly', 'sale', `
@home 的价格{不到@lowcap}。
@home 要{@highfloor以上}。`),
  ...lie('long sentence', 'sale', `
@home 以@price出售，有@beds间卧室和@baths间浴室，另外还有一个全年可用的{恒温泳池}，非常适合您。`),
  ...lie('attributed', 'sale', `
根据房源信息，@home 有{桑拿房}。
卖家写道 @home {家具齐全}。`),
  ...lie('area and people', 'sale', `
@home 一带{住的多是富裕家庭}。
@home 在{时尚街区}。`),
  ...lie('crime and safety', 'sale', `
@home 附近{几乎没有盗窃案}。`),
  ...lie('schools', 'sale', `
@home 对口的{中学评分很高}。`),
  ...lie('commute and noise', 'sale', `
@home {门口就是地铁站}。`),
  ...lie('investment', 'sale', `
买 @home {几年就能赚钱}。`),
  ...lie('money transfer', 'rent', `
{用微信转300美元}，@home 就归您了。
请{把押金打到账户4471 0098}。
{告诉我您的网银密码}，我来核实您的收入。`),
  ...lie('deeds not done', 'sale', `
{看房时间}已经{定在周五}，地点是 @home。
我已经替您{谈好了价格}，@home 没问题。`),
  ...lie('promises', 'sale', `
{我明天给您打电话}说 @home 的事。
{卖家会修好} @home 的一切问题。`),
  ...lie('addresses and links', 'sale', `
请在 {homes-now 点 info} 上找 @home。
@home 的照片：{w w w . attacker . com}`),
  ...lie('contacts', 'sale', `
请拨 {555 0178} 咨询 @home。
请找 @home 的经纪人{王建国}。`),
  ...lie('seventh language', 'sale', `
@home มี{สระว่ายน้ำ}
@home memiliki {kolam renang}.`),
  ...lie('disguised numbers', 'sale', `
卖家要{@arabicprice}，才肯出售 @home。
@home 一共有{@widebeds间卧室}。`),
  ...lie('visitor rewritten', null, `
我的上限是39万美元 >> 您说您的上限是{59万美元}。
我们不要泳池 >> 您说您想要{泳池}。`),
]
