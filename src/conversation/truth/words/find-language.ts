import { once } from '../../../platform/memoize.ts'
import { type LanguageCode, languageCodes } from '../../../reading/languages/language.ts'
import { saidWordsOf } from '../../../reading/languages/tables/said-tables.ts'
import { foldAligned } from '../text/fold-text.ts'

const longestLooked = 600
const leastToChange = 2
/** The commonest words of languages that are near to those that are read: a sentence of theirs is not taken for one of these. */
const others: readonly (readonly [string, string])[] = [
  [
    'it',
    'il lo la gli le un una di del della dei che e è per con non si sono ha da al alla nel nella questo questa molto anche più ma come si vi ci suo',
  ],
  [
    'nl',
    'de het een van en in is dat op te zijn met voor niet aan er om ook als bij maar heeft deze naar dit kan u je wij uw',
  ],
  ['ca', 'el la els les un una de i que en amb per no és són del al com més aquest aquesta té hi'],
  ['vi', 'va la cua co khong mot cac cho nay trong den voi duoc toi ban nha o khi nhung thi can ho'],
  ['pl', 'w i na z do jest nie to sie ze o jak dla po od ma sa ten ta'],
  ['tr', 've bir bu icin ile de da cok ne var degil olan daha'],
  ['sv', 'och att det i en som pa ar av for med den till inte har de ett om'],
  ['id', 'yang dan di ini itu dengan untuk dari tidak ada pada adalah rumah anda kami'],
  ['ro', 'si de in la cu pe un o este sunt nu care pentru din mai'],
]

interface SmallWords {
  code: LanguageCode | null
  words: ReadonlySet<string>
}

const smallWords = once((): readonly SmallWords[] => [
  ...languageCodes.map((code) => ({
    code,
    words: new Set(
      saidWordsOf(code)
        .smallWords.split(',')
        .map((word) => word.trim()),
    ),
  })),
  ...others.map(([, words]) => ({ code: null, words: new Set(foldAligned(words).split(' ')) })),
])

/** Whether a word is one of the commonest of a language that is read: by it alone no two texts speak of the same. */
export function isSmallWord(word: string): boolean {
  return smallWords().some(({ code, words }) => code !== null && words.has(word))
}

/**
 * The language that a sentence is of, by its script and its smallest words; null: one that is read by form alone. `likely`
 * is that of the sentence before: a sentence of names and numbers keeps it.
 */
export function findLanguage(text: string, likely: LanguageCode | null): LanguageCode | null {
  const folded = foldAligned(text.slice(0, longestLooked))
  const count = (pattern: RegExp) => folded.match(pattern)?.length ?? 0
  const letters = count(/\p{L}/gu)
  if (letters === 0) return likely
  const latin = count(/\p{Script=Latin}/gu)
  if (count(/[\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/gu) > 1) return null
  if (count(/\p{Script=Han}/gu) * 3 > latin) return 'zh'
  if (latin * 2 < letters) return null
  // "ế", "ư", "đ" are of no language that is read.
  if (/[ăđơưạảấầẩẫậắằẳẵặẹẻẽếềểễệỉịọỏốồổỗộớờởỡợụủứừửữựỳỵỷỹ]/iu.test(text)) return null
  const words = folded.match(/\p{L}+/gu) ?? []
  let best: SmallWords | null = null
  let most = 0
  for (const each of smallWords()) {
    if (each.code === 'zh') continue
    const known = words.filter((word) => each.words.has(word)).length
    // "Hi" is a word in Catalan, and "y" one in Spanish: one word alone is no other language.
    if (known < leastToChange && likely !== null && each.code !== likely) continue
    if (known > most || (known === most && known > 0 && likely !== null && each.code === likely)) {
      best = each
      most = known
    }
  }
  return best === null ? (likely === 'zh' ? 'en' : likely) : best.code
}
