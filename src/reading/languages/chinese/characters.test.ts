import { describe, expect, test } from 'vitest'
import { languages } from '../languages.fixture.ts'
import { readTokens } from '../words/read-tokens.ts'
import { inTraditional, simplify } from './characters.ts'

/** The same sentences in both scripts, each written by hand. */
const pairs = [
  ['預算三百萬以內，不要頂樓', '预算三百万以内，不要顶楼'],
  ['附近不要有同性戀鄰居', '附近不要有同性恋邻居'],
  ['離醫院兩公里的無障礙公寓', '离医院两公里的无障碍公寓'],
  ['請幫我找帶陽臺、電梯和洗碗機的單間', '请帮我找带阳台、电梯和洗碗机的单间'],
  ['佔地半英畝，靠近湖邊', '占地半英亩，靠近湖边'],
  ['夠寬敞的廚房，實木地板，雙層玻璃窗', '够宽敞的厨房，实木地板，双层玻璃窗'],
  ['租金每個月不超過兩千五，可養貓', '租金每个月不超过两千五，可养猫'],
  ['舊金山灣區的聯排別墅，帶壁爐', '旧金山湾区的联排别墅，带壁炉'],
  ['曬衣房、儲藏室、滾筒洗衣機都要', '晒衣房、储藏室、滚筒洗衣机都要'],
  ['比剛纔那套便宜一點，但要更靠近輕軌', '比刚才那套便宜一点，但要更靠近轻轨'],
  ['寧可貴一點也要學區好、環境靜的', '宁可贵一点也要学区好、环境静的'],
  ['謝謝妳，證件已經寄給張先生了', '谢谢你，证件已经寄给张先生了'],
  ['衛浴乾淨、鋪瓷磚、有烘乾機', '卫浴乾净、铺瓷砖、有烘乾机'],
  ['達拉斯、亞特蘭大或費城的獨棟屋', '达拉斯、亚特兰大或费城的独栋屋'],
] as const

describe('traditional characters', () => {
  test.each(pairs)('%s is read as %s', (traditional, simplified) => {
    const read = (text: string) => readTokens(text, languages.tablesOf('zh')).map(({ text: word }) => word)
    expect(read(traditional)).toEqual(read(simplified))
  })

  test('simplified ones stay as they are', () => {
    for (const [, simplified] of pairs) expect([...simplified].map(simplify).join('')).toBe(simplified)
  })

  test('what stands in both scripts is not turned into a rarer traditional one', () => {
    expect(inTraditional('买了一套房子，出门向前')).toBe('買了一套房子，出門向前')
  })
})
