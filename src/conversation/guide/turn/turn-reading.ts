import { lookUpListings } from '../../../homes/search/listing-questions.ts'
import { readSentence } from '../../../homes/search/read-sentence.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import type { ClausePlace } from '../../../reading/acts/clause.ts'
import { loadNetworks, type Networks } from '../../../reading/acts/load-networks.ts'
import { type ReadClause, readActs, readClause } from '../../../reading/acts/read-acts.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import { saysOther } from '../../../reading/languages/words/thread-words.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import type { Lexeme } from '../../../reading/understanding/words/lexeme.ts'
import { readPart } from '../../../reading/understanding/words/read-part.ts'
import { asksOfHomes } from '../acts/asks-of-one-home.ts'
import { contextOfTurn } from '../acts/context-of-turn.ts'
import { heardIn } from '../acts/heard-in.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { findNamedHomes } from '../skills/find-named.ts'
import { meantByWords } from '../skills/meant-by-words.ts'

/**
 * What is read of one message. Whoever asks for a clause gets the same reading: what a clause means, and which homes it
 * names, is found once, although what wants it, what answers it and its search all ask.
 */
export class TurnReading {
  readonly #context: GuideContext
  readonly #tables: LanguageTables
  readonly #previous: GuideState | null
  /** By the clause. */
  readonly #understood = new Map<string, Promise<Understood>>()
  /** By what stands before, and the message. */
  readonly #clauses = new Map<string, ReadClause[]>()
  /** By what stands before, and the clause. */
  readonly #acts = new Map<string, ReadClause>()
  /** By the homes that were shown, and the clause. */
  readonly #named = new Map<string, Promise<number[]>>()

  constructor(context: GuideContext, tables: LanguageTables, previous: GuideState | null) {
    this.#context = context
    this.#tables = tables
    this.#previous = previous
  }

  read(text: string): Promise<Understood> {
    const { db, scope, now } = this.#context
    return keptOr(this.#understood, text, () =>
      readSentence(db, scope, text, this.#tables, now, asksOfHomes(this.acts(text, this.#previous))),
    )
  }

  /** The clauses of a message, and what each is for. */
  acts(text: string, previous: GuideState | null): ReadClause[] {
    const context = contextOfTurn(previous)
    const whole = `${context}\n${text}`
    const kept = this.#clauses.get(whole)
    if (kept) return kept
    const clauses = readActs(this.#networks, withoutSelf(text, this.#tables), context, this.#hear)
    this.#clauses.set(whole, clauses)
    const [only, another] = clauses
    // Most messages are one clause, which is asked for again.
    if (only !== undefined && another === undefined) this.#acts.set(keyOf(text, context, 'only'), only)
    return clauses
  }

  /** What a clause is for, after what stands before it. */
  act(text: string, previous: GuideState | null, place: ClausePlace = 'only'): ReadClause {
    const context = contextOfTurn(previous)
    const key = keyOf(text, context, place)
    const kept = this.#acts.get(key)
    if (kept) return kept
    const said = withoutSelf(text, this.#tables)
    const read = readClause(this.#networks, { text: said, context, place, heard: this.#hear(said) })
    this.#acts.set(key, read)
    return read
  }

  get #networks(): Networks {
    return this.#context.scope.languages.derive(loadNetworks)
  }

  readonly #hear = (clause: string): string[] => heardIn(clause, this.#tables)

  /** The homes that a clause names; see findNamedHomes. */
  async named(text: string, previous: GuideState | null): Promise<readonly number[]> {
    const understood = await this.read(text)
    const key = `${previous?.focus ?? ''} ${previous?.shown.join(' ') ?? ''}\n${text}`
    return keptOr(this.#named, key, () => this.#findNamed(text, understood, previous))
  }

  async #findNamed(text: string, understood: Understood, previous: GuideState | null): Promise<number[]> {
    const named = await findNamedHomes(this.#context, understood, previous, text)
    if (named.length === 1 || previous === null) return named
    const { code } = this.#tables.language
    const isOther = saysOther(foldText(text), code)
    const all = named.length > 0 ? named : (previous.mentioned ?? [])
    const known = isOther ? all.filter((id) => id !== previous.focus) : all
    const meant = known.length < 2 ? null : await this.#meantAmong(known, text, understood, previous)
    if (meant !== null) return [meant]
    const other = isOther && named.length === 0 ? otherThanInTalk(previous) : undefined
    return other === undefined ? named : [other]
  }

  async #meantAmong(
    known: readonly number[],
    text: string,
    understood: Understood,
    previous: GuideState,
  ): Promise<number | null> {
    const { about } = this.act(text, previous)
    const isDescribed = (about === 'described' || about === 'named') && !understood.saysHome
    const telling = isDescribed
      ? understood.lexemes.filter(tellsApart).flatMap((lexeme) => lexeme.text.split(/\s+/u))
      : []
    return meantByWords(
      await lookUpListings(this.#context.db, this.#context.scope, known),
      text,
      new Set(telling.map(foldText)),
    )
  }
}

/** "the other one": of two that were shown the other, else the one that was spoken of before. */
function otherThanInTalk({ focus, shown, talked = [] }: GuideState): number | undefined {
  if (focus === null) return undefined
  const isOfTwo = shown.length === 2 && shown.includes(focus)
  return (isOfTwo ? shown : talked).find((id) => id !== focus)
}

/** What a home may have or be, and what nobody knows. */
const tellsApart = ({ tags }: Lexeme): boolean =>
  tags.every((tag) => tag === 'unknown') || tags.some((tag) => tag.startsWith('feature.') || tag.startsWith('family.'))

const keyOf = (text: string, context: string, place: ClausePlace): string => `${context} ${place}\n${text}`

/** Without what visitors say of themselves: the same question of another is for the same. */
function withoutSelf(text: string, tables: LanguageTables): string {
  const { tokens } = readPart(text, tables)
  const self = tables.gate.findSelf(tokens)
  if (self.size === 0) return text
  const rest = tokens.filter((_, index) => !self.has(index)).map(({ raw, glued }) => (glued ? raw : ` ${raw}`))
  return rest
    .join('')
    .replace(/^[\s.,;:!。，！；]+/u, '')
    .trim()
}

function keptOr<Value>(kept: Map<string, Promise<Value>>, key: string, find: () => Promise<Value>): Promise<Value> {
  const found = kept.get(key) ?? find()
  kept.set(key, found)
  return found
}
