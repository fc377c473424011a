import type { ProtectedClassList } from '../../languages/tables/protected-class-words.ts'
import type { Token } from '../../languages/words/tokens.ts'
import type { PhraseReading } from '../phrase-lists.ts'
import type { TextReading } from '../text-reading.ts'
import { walkOnce } from '../walk-once.ts'
import { classLists } from './class-mentions.ts'
import type { ThingsAround } from './things-around.ts'

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

export const skippedSigns: ReadonlySet<string> = new Set(['-', "'", '"', '/', '&'])

/** Looks around mentions; knows the lists, decides nothing. */
export class MentionSurroundings {
  readonly #text: TextReading
  readonly #things: ThingsAround
  readonly #lists: PhraseReading
  readonly #tokens: readonly Token[]
  /** Up to each token: how many of them are no signs. */
  readonly #wordsBefore: readonly number[]
  readonly #telling = new Map<number, Telling | null>()
  readonly #selecting = new Map<string, Map<number, Selecting | null>>()
  readonly #leads = new Map<number, number>()

  constructor(text: TextReading, things: ThingsAround) {
    this.#text = text
    this.#things = things
    this.#lists = text.lists
    this.#tokens = text.tokens
    let count = 0
    this.#wordsBefore = [0, ...text.tokens.map(({ kind }) => (kind === 'sign' ? count : ++count))]
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
      const isWord = this.#tokens[at]?.kind === 'word' && !this.#text.is('breaks', at) && !this.#text.is('needs', at)
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
      const isWord =
        this.#tokens[at - 1]?.kind === 'word' && !this.#text.is('things', at - 1) && !this.#text.is('breaks', at - 1)
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

  /** "the neighbors must be Christian", "an area that is mostly Asian". */
  peopleBefore(index: number, lists: readonly ProtectedClassList[]): number | null {
    let at = index
    for (let steps = 0; steps < 6 && at > 0; steps++) {
      // "Nachbarn, die nicht arabisch sind": a clause of theirs goes on behind the comma.
      if (this.#tokens[at - 1]?.text === ',') at--
      const people = this.#lists.startOfAny(lists, at)
      // "the house should be white": a home is no part of a town, and has a colour.
      if (people !== null) return this.#things.homeBefore(at) ? null : people
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

  /** Whether adjectives of this language stand behind what they describe. */
  get #hasAdjoined(): boolean {
    return this.#lists.words.adjoined.length > 0
  }

  /** "escuela judía", "agent francophone": what stands before it is described, and no people. */
  isAdjoined(index: number): boolean {
    const isHome = this.#things.homeBefore(index) || !this.#hasAdjoined
    const start = this.#lists.startOfAny(isHome ? ['adjoined'] : ['adjoined', 'things'], index)
    return start !== null && this.selectingBefore(start, ['shunning'], 0) === null
  }

  /** "rent to immigrants", "do you accept Muslims", but not "only accept", "don't rent to". */
  accessBefore(index: number): number | null {
    let at = index
    for (let steps = 0; steps < 4 && at > 0; steps++) {
      const access = this.#lists.startOfAny(['access'], at)
      if (access !== null) return this.#lists.startOfAny(['selecting', 'shares'], access) === null ? access : null
      const start = this.#lists.startOfAny(['between', 'articles', 'persons'], at)
      if (start === null) return null
      at = start
    }
    return null
  }

  /** "where can a white family live": no question of access. */
  asksWhere(index: number): boolean {
    for (let at = index; at > 0 && at > index - 8; at--) {
      if (this.#lists.startOfAny(['whereabouts'], at) !== null) return true
      if (this.#text.isStop(at - 1)) return false
    }
    return false
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
}
