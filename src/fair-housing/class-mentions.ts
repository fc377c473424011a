import type { ProtectedClassList } from '../language/protected-class-words.ts'
import type { Lexicon } from '../language/words/lexicon.ts'
import type { Token } from '../language/words/tokens.ts'
import type { PhraseReading } from './phrase-lists.ts'
import type { TextReading } from './text-reading.ts'
import { walkOnce } from './walk-once.ts'

export const classLists = [
  'groups',
  'ambiguousGroups',
  'ageGroups',
  'members',
  'sexes',
] as const satisfies ProtectedClassList[]
export type ClassList = (typeof classLists)[number]

/** Words for a class of people in a sentence, before it is known whether anything is asked of them. */
export interface Mention {
  start: number
  end: number
  kinds: readonly ClassList[]
  /** A slip of the pen was read as this class: it counts only where something selects by it. */
  isSlip: boolean
}

/** What stands behind a mention and decides what it is. */
export interface Following {
  kind: 'persons' | 'areas' | 'thing' | 'selecting' | 'access' | null
  end: number
  /** Nothing in between. */
  isDirect: boolean
}

/** A telling word, and where it was found. */
interface Telling {
  kind: NonNullable<Following['kind']>
  at: number
  end: number
}

interface Selecting {
  start: number
  /** Words of no list that may still stand between. */
  left: number
}

/** What people live in. */
const homeTags = /^(family|SpaceType)\.|^studio$/

export const skippedSigns: ReadonlySet<string> = new Set(['-', "'", '"', '/', '&'])

/** Looks around mentions; knows the lists, decides nothing. */
export class MentionSurroundings {
  readonly #text: TextReading
  readonly #lists: PhraseReading
  readonly #lexicon: Lexicon
  readonly #tokens: readonly Token[]
  /** Up to each token: how many of them are no signs. */
  readonly #wordsBefore: readonly number[]
  readonly #hasFewCapitals: boolean
  readonly #telling = new Map<number, Telling | null>()
  readonly #selecting = new Map<string, Map<number, Selecting | null>>()
  readonly #leads = new Map<number, number>()

  constructor(text: TextReading, lexicon: Lexicon) {
    this.#text = text
    this.#lists = text.lists
    this.#lexicon = lexicon
    this.#tokens = text.tokens
    let count = 0
    this.#wordsBefore = [0, ...text.tokens.map(({ kind }) => (kind === 'sign' ? count : ++count))]
    const words = text.tokens.slice(1).filter(({ kind }) => kind === 'word')
    this.#hasFewCapitals = words.filter(({ capital }) => capital).length <= words.length * 0.8 || words.length <= 2
  }

  is(list: ProtectedClassList, at: number): boolean {
    return this.#lists.endOf(list, at) !== null
  }

  /** The first telling word behind a mention: people, a part of town, a thing, "only"; `free` words may be passed. */
  behind(from: number, free: number): Following {
    const telling = this.#tellingFrom(from, free)
    if (telling === null) return { kind: null, end: from, isDirect: false }
    const { kind, at, end } = telling
    return { kind, end, isDirect: this.#wordsBefore[at] === this.#wordsBefore[from] }
  }

  #tellingFrom(from: number, free: number): Telling | null {
    return walkOnce<number, Telling | null>(this.#telling, from * 4 + free, (place) => {
      const at = place >> 2
      const left = place & 3
      if (at >= this.#tokens.length) return { found: null }
      const found = this.#tellingAt(at)
      if (found) return { found }
      const passed = this.#passedForward(at)
      if (passed !== null) return { next: passed * 4 + left }
      const isWord = this.#tokens[at]?.kind === 'word' && !this.is('breaks', at) && !this.is('needs', at)
      return left > 0 && isWord ? { next: (at + 1) * 4 + left - 1 } : { found: null }
    })
  }

  #tellingAt(at: number): Telling | null {
    const kinds = [
      ['things', 'thing'],
      ['persons', 'persons'],
      ['areas', 'areas'],
      ['selectingAfter', 'selecting'],
      ['access', 'access'],
    ] as const
    let best: Telling | null = null
    for (const [list, kind] of kinds) {
      const end = this.#lists.endOf(list, at)
      if (end !== null && end > (best?.end ?? at)) best = { kind, at, end }
    }
    // "a kid friendly park": the friendly thing is a park.
    if (best?.kind === 'selecting' && this.#lists.endOf('things', best.end) !== null) return { ...best, kind: 'thing' }
    return best
  }

  #passedForward(at: number): number | null {
    const end = this.#lists.endOfAny(['between', ...classLists], at)
    if (end !== null) return end
    return skippedSigns.has(this.#tokens[at]?.text ?? '') ? at + 1 : null
  }

  /**
   * Where the words begin that select by the mention at `index`: "no", "far from the", "mostly". `free` words of no
   * list may stand between ("no rowdy kids").
   */
  selectingBefore(
    index: number,
    lists: readonly ProtectedClassList[],
    free: number,
  ): { start: number; gap: number } | null {
    const found = this.#selectingUpTo(index, lists, free)
    return found && { start: this.leadStart(found.start), gap: free - found.left }
  }

  #selectingUpTo(index: number, lists: readonly ProtectedClassList[], free: number): Selecting | null {
    const known = this.#selecting.get(lists.join()) ?? new Map<number, Selecting | null>()
    this.#selecting.set(lists.join(), known)
    return walkOnce<number, Selecting | null>(known, index * 4 + free, (place) => {
      const at = place >> 2
      const left = place & 3
      if (at === 0) return { found: null }
      const start = this.#lists.startOfAny(lists, at)
      if (start !== null) return { found: { start, left } }
      const passed = this.#passedBack(at)
      if (passed !== null) return { next: passed * 4 + left }
      const isWord = this.#tokens[at - 1]?.kind === 'word' && !this.is('things', at - 1) && !this.is('breaks', at - 1)
      return left > 0 && isWord ? { next: (at - 1) * 4 + left - 1 } : { found: null }
    })
  }

  #passedBack(end: number): number | null {
    const start = this.#lists.startOfAny(['between', 'persons', ...classLists], end)
    if (start !== null) return start
    // "no people with mental problems": the people are those.
    const joint = this.#lists.startOfAny(['breaks'], end)
    const people = joint === null ? null : this.#lists.startOfAny(['persons'], joint)
    if (people !== null) return people
    return skippedSigns.has(this.#tokens[end - 1]?.text ?? '') ? end - 1 : null
  }

  /** Takes along what else leads to a wish: "not too", "sort by least", "where mostly". */
  leadStart(index: number): number {
    return walkOnce(this.#leads, index, (at) => {
      const start = this.#lists.startOfAny(['selecting', 'shares', 'between'], at)
      return start === null || start === at ? { found: at } : { next: start }
    })
  }

  /** "white walls", but before it: "cabinets mostly white", "a yard safe for kids". */
  thingBefore(index: number): boolean {
    let at = index
    for (let steps = 0; steps < 5 && at > 0; steps++) {
      const thing = this.#lists.startOfAny(['things'], at)
      const start = this.#lists.startOfAny(['between', 'shares', 'selecting', 'articles', 'purposes', 'suited'], at)
      // "no one next door who is foreign": that door is no thing.
      if (thing !== null && (start === null || start >= thing)) return true
      if (start === null) return false
      at = start
    }
    return false
  }

  /** "the neighbors must be Christian", "an area that is mostly Asian". */
  peopleBefore(index: number, lists: readonly ProtectedClassList[]): number | null {
    let at = index
    for (let steps = 0; steps < 6 && at > 0; steps++) {
      // "Nachbarn, die nicht arabisch sind": a clause of theirs goes on behind the comma.
      if (steps > 0 && this.#tokens[at - 1]?.text === ',') at--
      const people = this.#lists.startOfAny(lists, at)
      // "the house should be white": a home is no part of a town, and has a colour.
      if (people !== null) return this.#homeBefore(at) ? null : people
      const start =
        this.#lists.startOfAny(['between', 'shares', 'selecting', 'selectingAfter', 'articles', ...classLists], at) ??
        this.#partOfTownBefore(at)
      if (start === null) return null
      at = start
    }
    return null
  }

  /** "the crowd in that building": where they live stands between people and what they are. */
  #partOfTownBefore(end: number): number | null {
    let at = this.#lists.startOfAny(['areas'], end)
    for (let steps = 0; steps < 3 && at !== null; steps++) {
      const joint = this.#lists.startOfAny(['breaks'], at)
      if (joint !== null) return joint
      at = this.#lists.startOfAny(['between', 'articles'], at)
    }
    return null
  }

  /** "female house", "a home with females", "rooms for males": a home right before or behind, with nothing but joints between. */
  joinsHome(mention: Mention): boolean {
    if (this.#homeEnds(mention.end)) return true
    // "rooms for the girls" of a family.
    const article = this.#lists.startOfAny(['articles'], mention.start)
    if (article !== null && !this.is('selecting', article)) return false
    return this.followsHome(mention.start) && (!this.#homeBefore(mention.start) || this.endsClause(mention.end))
  }

  /** "a home for", "house with only": a home, with nothing but joints up to here. */
  followsHome(index: number): boolean {
    let at = index
    for (let steps = 0; steps < 4 && at > 0; steps++) {
      if (this.#homeBefore(at)) return true
      const start = this.#lists.startOfAny(['breaks', 'purposes', 'between', 'shares', 'selecting'], at)
      if (start === null) return false
      at = start
    }
    return false
  }

  #homeEnds(at: number): boolean {
    return this.#text.phraseAt(at)?.tags.some((tag) => homeTags.test(tag)) ?? false
  }

  #homeBefore(end: number): boolean {
    for (let at = Math.max(0, end - 2); at < end; at++) {
      const found = this.#text.phraseAt(at)
      if (found?.end === end && found.tags.some((tag) => homeTags.test(tag))) return true
    }
    return false
  }

  /** Whether adjectives of this language stand behind what they describe. */
  get #hasAdjoined(): boolean {
    return this.#lists.words.adjoined.length > 0
  }

  /** "escuela judía", "agent francophone": what stands before it is described, and no people. */
  isAdjoined(index: number): boolean {
    const isHome = this.#homeBefore(index) || !this.#hasAdjoined
    const start = this.#lists.startOfAny(isHome ? ['adjoined'] : ['adjoined', 'things'], index)
    return start !== null && this.selectingBefore(start, ['shunning'], 0) === null
  }

  /** "a playground for the kids", "no stairs for elderly parents": what precedes is for them. */
  isPurposeOfThing(index: number): boolean {
    const purpose = this.#purposeBefore(index)
    return purpose !== null && (this.thingBefore(purpose) || this.#featureBefore(purpose))
  }

  /** "the best areas for families". */
  isPurposeOfArea(index: number): boolean {
    const purpose = this.#purposeBefore(index)
    return purpose !== null && this.#lists.startOfAny(['areas'], purpose) !== null
  }

  #purposeBefore(index: number): number | null {
    let at = index
    for (let steps = 0; steps < 5 && at > 0; steps++) {
      const purpose = this.#lists.startOfAny(['purposes'], at)
      if (purpose !== null) return purpose
      const start = this.#lists.startOfAny(['between', 'articles', 'selfOwning', ...classLists], at)
      if (start === null) return null
      at = start
    }
    return null
  }

  #featureBefore(end: number): boolean {
    for (let at = Math.max(0, end - 3); at < end; at++) {
      const found = this.#text.phraseAt(at)
      if (found?.end === end && found.tags.some((tag) => tag.startsWith('feature.'))) return true
    }
    return false
  }

  /** "rent to immigrants", "do you accept Muslims", but not "only accept", "don't rent to". */
  isAccess(index: number): boolean {
    let at = index
    for (let steps = 0; steps < 4 && at > 0; steps++) {
      const access = this.#lists.startOfAny(['access'], at)
      if (access !== null) return this.#lists.startOfAny(['selecting', 'shares'], access) === null
      const start = this.#lists.startOfAny(['between', 'articles', 'persons'], at)
      if (start === null) return false
      at = start
    }
    return false
  }

  /** "white cabinets, not brown": what is not wanted is the colour of what was just named. */
  contrastsThing(index: number): boolean {
    if (this.#tokens[index - 1]?.text !== ',') return false
    const thing = this.#lists.startOfAny(['things'], index - 1)
    return thing !== null && this.#lists.startOfAny(['ambiguousGroups'], thing) !== null
  }

  /** "I only want to rent to couples", "show this apartment only to women": where the wish of who offers a home begins. */
  offeredFrom(index: number): number | null {
    let start: number | null = null
    const back = (at: number, lists: readonly ProtectedClassList[]) => {
      const selecting = this.#lists.startOfAny(['selecting', 'shares'], at)
      if (selecting !== null) start = selecting
      return selecting ?? this.#lists.startOfAny(lists, at)
    }
    let at = index
    let audience = this.#lists.startOfAny(['audience'], at)
    for (let steps = 0; steps < 3 && audience === null; steps++) {
      const before = back(at, ['between', 'articles'])
      if (before === null) return null
      at = before
      audience = this.#lists.startOfAny(['audience'], at)
    }
    if (audience === null) return null
    at = audience
    let offer = this.#lists.startOfAny(['offering'], at)
    for (let words = 0; words < 4 && offer === null; words++) {
      if (at === 0 || this.#tokens[at - 1]?.kind !== 'word') return null
      at = back(at, []) ?? at - 1
      offer = this.#lists.startOfAny(['offering'], at)
    }
    if (offer === null) return null
    for (let before: number | null = offer, steps = 0; before !== null && steps < 6; steps++)
      before = back(before, ['between', 'needs'])
    return start
  }

  /** "White Center", "12 Christian St": two capitals in a row are a name, where not every word has one. */
  isName(mention: Mention): boolean {
    const [before, first, next] = [mention.start - 1, mention.start, mention.end].map((at) => this.#tokens[at])
    if (first?.capital && this.#isStreetOf(mention.start)) return true
    if (!first || next?.kind !== 'word') return false
    const { streetTypes, particles } = this.#lexicon.language
    const isStreet = streetTypes.some(([short, long]) => next.text === short || next.text === long)
    const people: readonly ProtectedClassList[] = ['persons', 'areas', 'selectingAfter', 'between', ...classLists]
    const isPeople = this.#lists.endOfAny(people, mention.end) !== null
    const isAddress = before?.kind === 'digits' || particles.streetLeads.includes(before?.text ?? '')
    if (isStreet && !isPeople && isAddress) return true
    // "Jewish Quarter Lane", "Catholic Community Services": more names follow.
    const further = this.#tokens[mention.end + 1]
    const isLonger = further?.capital === true && this.#lists.endOfAny(people, mention.end + 1) === null
    if (!first.capital || !next.capital || (isPeople && !isStreet && !isLonger)) return false
    return this.#hasFewCapitals
  }

  /** "rue des Juifs", "Rua dos Judeus": the name of a street, which no article makes one of many. */
  #isStreetOf(index: number): boolean {
    const joint = this.#lists.startOfAny(['between'], index)
    const street = this.#tokens[(joint ?? 0) - 1]?.text
    const prefixes = this.#lexicon.language.streetPrefixes ?? []
    if (joint === null || !prefixes.some(([prefix]) => prefix === street)) return false
    return this.#lists.startOfAny(['articles', 'between', 'selecting', 'shares'], joint - 1) === null
  }

  /** Nothing of the same clause stands behind: the end, a sign, or a word that begins something else. */
  endsClause(at: number): boolean {
    const token = this.#tokens[at]
    return (
      token === undefined ||
      token.kind !== 'word' ||
      this.is('breaks', at) ||
      this.is('seams', at) ||
      this.is('pleases', at)
    )
  }
}
