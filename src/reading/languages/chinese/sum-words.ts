import type { SumWords } from '../tables/sum-words.ts'
import { signs as oneOf } from '../words/whole-words.ts'

const count = (measure: string) => (number: string) => `${number}${measure}`

/** Over simplified characters. */
export const chineseSumWords: SumWords = {
  code: 'zh',
  asks: {
    amount: oneOf('多少(?![间个套室厅房平])|几钱|价|总共|一共|几多'),
    price: oneOf('价|租金|房租|钱'),
    per: {
      foot: oneOf('每(?:平方英尺|平方尺|平尺|英尺|尺)', '一(?:平方英尺|平方尺|平尺|尺)', '尺价'),
      meter: oneOf('每(?:平方米|平米|平|坪)', '一(?:平方米|平米|平)(?!方英尺|尺)', '单价'),
      acre: oneOf('每英亩|一英亩|每亩|一亩'),
      unit: oneOf('每(?:个)?(?:单元|单位|户|套)', '一户|单户均价'),
      bedroom: oneOf('每(?:个)?(?:卧室|房间|间房|间卧室|间)', '一(?:个卧室|间房|间卧室)'),
    },
    split: oneOf('分摊|平分|均分|平摊|合租|分担|对半|一人一半|AA', 'aa'),
    each: oneOf('每(?:个)?人|一人|各(?:付|出|自|人)|人均|我(?:那份|要出|出)'),
    companion: oneOf(
      '(?:跟|和|与|找)(?:一个|个|我)?(?:的)?(?:朋友|同学|室友|妹妹|姐姐|弟弟|哥哥|同事|女友|男友|老婆|老公|姐妹|闺蜜)',
    ),
    half: oneOf('一半|对半|一人一半'),
    people: /^ ?(?:个)?(?:人|学生|室友一起)/u,
    others: /^ ?(?:个)?(?:朋友|同学|室友|同事)/u,
    year: oneOf('一(?:整)?年|每年|全年|整年|(?<!半)年租|年费'),
    years: /^ ?年(?!代|后|前|建|的)/u,
    months: /^ ?(?:个)?月(?!份|\d)/u,
    deposit: oneOf('押金|保证金'),
    fee: oneOf('物业费|管理费|hoa|HOA'),
    upfront: oneOf(
      '入住(?:前|要|需)|搬进去|搬进(?:来|去)?(?:要|前)|一次(?:性)?(?:要)?(?:交|付)多少|先(?:要)?(?:交|付|准备)多少|头一次',
    ),
    both: oneOf('两(?:套|个|间|栋|处|家|者|边)|这两|那两|俩|二者'),
    together: oneOf('一起|总共|一共|加起来|合计|合起来|共|总和|总价'),
    plus: oneOf('加|再加|连'),
    with: oneOf('带|含|连同'),
    monthly: oneOf('每月|一个月|月付|每个月'),
    apart: oneOf('差多少|相差|贵多少|便宜多少|大多少|小多少|多多少|少多少|新多少|旧多少|差几'),
    difference: oneOf('差价|价差|差别|差距'),
    size: oneOf('大|小|面积|平'),
    land: oneOf('地|院子|占地'),
    age: oneOf('新|旧|老|房龄|年'),
    rooms: oneOf('卧室|房间'),
    percent: /^ ?(?:%|(?:个点|百分点))/u,
    tenths: /^成/u,
    wants: /(?:首付|头期款|头款|首期|自备款|要求付)(?:要|是|付)?$/u,
  },
  per: {
    acre: (amount) => `每英亩${amount}`,
    unit: (amount) => `每个单元${amount}`,
    bedroom: (amount) => `每间卧室${amount}`,
    person: (amount) => `每人${amount}`,
  },
  counted: {
    unit: count('个单元'),
    bedroom: count('间卧室'),
    acre: count('英亩'),
    person: count('人'),
    month: count('个月'),
  },
  roughly: (amount) => `约${amount}`,
  firstMonth: (amount) => `首月租金${amount}`,
  down: (amount) => `首付${amount}`,
  unknownUnits: '单元数未知',
  forRent: (home) => `${home}是出租的，不需要首付。`,
}
