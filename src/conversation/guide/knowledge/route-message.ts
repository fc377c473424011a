import { readContact, withoutContact } from '../../../reading/contact/read-contact.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import { hearFirm } from '../../../reading/languages/words/hear-firm.ts'
import { hearWishes } from '../../../reading/languages/words/hear-wishes.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { mayWish, type Wish } from '../wishes/decide-wish.ts'
import { type AnswersFrom, asksFactOfHome, decideSource, mayConcernFirm } from './decide-source.ts'
import { splitMessage } from './split-message.ts'

/** A part of a message, and what answers it. */
export interface Part {
  text: string
  from: AnswersFrom
  /** The question to the firm that it goes on from: "what about Sundays?" */
  after?: string
  /** What it wants besides, which a skill answers. */
  wish?: Wish
  /** The same, where the firm is asked first and may have told nothing. */
  otherwise?: Wish
}

export interface RouteOptions {
  tables: LanguageTables
  hasShown: boolean
  read: (text: string) => Promise<Understood>
  /** What the firm was asked last, where its words were the last answer. */
  before?: string | undefined
  /** Whether a part only greets, thanks or the like. */
  isTalk?: (text: string) => boolean
  /** Whether the answer before asked for something that the message may give. */
  isPending?: boolean
  /** What a part wants that neither the listings nor the firm's words answer. */
  wishOf?: (text: string) => Promise<Wish | null>
}

/**
 * Which parts of a message ask about the firm or are for a skill, in order; null where none is, which is most of the
 * time, and the message is answered as a whole. Parts that say nothing to any side are left out beside others.
 */
export async function routeMessage(message: string, options: RouteOptions): Promise<Part[] | null> {
  const { tables, hasShown, read, before, isTalk = () => false, wishOf } = options
  if (message.length > longestRouted) return null
  if (before !== undefined && followsFirm(message, await read(message), tables))
    return [{ text: message, from: 'either', after: before }]
  const mayWant = wishOf !== undefined && (options.isPending === true || mayWish(message, tables))
  if (!mayWant && !mayConcernFirm(message, tables)) return null
  const parts: (Part & { isIdle: boolean })[] = []
  for (const text of splitMessage(message, tables)) {
    const understood = await read(text)
    const last = parts.at(-1)
    if (last && last.from !== 'homes' && !hasShown && goesOn(text, understood, tables)) {
      last.text = `${last.text} ${text}`
      continue
    }
    // "what's mine worth? 3 bed near the lake": what a seller says of their own home looks for none.
    if (last?.wish === 'seller' && !asksByItself(text, tables)) continue
    if (last !== undefined && saysWeight.test(text) && !asksByItself(text, tables)) continue
    const from = decideSource(text, { tables, understood, hasShown })
    const heard = isTalk(text) || wishOf === undefined ? null : await wishOf(text)
    // What the firm may have told is no foreign matter.
    const isFirst = from === 'firm' && heard !== null && isFirmFirst(heard, text, { tables, hasShown })
    const wish = isFirst ? null : heard
    const isIdle =
      wish === null ? isTalk(text) || (saysNothing(understood) && !asksByItself(text, tables)) : idleWishes.has(wish)
    // "I'm Ana, ana@…, I'd love anything with a pool in Kent under 900k": both are said.
    const besides = wish === 'contact' && readContact(text) !== null ? withoutContact(text) : null
    if (besides !== null && looksFor(await read(besides)))
      parts.push(
        { text, from: 'homes', isIdle: false, wish: 'contact' },
        { text: besides, from: 'homes', isIdle: false },
      )
    else
      parts.push({
        text,
        from,
        isIdle,
        ...(wish === null ? {} : { wish }),
        ...(isFirst && mayBeHeard(heard, text, tables) ? { otherwise: heard } : {}),
      })
  }
  // "need a place in Austin by January. me + cat. 1500 max": keywords beside a search are of it.
  const seeks = parts.some(({ from, wish }) => from === 'homes' && wish === undefined)
  for (const part of seeks ? parts : [])
    if (part.from === 'firm' && part.wish === undefined && isKeyword(part.text, tables)) part.from = 'homes'
  if (parts.every(({ from, wish }) => from === 'homes' && wish === undefined)) return null
  const told = parts.filter(({ from, isIdle, wish }) => !isIdle || (from !== 'homes' && wish === undefined))
  const last = parts.findLast(({ wish }) => wish !== undefined) ?? parts.at(-1)
  return joinHomes(withAddress(told.length > 0 || last === undefined ? told : [last]))
}

const isKeyword = (text: string, tables: LanguageTables): boolean =>
  (text.match(/\p{L}+/gu) ?? []).length <= 2 && !/\p{Script=Han}/u.test(text) && !asksByItself(text, tables)

/** Homes by a place and something more, or by what only a search has. */
function looksFor({ criteria, saysHome }: Understood): boolean {
  const hard = criteria.filter(
    ({ topic, mode, anyOf }) => mode === 'must' && topic !== 'Feature' && anyOf.every(({ is }) => is !== 'nowhere'),
  )
  return hard.length >= 2 || (hard.length === 1 && (saysHome || criteria.length > 1))
}

/** "dog is 70 lbs": said of an animal beside what is asked, and no question to the firm's rules. */
const saysWeight = /\d\s*(?:lbs?|pounds?|kgs?|kilos?|libras|livres|pfund|公斤|斤|磅)(?!\p{L})/iu

/** "is there anybody at your office on Saturday": the firm may have told it; else it is heard as what it sounds like. */
const firmFirst: ReadonlySet<Wish> = new Set(['outside', 'heard', 'person'])

/** "I'd like to book a viewing" asks the firm nothing, though its sources may tell of bookings. */
function isFirmFirst(
  heard: Wish,
  text: string,
  { tables, hasShown }: Pick<RouteOptions, 'tables' | 'hasShown'>,
): boolean {
  if (firmFirst.has(heard)) return true
  if (heard !== 'tour' || !asksByItself(text, tables)) return false
  // "what times are there for number two?", of homes that were shown, is for their agents.
  // "are you open on sundays" names a day as well.
  return !(hasShown && hearWishes(text, tables).has('visits'))
}

/** A question to the firm about its own matters ("horário de atendimento") asks for nobody, unless somebody is to be spoken with. */
function mayBeHeard(heard: Wish, text: string, tables: LanguageTables): boolean {
  if (heard === 'person' && (asksWhom.test(text) || hearWishes(text, tables).has('talks'))) return true
  return (heard === 'person' || heard === 'tour') && !hearFirm(text, tables).has('matters')
}

/** "who do I speak to about applying": of the firm's matters, and of a person all the same. */
const asksWhom = /(?<!\p{L})(?:who|whom|quién|quien|qui|wen|wem|wer|quem)(?!\p{L})|谁|誰/iu

/** Beside anything else these need no answer of their own. */
const idleWishes: ReadonlySet<Wish> = new Set(['thanks', 'goodbye', 'heard', 'likes', 'dislikes'])

/** A letter is no question to the firm's handbook. */
const longestRouted = 2_000

/** "Hi!", "I am moving in June": beside a question it needs no answer of its own. */
function saysNothing(understood: Understood): boolean {
  const { criteria, figures, follow, drops, sort, refusedWords, opinionHint, saysHome, radius } = understood
  const isAbout = criteria.length + figures.length + follow.length + drops.length + refusedWords.length > 0
  return !isAbout && !saysHome && !opinionHint && sort === null && radius === null
}

/** "what about Sundays?", "and for cats?": short, of nothing that a search would look for, and no question by itself. */
function followsFirm(message: string, understood: Understood, tables: LanguageTables): boolean {
  const signals = hearFirm(message, tables)
  const isWhole = (['homes', 'searches', 'matters', 'firm'] as const).some((signal) => signals.has(signal))
  const seeks = understood.criteria.some(
    ({ topic, anyOf }) =>
      !(topic === 'Feature' && signals.has('rules')) &&
      !(topic === 'Place' && anyOf.every(({ is }) => is === 'nowhere')),
  )
  if (isWhole || seeks || message.length > longestFollowing) return false
  const isChinese = tables.language.code === 'zh'
  return signals.all('follows').some(({ start, end }) => start <= 1 || (isChinese && end >= signals.text.length - 1))
}

const longestFollowing = 60

/** "and what does it cost?", behind a question to the firm: of the same thing. */
function goesOn(text: string, understood: Understood, tables: LanguageTables): boolean {
  const signals = hearFirm(text, tables)
  const isOwn = (['homes', 'searches', 'matters', 'firm', 'rules', 'mine'] as const).some((signal) =>
    signals.has(signal),
  )
  return signals.has('points') && !isOwn && saysNothing(understood) && !asksFactOfHome(text, tables, signals)
}

/** "how old is the roof", of which a search reads nothing. */
function asksByItself(text: string, tables: LanguageTables): boolean {
  return /[?？]\s*$/u.test(text) || hearFirm(text, tables).has('asks')
}

/** "tell me when something comes up. My e-mail is …": the address is that of the alert. */
function withAddress(parts: readonly Part[]): Part[] {
  const alert = parts.find(({ wish }) => wish === 'alert')
  const contact = parts.find(({ text, wish }) => wish === 'contact' && readContact(text)?.email)
  if (alert === undefined || contact === undefined) return [...parts]
  return parts.flatMap((part) =>
    part === contact ? [] : [part === alert ? { ...alert, text: `${alert.text} ${contact.text}` } : part],
  )
}

/** Neighbouring parts about homes are one search. */
function joinHomes(parts: readonly Part[]): Part[] {
  const joined: Part[] = []
  for (const { text, from, wish, otherwise } of parts) {
    const last = joined.at(-1)
    const isSearch = from === 'homes' && wish === undefined
    if (isSearch && last?.from === 'homes' && last.wish === undefined) last.text = `${last.text} ${text}`
    else if (wish === undefined || last?.wish !== wish)
      joined.push({
        text,
        from,
        ...(wish === undefined ? {} : { wish }),
        ...(otherwise === undefined ? {} : { otherwise }),
      })
  }
  return joined
}
