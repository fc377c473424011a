import type { DescribedWords } from '../tables/described-words.ts'

/** Chinese writes no blanks: what is said of a home stands before 的 and "that one", or behind it. */
export const chineseDescribedWords: DescribedWords = {
  code: 'zh',
  pronoun: '它',
  the: '那套, 那个, 那间, 那栋, 那幢, 那处, 那座, 那一套, 那一个, 那一间, 这套, 这个, 这间, 这栋',
  one: '房子, 房, 屋, 房源',
  kinds: '公寓, 联排, 联排别墅, 别墅, 复式, 单间, 开间, 平房, 木屋, 地块, 三联, 双拼, 三层楼, 阁楼, 洋房, 砖房',
  rooms: '',
  links: '带, 有, 在, 靠, 近, 附带, 面积',
  more: '',
  some: '',
  small: '的, 有, 是, 年, 建',
  ends: '',
  never: '第一, 第二, 第三, 最后, 开放, 别的, 其他, 另一',
  cheaper: '便宜, 便宜点, 更便宜, 便宜一点 | 最便宜',
  pricier: '贵, 更贵, 贵一点 | 最贵',
  bigger: '大, 更大, 大一点, 大的 | 最大',
  smaller: '小, 更小, 小一点 | 最小',
  newer: '新, 更新, 新一点 | 最新',
  older: '旧, 老, 更老, 旧一点 | 最旧, 最老',
}
