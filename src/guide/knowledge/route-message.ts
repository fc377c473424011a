import type { LanguageTables } from '../../language/languages.ts'
import type { Understood } from '../../understanding/understand.ts'
import { type AnswersFrom, decideSource, mayConcernFirm } from './decide-source.ts'
import { splitMessage } from './split-message.ts'

/** A part of a message, and what answers it. */
export interface Part {
  text: string
  from: AnswersFrom
}

export interface RouteOptions {
  tables: LanguageTables
  hasShown: boolean
  read: (text: string) => Promise<Understood>
}

/**
 * Which parts of a message ask about the firm, in order; null where none does, which is most of the time, and the
 * message is answered as a whole. Parts that say nothing to either side are left out beside others.
 */
export async function routeMessage(message: string, options: RouteOptions): Promise<Part[] | null> {
  const { tables, hasShown, read } = options
  if (message.length > longestRouted || !mayConcernFirm(message, tables)) return null
  const parts: (Part & { isIdle: boolean })[] = []
  for (const text of splitMessage(message, tables)) {
    const understood = await read(text)
    parts.push({ text, from: decideSource(text, { tables, understood, hasShown }), isIdle: isIdle(understood) })
  }
  if (parts.every(({ from }) => from === 'homes')) return null
  return joinHomes(parts.filter(({ from, isIdle: saysNothing }) => from !== 'homes' || !saysNothing))
}

/** A letter is no question to the firm's handbook. */
const longestRouted = 2_000

/** "Hi!", "I am moving in June": beside a question it needs no answer of its own. */
function isIdle(understood: Understood): boolean {
  const { criteria, figures, follow, drops, sort, refusedWords, opinionHint, saysHome, radius } = understood
  const isAbout = criteria.length + figures.length + follow.length + drops.length + refusedWords.length > 0
  return !isAbout && !saysHome && !opinionHint && sort === null && radius === null
}

/** Neighbouring parts about homes are one search. */
function joinHomes(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (const { text, from } of parts) {
    const last = joined.at(-1)
    if (from === 'homes' && last?.from === 'homes') last.text = `${last.text} ${text}`
    else joined.push({ text, from })
  }
  return joined
}
