import type { DenialWords } from '../tables/denial-words.ts'

/** How a listing in Chinese denies what it mentions. */
export const chineseDenials: DenialWords = {
  negators: '無 无 没 沒 不 未 勿 缺 禁',
  barriers: '有 但 而',
  copulas: '',
  nots: '不 未 勿',
  refusals: '允 可 准 能 得 接 含 包 提 许 許',
  nothings: '禁 无 無 没 沒',
  nos: '无 無 没 沒 不 否',
  values: '无 無 没 沒 不 否 禁',
  lackings: '没有, 沒有, 無有, 无有, 未有',
  harmless: `
    不错, 不錯, 不仅, 不僅, 不但, 不只, 不远, 不遠, 不断, 不同, 不少, 不愧, 不可多, 无边, 無邊, 无敌, 無敵, 无障, 無障, 无线, 無線, 无数, 無數, 无忧, 無憂,
    无与, 未来, 未來, 没得`,
}
