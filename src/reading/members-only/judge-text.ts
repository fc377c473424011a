import type { MembersOnlyKind } from './judge-name.ts'
import { mayTell } from './may-tell.ts'
import { type TextWord, textWords } from './text-words.ts'
import type { WordClass } from './words/word-class.ts'

/**
 * What a sentence says that is for members alone, whatever the column is called; null: nothing that we recognise.
 * Where the column is nobody's known one, `isUnknown`, how a home is shown counts too: agents' remarks are full of it.
 */
export function judgeSentence(sentence: string, isUnknown = false): MembersOnlyKind | null {
  if (!mayTell(sentence, isUnknown)) return null
  for (let at = 0; at === 0 || at + overlap < sentence.length; at += longestSentence - overlap) {
    const kind = judgePart(sentence.slice(at, at + longestSentence), isUnknown)
    if (kind !== null) return kind
  }
  return null
}

function judgePart(start: string, isUnknown: boolean): MembersOnlyKind | null {
  const words = textWords(start)
  const found = findings.find(({ isIn }) => isIn(words))?.kind ?? judgeForm(start, words)
  return found ?? (isUnknown && tellsShowing(words) ? 'showing' : null)
}

/** A text without full stops is read in parts, of which each begins before the last one ends. */
const longestSentence = 2_000
const overlap = 200

/** Whom a sentence speaks to, or what stands in brackets, rather than its words: "Agents: the seller …", "Owner (Gwendolyn)". */
function judgeForm(sentence: string, words: readonly TextWord[]): MembersOnlyKind | null {
  if (!words.some(of('owner', 'occupant'))) return null
  const [, addressed] = addressing.exec(sentence) ?? []
  if (addressed !== undefined && textWords(addressed).some(of('colleague'))) return 'remarks'
  const inBrackets = bracketed.exec(sentence)
  const [before] = inBrackets === null ? [] : textWords(sentence.slice(0, inBrackets.index)).slice(-1)
  return has(before, 'owner', 'occupant') ? 'person' : null
}

/** "Agents:", "Nota para colegas –" at its beginning. */
const addressing = /^\s*([\p{L} ]{3,40})\s?(?::|：|–|—|,)\s/u
/** A name in brackets. */
const bracketed = /\s?[(（](?:\p{Lu}[\p{Ll}.-]+\s?){1,3}[,)）]/u

interface Finding {
  kind: MembersOnlyKind
  isIn(words: readonly TextWord[]): boolean
}

const has = (word: TextWord | undefined, ...classes: WordClass[]): boolean =>
  word !== undefined && classes.some((name) => word.classes.has(name))

/** Whether, of two kinds of words, one stands within so many words of the other. */
function near(
  words: readonly TextWord[],
  first: (word: TextWord) => boolean,
  second: (word: TextWord) => boolean,
  { before = 0, after = 0 }: { before?: number; after?: number },
): boolean {
  return words.some(
    (word, at) =>
      first(word) &&
      (words.slice(at + 1, at + 1 + after).some(second) || words.slice(Math.max(0, at - before), at).some(second)),
  )
}

const isYear = (text: string): boolean => /^(?:19|20)\d\d$/.test(text)
/** What opens something: 4471, #4471*, 12-34-56, A12B4; no year and no day. */
const isCode = ({ text, isNumber }: TextWord): boolean =>
  isNumber &&
  /^[#*]?[\w*#-]{3,12}$/.test(text) &&
  !isYear(text) &&
  !text.includes('%') &&
  !/^\d+(?:st|nd|rd|th|ft|k|m|m2|sqft)$/i.test(text)
const isPercent = ({ text, isNumber, classes }: TextWord): boolean =>
  (isNumber && text.endsWith('%')) || classes.has('percent')
const isAmount = ({ text, isNumber }: TextWord): boolean =>
  isNumber &&
  !text.endsWith('%') &&
  (/\d{3}/.test(text.replaceAll(/[.,'’]/g, '')) || /\d(?:k|m|mil|tsd)$/i.test(text)) &&
  !isYear(text)
const isPhone = ({ text, isNumber }: TextWord): boolean => isNumber && text.replaceAll(/\D/g, '').length >= 7
const isLetters = ({ text, classes }: TextWord): boolean => classes.has('payLetters') && text === text.toUpperCase()
const of =
  (...classes: WordClass[]) =>
  (word: TextWord): boolean =>
    has(word, ...classes)

const findings: readonly Finding[] = [
  { kind: 'remarks', isIn: (words) => words.some(of('confidential')) || tellsNobody(words) },
  { kind: 'code', isIn: (words) => words.some(of('lockbox')) || tellsCode(words) },
  { kind: 'pay', isIn: tellsPay },
  { kind: 'motive', isIn: tellsMotive },
  { kind: 'person', isIn: tellsPerson },
]

/** "Do not disclose", "agents only". */
function tellsNobody(words: readonly TextWord[]): boolean {
  return near(words, of('not'), of('tell'), { after: 2 }) || near(words, of('colleague'), of('only'), { after: 1 })
}

/** Words between a code and what it opens: "código del portón". */
const isLink = ({ text }: TextWord): boolean =>
  /^(?:à|de|del|da|do|das|dos|du|la|el|o|a|le|les|des|l|d|of|for|to|the|zum|vom|für|is)$/i.test(text)

function tellsCode(words: readonly TextWord[]): boolean {
  return words.some((word, at) => {
    const [next, third] = [words[at + 1], words[at + 2]]
    // "alarm code", "lock combination", 报警密码.
    if (has(word, 'device', 'lock', 'key') && has(next, 'code')) return true
    if (has(word, 'code') && next && isLink(next) && [third, words[at + 3]].some((each) => has(each, 'device', 'lock')))
      return true
    if (has(word, 'code') && has(next, 'device', 'lock')) return words.slice(at + 2, at + 6).some(isCode)
    if (has(word, 'key', 'lock') && has(next, 'box')) return true
    if (has(word, 'box') && next && isLink(next) && [third, words[at + 3]].some((each) => has(each, 'key'))) return true
    if (has(word, 'combo') && words.slice(at + 1, at + 4).some(isCode)) return true
    // "Gate: 4471#", where nothing else stands between them.
    return isOpened(word) && next !== undefined && isCode(next) && /^[#*]?\d{4,8}[#*]?$/.test(next.text)
  })
}

/** Of all that opens by codes, what has no numbers of another kind. */
function isOpened(word: TextWord): boolean {
  return (
    has(word, 'device') &&
    /^(?:gate|alarm|alarme|alarma|keypad|digicode|lock|padlock|port[oó]n|port[aã]o|portail|tor|disarm|intercom|\p{Script=Han}+)$/iu.test(
      word.text,
    )
  )
}

function tellsPay(words: readonly TextWord[]): boolean {
  const isFree = (at: number): boolean => words.slice(Math.max(0, at - 2), at).some(of('free', 'not'))
  return words.some((word, at) => {
    const about = [...words.slice(Math.max(0, at - 5), at), ...words.slice(at + 1, at + 6)]
    const hasSum = about.some((each) => isPercent(each) || isAmount(each))
    if (isLetters(word)) return hasSum
    if (has(word, 'pay') && !has(words[at + 1], 'room') && !isFree(at))
      return hasSum ? true : about.some(of('colleague', 'side', 'coop'))
    if (
      has(word, 'provision') &&
      about.some(isPercent) &&
      [words[at - 1], words[at + 1]].some((each) => has(each, 'side'))
    )
      return true
    if (
      has(word, 'share', 'percent') &&
      about.some(isPercent) &&
      about.some(of('side', 'coop')) &&
      about.some(of('colleague'))
    )
      return true
    return has(word, 'coop') && about.some(isPercent)
  })
}

const isSeller = of('owner')

function tellsMotive(words: readonly TextWord[]): boolean {
  if (near(words, isSeller, of('motive'), { before: 3, after: 6 })) return true
  if (near(words, of('reason'), of('sale'), { after: 3 })) return true
  if (near(words, of('limit'), of('price'), { after: 1 }) && words.some(isAmount)) return true
  return words.some(
    (word, at) =>
      has(word, 'accept') &&
      words.slice(Math.max(0, at - 6), at).some(isSeller) &&
      words.slice(at + 1, at + 8).some((each) => isAmount(each) || has(each, 'less')),
  )
}

function tellsPerson(words: readonly TextWord[]): boolean {
  const isPerson = of('owner', 'occupant')
  return (
    near(words, isPerson, isPhone, { after: 8, before: 4 }) ||
    words.some((word, at) => isPerson(word) && isReached(words, at))
  )
}

/** "The owner's cell is", "nombre del propietario": by what the person is known, rather than a wish to contact somebody. */
function isReached(words: readonly TextWord[], at: number): boolean {
  const rest = words.slice(at + 1, at + 3).filter(({ text }) => !/^s$/i.test(text))
  const [next] = rest
  const before = [words[at - 1], words[at - 2], words[at - 3]]
  const isNamed = (word: TextWord | undefined): boolean =>
    has(word, 'contact') &&
    !/^(?:contact|contacto|contato|kontakt|address|email|mail|联系|聯繫)$/i.test(word?.text ?? '')
  return isNamed(next) || (before[0] !== undefined && isLink(before[0]) && before.slice(1).some(isNamed))
}

function tellsShowing(words: readonly TextWord[]): boolean {
  return (
    words.some(of('showing')) ||
    near(words, of('visit'), of('instruction'), { after: 3, before: 3 }) ||
    near(words, of('colleague', 'private', 'internal'), of('remark'), { after: 2, before: 2 }) ||
    near(words, of('appointment'), of('notice'), { after: 3, before: 3 })
  )
}
