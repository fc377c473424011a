import type { LanguageCode } from '../../../reading/languages/language.ts'
import { hearFirm } from '../../../reading/languages/words/hear-firm.ts'
import type { Evidence } from '../evidence/evidence.ts'
import { type PassageWindow, readSaid, type SaidWords } from '../evidence/told-passages.ts'
import { readNumbers } from '../numbers/read-numbers.ts'
import { foldAligned } from '../text/fold-text.ts'
import { claimLexiconOf } from './claim-lexicon.ts'
import { findFrauds } from './judge-frauds.ts'
import { readFrames } from './read-frames.ts'

/** Of what a passage says in a breath, a sentence that goes by it says at least so much: no word torn out of it. */
const leastShare = 0.7
const leastWords = 2

/**
 * Whether a sentence says what a passage of the firm's sources says, and nothing else: each of its words that means
 * something, its numbers beside the same words, as many denials and every limit. What asks for money or promises what
 * no chatbot can is judged as if no passage said it.
 */
export function isBorneOutByFirm(text: string, evidence: Evidence, language: LanguageCode): boolean {
  const { languages } = evidence
  const windows = evidence.windowsIn(language)
  if (windows.length === 0) return false
  const said = readSaid(text, language, languages)
  if (said.words.length < leastWords) return false
  if (!windows.some((window) => bearsOut(window, said))) return false
  const read = readFrames({ text, folded: foldAligned(text) }, claimLexiconOf(languages, language), [], evidence.places)
  // What homes cost is said by listings alone, whatever a paper says.
  const namesHomes = read.phrases.some(({ tag }) => tag === 'homeRefs' || tag.startsWith('families'))
  if (namesHomes && readNumbers(text, language).some(({ kind }) => kind === 'money')) return false
  return findFrauds(read, evidence).verdicts.every((verdict) => verdict.isBorneOut)
}

function bearsOut(window: PassageWindow, said: SaidWords): boolean {
  const own = new Set(window.words.map(({ stem }) => stem))
  if (!said.words.every(({ stem, isNumber }) => own.has(stem) || (!isNumber && window.around.has(stem)))) return false
  if (said.denials !== window.denials) return false
  if (!window.limits.every((limit) => said.limits.includes(limit))) return false
  const share = new Set(said.words.map(({ stem }) => stem)).intersection(own).size / own.size
  if (share < leastShare) return false
  return said.words.every((word, at) => !word.isNumber || standsAlike(window, said, at))
}

/** "The fee is $45 and the deposit is $300": a number belongs to the words before it, back to the number before. */
function standsAlike(window: PassageWindow, said: SaidWords, at: number): boolean {
  const claimed = zoneOf(said, at)
  return window.words.some(({ stem, isNumber }, index) => {
    if (!isNumber || stem !== said.words[at]?.stem) return false
    const zone = zoneOf(window, index)
    return claimed.every((word) => zone.includes(word) || window.around.has(word))
  })
}

/** The words from the number before up to one, and the one that follows. */
function zoneOf({ words }: SaidWords, at: number): string[] {
  const from = words.findLastIndex(({ isNumber }, index) => isNumber && index < at) + 1
  const behind = words[at + 1]
  const before = words.slice(from, at).map(({ stem }) => stem)
  return from === 0 && !words.slice(at + 1).some(({ isNumber }) => isNumber)
    ? words.filter(({ isNumber }) => !isNumber).map(({ stem }) => stem)
    : [...before, ...(behind && !behind.isNumber ? [behind.stem] : [])]
}

/**
 * Whether a sentence states something of the firm, its fees or its rules, where the visitor asked for that: then only
 * the firm's sources and its own settings bear it out.
 */
export function statesOfFirm(text: string, evidence: Evidence, language: LanguageCode): boolean {
  const { languages } = evidence
  const signals = hearFirm(text, languages.tablesOf(language))
  if (!signals.has('matters') && !signals.has('rules')) return false
  const read = readFrames({ text, folded: foldAligned(text) }, claimLexiconOf(languages, language), [], evidence.places)
  if (read.isQuestion) return false
  const isOwn = read.phrases.some(({ tag }) => tag === 'selfRefs')
  const matters = new Set([...signals.all('matters'), ...signals.all('rules')].flatMap(wordsAt(signals.text, language)))
  return read.tokens.some(({ text: word }, at) => {
    if (!matters.has(word) || read.isRhetoric[at]) return false
    const frame = read.frames[at]
    // "We do not charge a fee" declines nothing; "I cannot tell" does.
    return frame === 'said' || frame === 'general' || (frame === 'declines' && !isOwn)
  })
}

function wordsAt(text: string, language: LanguageCode): (heard: { start: number; end: number }) => string[] {
  return ({ start, end }) => {
    const said = text.slice(start, end)
    return language === 'zh' ? [...said] : said.split(' ').filter((word) => word.length > 2)
  }
}
