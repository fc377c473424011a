import type { AnswerKind, Conversation, Turn } from './conversation-set.ts'
import { findExcess, findLacks, type Home } from './judge-parts.ts'
import { kindOfAnswer } from './kind-of-answer.ts'
import type { Reply } from './visitor.ts'

/** What plain rules say of one answer. */
export interface Verdict {
  kind: AnswerKind | null
  isKind: boolean
  /** What it lacks, and what it has that it must not have. */
  faults: string[]
  isRefusal: boolean
  isDeadEnd: boolean
  /** Amounts and addresses that nobody of those who may have said them has said. */
  madeUp: string[]
  /** Before the cards. */
  words: number
  ms: number
}

/** Where an answer needs no way on. */
const needsNoButton: ReadonlySet<AnswerKind> = new Set([
  'thanks',
  'goodbye',
  'greeting',
  'heard',
  'contact',
  'tour',
  'firm',
])
const computes: ReadonlySet<AnswerKind> = new Set(['figures', 'money', 'compare', 'search', 'firm', 'seller'])

/** `all`: the homes of the chatbot; `said`: what the visitor has said until now. */
export function judgeAnswer(
  turn: Turn,
  reply: Reply,
  { homes, all, said }: { homes: readonly Home[]; all: KnownTexts; said: string },
): Verdict {
  const kind = kindOfAnswer(reply)
  // A message that asks for two things is answered in parts.
  const kinds: readonly unknown[] = [kind, ...(Array.isArray(reply.trace.skills) ? reply.trace.skills : [])]
  const wanted: readonly AnswerKind[] = Array.isArray(turn.kind) ? turn.kind : [turn.kind]
  const failure = reply.status === 200 ? [] : [`was answered with ${reply.status}`]
  return {
    kind,
    isKind: wanted.some((each) => kinds.includes(each)),
    faults: [...failure, ...findLacks(turn.must ?? {}, reply, homes), ...findExcess(turn.mustNot ?? {}, reply, homes)],
    isRefusal: kind === 'outside' && !wanted.includes('outside'),
    isDeadEnd: isDeadEnd(kind, reply),
    madeUp: [...computes].some((each) => kinds.includes(each)) ? [] : findMadeUp(reply.words, all, said),
    words: countWords(wordsBeforeCards(reply)),
    ms: reply.ms,
  }
}

function isDeadEnd(kind: AnswerKind | null, { cards, buttons }: Reply): boolean {
  if (cards.length > 0 || (kind !== null && needsNoButton.has(kind))) return false
  return buttons.size === 0
}

/** What homes of the chatbot say in numbers. */
export interface KnownTexts {
  amounts: ReadonlySet<string>
}

const amountPattern = /[$€£]\s?(\d[\d,.]*\d|\d)/g

/** Every amount of money that a listing has. */
export function knownTexts(listings: readonly Home[]): KnownTexts {
  const amounts = new Set<string>()
  for (const listing of listings) {
    for (const value of Object.values(listing)) if (typeof value === 'number') amounts.add(plainAmount(String(value)))
    for (const [, amount = ''] of (listing.Description ?? '').matchAll(amountPattern)) amounts.add(plainAmount(amount))
    for (const { value } of listing.ExtensionColumn ?? [])
      for (const [amount] of String(value).matchAll(/\d[\d,.]*/g)) amounts.add(plainAmount(amount))
  }
  return { amounts }
}

function findMadeUp(words: string, { amounts }: KnownTexts, said: string): string[] {
  const numbers = [...said.matchAll(/\d[\d,.]*/g)].map(([amount]) => plainAmount(amount))
  // "300k", "1.2 million": as they are written out.
  const own = new Set(
    numbers.flatMap((said) => [1, 1_000, 10_000, 1_000_000].map((unit) => String(Number(said) * unit))),
  )
  return [...words.matchAll(amountPattern)]
    .map(([, amount = '']) => amount)
    .filter((amount) => !amounts.has(plainAmount(amount)) && !own.has(plainAmount(amount)))
}

/** Without separators of thousands, and without cents that are nothing. */
const plainAmount = (amount: string): string =>
  amount
    .replace(/[.,]00$/, '')
    .replace(/[.,](?=\d{3}(?:\D|$))/g, '')
    .replace(/[.,]$/, '')

/** The window draws the list in words as cards. */
function wordsBeforeCards({ words, view }: Reply): string {
  const span = view?.listSpan
  return span ? words.slice(0, span.from) : words
}

const segmenter = new Intl.Segmenter('zh', { granularity: 'word' })

/** Words as dictionaries have them, so that Chinese counts like the others. */
function countWords(text: string): number {
  return [...segmenter.segment(text.replace(/\]\([^)]*\)/g, ']'))].filter(({ isWordLike }) => isWordLike).length
}

/** Whether a conversation came to what its visitor wants. */
export function isReached(
  wants: Conversation['wants'],
  verdicts: readonly Verdict[],
  replies: readonly Reply[],
): boolean {
  if (wants === null) return true
  const isTold = (...kinds: AnswerKind[]) =>
    verdicts.some(({ kind, faults }) => kind !== null && kinds.includes(kind) && faults.length === 0)
  if (wants === 'tour') return isTold('tour')
  if (wants === 'alert') return isTold('alert')
  if (wants === 'person')
    return (
      isTold('person', 'contact', 'seller') ||
      replies.some(({ buttons, noAnswer }) => noAnswer && buttons.has('person'))
    )
  return isTold('home', 'send', 'pictures', 'agent')
}
