import { makeTruths } from '../../truth/planted.ts'

const truth = makeTruths('Chinese')

// biome-ignore format: a sentence a line
export const chineseTruths = [
  ...truth('facts', 'sale', `
卖家要价@price出售 @home。
@home 目前还在售。
@home 的MLS编号是@mls。
@home 的建造年份是@year年。`),
  ...truth('facts', 'sold', `
@home 已经卖出去了。`),
  ...truth('facts', 'rent', `
@home 每月租金@price，押金@deposit。`),
  ...truth('facts', 'no fireplace', `
@home 没有壁炉。`),
  ...truth('facts in other wordings', 'sale', `
在@city，您花@price就可以买下 @home。
@home 是@year年盖的，里面有@bedsword间卧室。
说到浴室，@home 有@baths间。`),
  ...truth('rounded figures', 'sale', `
@home 的价格大约是@roundprice。
@home 的价格低于@underprice。
@home 的价格高于@overprice。
@home 的面积约为@roundarea。`),
  ...truth('comparison of homes', 'sale', `
@cheaper 比 @dearer 便宜。
@larger 比 @smaller 大。`),
  ...truth('tables and lists', 'sale', `
| @home 的价格 | @price | ⏎ | --- | --- | ⏎ | 卧室 | @beds | ⏎ | 浴室 | @baths |
@home：@price；@beds间卧室；@baths间浴室；建于@year年。`),
  ...truth('long answers', 'sale', `
@home 位于@city，售价@price，有@beds间卧室、@baths间浴室，面积@area，建于@year年，目前正在出售。`),
  ...truth('hedged facts', 'sale', `
根据房源信息，@home 售价@price。
我想 @home 有@beds间卧室。`),
  ...truth('visitor quoted', null, `
我的上限是39万美元 >> 您说您的上限是39万美元。
我们不要泳池 >> 您说不要泳池。`),
  ...truth('politeness', null, `
很高兴能帮到您。
祝您找房顺利！
抱歉让您费心了。`),
  ...truth('offers and questions', null, `
需要的话，我可以帮您比较两套房子。
您打算花多少钱？
要不要按价格排序？`),
  ...truth('general knowledge', null, `
一公顷等于10,000平方米。
老房子往往需要更多维护。
利率有升有降。`),
  ...truth('building and renting', null, `
租客一般每个月付一次房租。
保温做得好可以节省能源。
盖房子通常需要许可证。`),
  ...truth('counts of other things', null, `
一年有四个季节。
我给您三个建议。`),
  ...truth('terms', null, `
押金是租客交给房东作担保的钱。
估价是专业人员对价值的估算。
租客就是租房住的人。`),
  ...truth('steps of buying', null, `
先算一算自己负担得起多少。
最后一步是办理过户。
不要给陌生人汇款。`),
  ...truth('unknown said', 'sale', `
房源里没有写 @home 有没有电梯。
我没有 @home 的税费资料。
关于 @home，我还没有联系过任何人。`),
]
