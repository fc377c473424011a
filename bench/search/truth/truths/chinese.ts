import { makeTruths } from '../planted.ts'

const truth = makeTruths('Chinese')

// biome-ignore format: a sentence a line
export const chineseTruths = [
  ...truth('facts', 'sale', `
@home 售价@price。
@home 有@beds间卧室和@baths间浴室。
@home 建于@year年。
@home 的面积是@area。
@home 位于@city。
@home 正在出售。
@home 已上市@days天。`),
  ...truth('facts', 'rent', `
@home 的月租是@price。
@home 的押金是@deposit。`),
  ...truth('facts', 'fireplace', `
@home 有壁炉。`),
  ...truth('facts', 'no pets', `
@home 不允许养宠物。`),
  ...truth('facts in other wordings', 'sale', `
@home 的价格是@price。
@home 要价@price，有@bedsword间卧室。
@city的 @home 有@baths间浴室。
这套房子建于@year年，有@beds间卧室。`),
  ...truth('visitor quoted', null, `
我想买46万美元以下的房子 >> 您要找的是46万美元以下的房子。
我要三间卧室 >> 您要的是三间卧室。
有没有带游泳池的？ >> 您问的是带游泳池的房子。`),
  ...truth('politeness', null, `
您好，欢迎光临！
非常感谢您的提问。
对不起，我没有听明白。
祝您生活愉快！`),
  ...truth('offers and questions', null, `
您想看看更多类似的房子吗？
您的预算是多少？
您想买房还是租房？
我也可以按价格或面积查找。`),
  ...truth('general knowledge', null, `
双拼住宅是有两个单元的房子。
一年有十二个月。
很多买家会向银行贷款。
搬家需要时间。`),
  ...truth('counts of other things', null, `
您有两个选择：打电话或者写信。
我一次可以回答一两个问题。
有三点需要注意。
我有两个问题想问您。`),
  ...truth('terms', null, `
开间是没有独立卧室的住宅。
房贷是用来买房的贷款。
定金是买家出价时付的一笔钱。`),
  ...truth('steps of buying', null, `
先出价，然后等卖家答复。
签字之前请先看合同。
最好早一点和银行谈一谈。`),
  ...truth('unknown said', 'sale', `
房源没有说明 @home 是否有桑拿房。
我不知道 @home 有没有游泳池。
我无法评价一个社区是否安全。
房源没有提到房产税。`),
]
