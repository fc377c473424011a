import { memoize } from '../../platform/memoize.ts'
import type { MembersOnlyKind } from './judge-name.ts'
import { mayTell } from './may-tell.ts'
import { type NameWord, nameWords } from './name-words.ts'
import { type TextWord, textWords } from './text-words.ts'
import type { WordClass } from './words/word-class.ts'

/**
 * What an entry says that is for members alone, where neither its name nor a sentence of it is one that the rules know. Nobody knows what
 * such a column is for, and holding it back costs a look at the report, so less is enough than in public remarks: a word of the
 * trade and something by which a person, a code or a sum is known. null: nothing of it sounds like that.
 */
export function judgeUnknown(name: string, value: string): MembersOnlyKind | null {
  const text = value.slice(0, longestText)
  const { named, isPlain } = readName(name)
  // Nearly all entries have neither such a name nor such a word, and are passed over at once.
  if (isPlain && !mayTell(text, true) && !reaching.test(text) && !titled.test(text)) return null
  const said = textWords(text)
  return judgeSaid(said, text, named) ?? judgeNamed(named, said, text)
}

const longestText = 1_000

/** Names come again with every home. */
const readName = memoize((name: string): { named: readonly NameWord[]; isPlain: boolean } => {
  const named = nameWords(name)
  return { named, isPlain: !some(named, 'device', ...guarded.map(([each]) => each)) }
}, 2_000)

/** Addresses of mail, telephones, and codes as keypads have them. */
const reaching = /@|[#*]\d|\d[#*\p{Lu}]|\p{Lu}-?\d|(?:\d[^\d]{0,2}){8}/u

type Word = Pick<TextWord, 'text' | 'classes'>

const has = (word: Word, ...classes: WordClass[]): boolean => classes.some((name) => word.classes.has(name))
const some = (words: readonly Word[], ...classes: WordClass[]): boolean => words.some((word) => has(word, ...classes))

/** "+1 (206) 555-0188", "06 39 98 12 47", "13988776655"; no price and no day. */
const phone =
  /(?<![\d.,/])(?:\+|\(?0|\(\d|[2-9]\d{2}[ .)-]+\d{3}|1[3-9]\d{9}|[67]\d{2}[ .-])[\d ()./-]{5,18}\d(?![\d%€$])/
const email = /[\p{L}\d._-]@[\p{L}\d-]+\./u
const titled =
  /(?<!\p{L})(?:mrs?|ms|dr|herrn?|frau|sra?|srta|señora?|senhora?|dona|don|mme|mlle|monsieur|madame)\.? \p{Lu}|先生|女士|小姐|大爷|阿姨/iu

const isPhoned = (text: string): boolean => (text.match(/\d/g)?.length ?? 0) >= 8 && phone.test(text)
/** "44B19", "4471#", "K-2281": letters and digits, or a sign of keypads. */
const isMixed = ({ text, isNumber }: TextWord): boolean =>
  isNumber && (/^[#*]?\d{3,8}[#*]+$|^[#*]\d{3,8}$/.test(text) || /^(?=.*\d{2})(?=.*[A-Z])[A-Z\d-]{4,12}$/.test(text))
const isCode = (word: TextWord): boolean =>
  isMixed(word) || (word.isNumber && /^\d{4,8}$/.test(word.text) && !/^(?:19|20)\d\d$/.test(word.text))
const amount =
  /(?<![\d.,])(?:\d{1,3}(?:[.,'’ ]\d{3})+|\d{5,8}|\d+(?:[.,]\d+)?\s?(?:k|mil|tsd\.?|万|萬))(?![\d%\p{L}])/iu
const percent = /\d\s?[%％]/

/** What the text says by itself. */
function judgeSaid(said: readonly TextWord[], text: string, named: readonly NameWord[]): MembersOnlyKind | null {
  const isPublic = some([...named, ...said], 'feature', 'fee', 'association')
  if (some(said, 'motive')) return 'motive'
  if (some(said, 'owner', 'occupant') && (isPhoned(text) || email.test(text) || titled.test(text))) return 'person'
  if (some(said, 'owner') && !isPublic && amount.test(text)) return 'motive'
  if (some(said, 'accept') && some(said, 'limit', 'less') && amount.test(text)) return 'motive'
  if (within(said, (word) => has(word, 'code', 'combo'), isCode, 6) && some(said, 'device', 'lock', 'key', 'room'))
    return 'code'
  if (within(said, (word) => has(word, 'device', 'lock'), isMixed, 4)) return 'code'
  if (
    within(
      said,
      (word) => has(word, 'key'),
      (word) => has(word, 'holder', 'colleague', 'occupant'),
      5,
    )
  )
    return 'code'
  if (!some(said, 'fee', 'association') && some(said, 'side', 'colleague') && percent.test(text)) return 'pay'
  return null
}

/** Whether, of two kinds of words, one stands within so many words of the other. */
function within(
  words: readonly TextWord[],
  first: (word: TextWord) => boolean,
  second: (word: TextWord) => boolean,
  most: number,
): boolean {
  return words.some(
    (word, at) =>
      first(word) && words.some((other, place) => place !== at && Math.abs(place - at) <= most && second(other)),
  )
}

/** Classes by which a name is nobody's public field, unless another word of it says what of a home it tells. */
const guarded: readonly (readonly [WordClass, MembersOnlyKind])[] = [
  ['owner', 'person'],
  ['showing', 'showing'],
  ['motive', 'motive'],
  ['reason', 'motive'],
  ['internal', 'remarks'],
  ['private', 'remarks'],
]

/** What the name leads one to expect, borne out by what stands below it. */
function judgeNamed(named: readonly NameWord[], said: readonly TextWord[], text: string): MembersOnlyKind | null {
  const isTold = isPhoned(text) || email.test(text)
  // "ETÜ Kontakt", "tlf_prop": somebody is reached there, and no word says that it is the firm.
  if (isTold && !some(named, 'colleague', 'association', 'public') && named.some(isOdd)) return 'person'
  if (some(named, 'device') && !some(named, 'feature', 'public') && said.length <= 6 && isDialled(said)) return 'code'
  if (some(named, 'feature', 'association', 'colleague', 'public', 'free', 'fee', 'room')) return null
  const found = guarded.find(([name]) => named.some((word) => !word.isShort && has(word, name)))
  if (found === undefined) return null
  return isTold || titled.test(text) || isSaying(said) ? found[1] : null
}

/** "7719#", "1937 then enter": what is pressed, rather than a year. */
function isDialled(said: readonly TextWord[]): boolean {
  const [first] = said
  return said.some(isCode) || (said.length > 1 && first !== undefined && /^\d{4}$/.test(first.text))
}

/** A word that means nothing here, or that may be short for an owner: "prop". */
const isOdd = ({ text, classes }: NameWord): boolean => /\p{L}/u.test(text) && (classes.size === 0 || text === 'prop')

/** Words that say something, rather than one of a few choices or a size. */
function isSaying(said: readonly TextWord[]): boolean {
  const unknown = said.filter(({ classes, isNumber }) => !isNumber && classes.size === 0)
  const signs = unknown.reduce((sum, { text }) => sum + (/\p{Script=Han}/u.test(text) ? text.length : 0), 0)
  return unknown.length >= 2 || signs >= 4
}
