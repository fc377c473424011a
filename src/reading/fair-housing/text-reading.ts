import type { ProtectedClassList } from '../languages/tables/protected-class-words.ts'
import type { Lexicon } from '../languages/words/lexicon.ts'
import { readNumber } from '../languages/words/number.ts'
import type { ReadNumber } from '../languages/words/number-table.ts'
import type { Token } from '../languages/words/tokens.ts'
import type { PhraseLists, PhraseReading } from './phrase-lists.ts'
import { walkOnce } from './walk-once.ts'

/** Words that describe a person, in any order. */
export const describing: readonly ProtectedClassList[] = [
  'traits',
  'relatives',
  'conditions',
  'groups',
  'ambiguousGroups',
  'ageGroups',
  'members',
]

export const stops: ReadonlySet<string> = new Set([...'.;!?,:()，。、；：！？'])

/** What a home is asked for by: here a description of oneself ends also without a sign. */
const contentTags =
  /^(family\.|studio$|SaleType\.|Status\.|SpaceType\.|Tours\.|new\.|sort\.|figure\.|feature\.|currency\.|field\.|unit\.(Bed|Bath|Parking|square|acres|hectares)|mls\.)/

/** Whether tags say something that homes are searched by. */
export function saysContent(tags: readonly string[]): boolean {
  return tags.some((tag) => contentTags.test(tag))
}

interface Run {
  end: number
  /** Somebody was described on the way. */
  seen: boolean
  /** It ended in the name of a thing. */
  isThing: boolean
}

/** What stands at each place of one text, looked up once and only where it is asked for. */
export class TextReading {
  readonly lists: PhraseReading
  readonly tokens: readonly Token[]
  readonly #lexicon: Lexicon
  readonly #numbers = new Map<number, ReadNumber | null>()
  readonly #phrases = new Map<number, ReturnType<Lexicon['longestAt']>>()
  readonly #contents = new Map<number, boolean>()
  readonly #clauseEnds = new Map<number, number>()
  readonly #runs = new Map<number, Run>()

  constructor(lists: PhraseLists, lexicon: Lexicon, tokens: readonly Token[]) {
    this.lists = lists.over(tokens)
    this.tokens = tokens
    this.#lexicon = lexicon
  }

  numberAt(at: number): ReadNumber | null {
    return remember(this.#numbers, at, () => readNumber(this.tokens, at, this.#lexicon.language.numbers))
  }

  phraseAt(at: number): ReturnType<Lexicon['longestAt']> {
    return remember(this.#phrases, at, () => this.#lexicon.longestAt(this.tokens, at))
  }

  /** Whether something that homes are searched by stands here. */
  isContent(at: number): boolean {
    return remember(this.#contents, at, () => {
      const says = (place: number) => saysContent(this.phraseAt(place)?.tags ?? [])
      const number = this.numberAt(at)
      if (number === null) return says(at)
      const sign = this.tokens[number.end]?.text
      if (sign === '/' || (sign === '+' && number.value <= 12)) return true
      return says(number.end) || number.value >= 1000
    })
  }

  isStop(at: number): boolean {
    const { tokens } = this
    const text = tokens[at]?.text ?? ''
    if (text === '-') return !tokens[at]?.glued && !tokens[at + 1]?.glued
    const isTitle = text === '.' && /^(mr|mrs|ms|dr|st)$/.test(tokens[at - 1]?.text ?? '')
    return stops.has(text) && !isTitle && !(text === '.' && tokens[at + 1]?.glued && tokens[at + 1]?.kind !== 'sign')
  }

  is(list: ProtectedClassList, at: number): boolean {
    return this.lists.endOf(list, at) !== null
  }

  /** Nothing of the same clause stands behind: the end, a sign, or a word that begins something else. */
  endsClause(at: number): boolean {
    const token = this.tokens[at]
    return (
      token === undefined ||
      token.kind !== 'word' ||
      this.is('breaks', at) ||
      this.is('seams', at) ||
      this.is('pleases', at)
    )
  }

  beginsClause(at: number): boolean {
    if (at === 0) return true
    const before = this.tokens[at - 1]
    return (before !== undefined && stops.has(before.text)) || this.lists.startOfAny(['greetings'], at) !== null
  }

  isState(word: string): boolean {
    return this.#lexicon.language.states.some(([short, long]) => word === short || word === long.toLowerCase())
  }

  seamOrNeed(at: number): boolean {
    return this.lists.endOfAny(['seams', 'needs'], at) !== null
  }

  /** "my mother-in-law suite", "our family room". */
  isThing(at: number): boolean {
    const text = this.tokens[at]?.text
    return this.lists.endOf('things', text === "'" || text === '-' ? at + 1 : at) !== null
  }

  /** The next place where a clause ends or another one begins. */
  clauseEnd(from: number): number {
    return walkOnce(this.#clauseEnds, from, (at) =>
      at >= this.tokens.length || this.isStop(at) || this.seamOrNeed(at) ? { found: at } : { next: at + 1 },
    )
  }

  /** Where the words end that describe somebody; null when they do not. */
  describedFrom(from: number): number | null {
    const none = this.lists.endOf('nones', from)
    const { end, seen, isThing } = this.#runFrom(
      none !== null && this.lists.endOf('relatives', none) !== null ? none : from,
    )
    return seen && !isThing ? end : null
  }

  #runFrom(from: number): Run {
    const passed: { at: number; tells: boolean }[] = []
    let at = from
    let run = this.#runs.get(at)
    while (!run) {
      const described = this.lists.endOfAny(describing, at)
      const number = this.numberAt(at)
      const lead = this.lists.endOfAny(['articles', 'selfOwning'], at)
      const isNumber = number !== null && !this.isContent(at)
      if (at < this.tokens.length && described !== null && this.isThing(described))
        run = { end: at, seen: false, isThing: true }
      else if (at >= this.tokens.length || (described === null && lead === null && !isNumber))
        run = { end: at, seen: false, isThing: false }
      else {
        passed.push({ at, tells: described !== null || isNumber })
        at = described ?? lead ?? number?.end ?? at + 1
        run = this.#runs.get(at)
      }
    }
    this.#runs.set(at, run)
    for (const step of passed.reverse()) {
      run = { ...run, seen: run.seen || step.tells }
      this.#runs.set(step.at, run)
    }
    return run
  }
}

function remember<Value>(known: Map<number, Value>, at: number, find: () => Value): Value {
  const kept = known.get(at)
  if (kept !== undefined || known.has(at)) return kept as Value
  const found = find()
  known.set(at, found)
  return found
}
