import { checkListings, findFirst } from '../../../homes/search/listing-questions.ts'
import { readSentence } from '../../../homes/search/read-sentence.ts'
import { foldText } from '../../../platform/text/listing-keys.ts'
import type { ClausePlace } from '../../../reading/acts/clause.ts'
import { loadNetworks, type Networks } from '../../../reading/acts/load-networks.ts'
import { type ReadClause, readActs, readClause } from '../../../reading/acts/read-acts.ts'
import type { Criterion } from '../../../reading/criteria/condition.ts'
import { describedWordsOf } from '../../../reading/languages/all-described-words.ts'
import type { LanguageTables } from '../../../reading/languages/languages.ts'
import { goesOn, saysOther } from '../../../reading/languages/words/thread-words.ts'
import type { Understood } from '../../../reading/understanding/understand.ts'
import { readPart } from '../../../reading/understanding/words/read-part.ts'
import { anyStatus } from '../about-homes/any-status.ts'
import { asksOfHomes, comparesHomes, isAskedOf, looksForOthers, surelySeeks } from '../acts/asks-of-one-home.ts'
import { contextOfTurn } from '../acts/context-of-turn.ts'
import { heardIn } from '../acts/heard-in.ts'
import type { GuideContext, GuideState } from '../guide-context.ts'
import { findByIdentity } from '../meant/find-by-identity.ts'
import { findByPhrase, findMeant, findNeighbour, readPhrase } from '../meant/find-meant.ts'
import { readSigns, type Sign } from '../meant/read-signs.ts'
import { readRecord, surelyAnswers } from '../record/read-record.ts'
import { findNamedHomes, namesHome } from '../skills/find-named.ts'

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
    return keptOr(this.#understood, text, async () => {
      const clauses = this.acts(text, this.#previous)
      const read = await readSentence(db, scope, text, this.#tables, now, asksOfHomes(clauses))
      // "busco alquiler, tengo una perrita mediana" asks for no median.
      const isMeasured = read.figures.some(({ kind }) => kind === 'median' || kind === 'average')
      return isMeasured && surelySeeks(clauses) ? { ...read, figures: [] } : read
    })
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
    return this.actIn(contextOfTurn(previous), text, place)
  }

  /** The same after something else: "home", as if one were in view. */
  actIn(context: string, text: string, place: ClausePlace): ReadClause {
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

  /** "predial de la casa?", of the house in talk: a word for what it is names no other that is called so. */
  async #saysFocus(signs: readonly Sign[], focus: number, told: () => Promise<Criterion[]>): Promise<boolean> {
    if (signs.filter(({ isOfHome }) => isOfHome).length !== 1) return false
    const [kind, another] = await told()
    if (kind?.topic !== 'PropertyType' || another !== undefined) return false
    return (await checkListings(this.#context.db, this.#context.scope, [focus], [kind])).has(focus)
  }

  /** Whether a home is where it is said to be: "the house in Belén", with one elsewhere in view. */
  async #isThere(id: number, told: readonly Criterion[]): Promise<boolean> {
    const { db, scope } = this.#context
    const places = told.filter(({ topic }) => topic === 'Place')
    return places.length === 0 || (await checkListings(db, scope, [id], places)).has(id)
  }

  /**
   * "back to Rockland then, do the machines come with it", "à Échallens c'est pareil ?": what is asked of a home and says where is asked of
   * the only one there that is known, else of all; where a home is asks nothing of another.
   */
  async #atPlace(
    text: string,
    { criteria, sort, figures, saysHome }: Understood,
    known: readonly (readonly number[])[],
  ): Promise<number | null> {
    const { db, scope } = this.#context
    const places = criteria.filter(({ topic, mode }) => topic === 'Place' && mode === 'must')
    const isElse = criteria.some(({ topic }) => topic !== 'Place' && topic !== 'Feature')
    if (places.length === 0 || isElse || !places.every(isPlaceItself)) return null
    if (sort !== null || figures.length > 0 || saysHome) return null
    const clause = this.actIn('home', text, 'only')
    const { name = '', likely = 0 } = clause.anyTopic ?? {}
    if (!isAskedOf(clause) || ofPlaces.has(name)) return null
    const where = places.map(({ topic, mode, anyOf }) => ({ topic, mode, anyOf }))
    for (const ids of known) {
      const [id, another] = ids.length === 0 ? [] : await checkListings(db, scope, ids.slice(0, mostKnown), where)
      if (id !== undefined) return another === undefined ? id : null
    }
    const [only, another] = await findFirst(db, scope, [...where, anyStatus], null, 2)
    if (only === undefined || another !== undefined) return null
    // "then what is there in Dalkey" looks for homes there.
    const asksOfIt = likely >= surelyOfTopic || readRecord(this.#context, text, only).likely >= surelyAnswers
    return asksOfIt || goesOn(foldText(text), this.#tables.language.code) ? only.id : null
  }

  async #findNamed(text: string, understood: Understood, previous: GuideState | null): Promise<number[]> {
    const signs = readSigns(text, this.#tables)
    // "the other place, the one with a barn" is "the other place, that one" by now, of the one with a barn.
    const { code } = this.#tables.language
    const isDescribed = text.includes(describedWordsOf(code).pronoun)
    const isOther = previous !== null && !isDescribed && saysOther(foldText(text), code)
    const not = isOther ? previous.focus : null
    const clause = this.act(text, previous)
    const looksOn = looksForOthers(clause)
    const compares = comparesHomes(clause, perhapsCompares)
    const named = await findNamedHomes(this.#context, { text, understood, signs, not, looksOn, compares }, previous)
    // "4 Miller Lane and 88 Harbour": each is meant, and neither is to be told from the other.
    const names = understood.criteria.filter(namesHome).flatMap(({ anyOf }) => anyOf)
    if (named.length === 1 || (names.length > 1 && named.length === names.length)) return named
    const { shown = [], mentioned = [], compared = [], focus = null } = previous ?? {}
    // "what about 17", which could be a new search as well.
    const mayBeNextDoor = named.length === 0 && focus !== null && (!looksOn || clause.about === 'named')
    const next = { signs, positions: shown.length }
    const neighbour = mayBeNextDoor ? await findNeighbour(this.#context, focus, next) : null
    if (named.length === 0 && looksOn) return neighbour === null ? [] : [neighbour]
    let phrase: ReturnType<typeof readPhrase> | undefined
    const told = () => {
      phrase ??= readPhrase(this.#context, signs, this.#tables)
      return phrase
    }
    if (named.length === 0 && focus !== null && not !== focus && (await this.#saysFocus(signs, focus, told))) return []
    const said = { understood, signs, told, about: clause.about, focus }
    // Of those side by side or shown last first: "the larkspur one" is none that was spoken of before.
    for (const ids of named.length > 0 ? [named] : [compared, shown, mentioned]) {
      const others = ids.slice(0, mostKnown).filter((id) => id !== not)
      const meant = await findMeant(this.#context, others, said)
      if (meant !== null && (await this.#isThere(meant, await told()))) return [meant]
    }
    if (named.length > 0) return named
    const other = isOther ? otherThanInTalk(previous) : undefined
    const meant =
      neighbour ??
      other ??
      (await this.#atPlace(text, understood, [shown, mentioned])) ??
      (await findByPhrase(this.#context, said)) ??
      (await findByIdentity(this.#context, { signs, told: await told(), focus }))
    return meant === null ? [] : [meant]
  }
}

/** What is near a place is not in it. */
const isPlaceItself = ({ anyOf }: Criterion): boolean => anyOf.every(({ is }) => is !== 'near' && is !== 'nowhere')
const surelyOfTopic = 0.6

/** "is it in Rockland?" */
const ofPlaces: ReadonlySet<string> = new Set([
  'ask-home:location',
  'ask-home:address',
  'ask-home:direction',
  'ask-home:transit',
])

/** From so much on a message that names two homes sets them side by side. */
const perhapsCompares = 0.2
/** Homes that a message is looked at for. */
const mostKnown = 20

/** "the other one": of two that were shown the other, else the one that was spoken of before. */
function otherThanInTalk({ focus, shown, talked = [] }: GuideState): number | undefined {
  if (focus === null) return undefined
  const isOfTwo = shown.length === 2 && shown.includes(focus)
  return (isOfTwo ? shown : talked).find((id) => id !== focus)
}

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
