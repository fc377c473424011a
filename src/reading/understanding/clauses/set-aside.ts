import type { Lexicon } from '../../languages/words/lexicon.ts'
import type { Token } from '../../languages/words/tokens.ts'
import { correctWord } from '../words/correct-words.ts'
import type { Aside } from './aside.ts'
import { isCleft } from './cleft.ts'
import { cutClauses } from './cut-clauses.ts'
import { findPlainData } from './plain-data.ts'
import { readClause } from './read-clause.ts'
import { readTime } from './read-time.ts'
import { readAcross } from './sentence/across-clauses.ts'
import { asks, type ClauseWord, readClauseWords, saysHome, saysWhatHomesHave } from './words-of-clauses.ts'

/**
 * Finds the clauses that ask for nothing: what visitors tell of themselves and others, talk, and questions about something
 * else. They are cut by their words alone; no condition is made of them, wherever they stand. What is spoken for
 * already, as a wish that is refused, is left as it is. `self` are tokens that describe the visitor.
 */
export function findAsides(tokens: readonly Token[], lexicon: Lexicon, self: ReadonlySet<number>): Aside[] {
  const data = findPlainData(tokens, lexicon)
  const isData = (at: number) => data.some(({ start, end }) => start <= at && at < end)
  const words = withoutConsent(readClauseWords(tokens, lexicon)).map((word) => ({
    ...word,
    ...(self.has(word.start) && !word.isSign ? { isSelf: true } : {}),
    ...(isData(word.start) ? asData : {}),
  }))
  const idioms = words.flatMap(({ kinds, tags, start, end }): Aside[] =>
    (kinds.includes('talk') && !tags.some((tag) => /^(new\.|repair)/.test(tag))) || kinds.includes('firms')
      ? [{ start, end, role: 'talk' }]
      : [],
  )
  const read: (Aside | null)[] = []
  const asking = lexicon.language.clauses.asking.filter((phrase) => !phrase.includes(' '))
  let before: Aside['role'] | null = null
  const clauses = cutClauses(words, tokens)
  for (const [at, clause] of clauses.entries()) {
    const isNamed = isCleft(clause, clauses[at + 1]) || isCleft(clauses[at - 1] ?? [], clause)
    const sign = tokens[clause.at(-1)?.end ?? 0]?.text
    const found: Aside | null =
      isNamed || saysWhatHomesHave(clause) || namesByNumber(clause, tokens, lexicon)
        ? null
        : readClause(clause, { before, asking, isQuestion: sign === '?' || sign === '？' })
    before = found?.role ?? null
    read.push(found)
  }
  const isSlip = ({ start }: ClauseWord, ofRequest = false) => meansSearch(tokens[start], lexicon, ofRequest)
  const across = readAcross(clauses, read, tokens, isSlip)
  let told: Aside | null = null
  const asides = clauses.flatMap((clause, at) => {
    const own: Aside[] = across[at] ? [across[at]] : readTime(clause, told, across[at + 1] ?? null)
    // "we have three kids, they are 4, 7 and 9 years old"
    told = own.find(({ end }) => end === clause.at(-1)?.end) ?? null
    return own
  })
  const within = (inner: Aside, outer: readonly Aside[]) =>
    outer.some(({ start, end }) => start < inner.end && inner.start < end)
  const free = [...idioms, ...data].filter((inner) => !within(inner, asides))
  const apart = free.filter((inner, at) => !within(inner, free.slice(0, at)))
  return [...asides, ...apart].sort((a, b) => a.start - b.start)
}

/** "how old is MLS 7700001": a home by its number, whatever is asked. */
function namesByNumber(clause: readonly ClauseWord[], tokens: readonly Token[], { language }: Lexicon): boolean {
  const leads = language.particles.codeLeads
  return clause.some(({ start, isNumber }) => {
    const lead = tokens[start - 1]?.text
    return isNumber && lead !== undefined && leads.includes(lead) && (tokens[start]?.text.length ?? 0) >= fewestDigits
  })
}

const fewestDigits = 5

/** A phone number or a date means nothing, and the signs in it end nothing. */
const asData = { isNumber: false, counts: false, isLarge: false, isSign: false, text: '0', tags: [], kinds: [] }

/** "hosue", "wnat": with a slip of the pen, what homes are searched by or what asks for them. */
function meansSearch(token: Token | undefined, lexicon: Lexicon, ofRequest: boolean): boolean {
  const text = token === undefined || token.kind !== 'word' ? null : correctWord(token.text, lexicon)
  const [meant] = token && text !== null ? readClauseWords([{ ...token, text }], lexicon) : []
  return meant !== undefined && ((saysHome(meant) && !ofRequest) || asks(meant))
}

/** "un peu plus cher, ça va": behind what it is said of, what is small talk elsewhere agrees to something. */
function withoutConsent(words: readonly ClauseWord[]): ClauseWord[] {
  return words.map((word, at) => {
    const agrees = word.tags.includes('glue.fine') || word.tags.includes('follow.dropAfter')
    if (!agrees || !isOffered(words, at)) return word
    return { ...word, kinds: word.kinds.filter((kind) => kind !== 'talk') }
  })
}

const offered = /^follow\.(cheaper|pricier|bigger|smaller|newer|older)$/

/** "a bit dearer, ...": what may be agreed to stands right before. */
function isOffered(words: readonly ClauseWord[], at: number): boolean {
  const before = words[at - 1]?.isSign ? words[at - 2] : words[at - 1]
  return before?.tags.some((tag) => offered.test(tag)) ?? false
}
