import type { ProtectedClassWords } from '../languages/tables/protected-class-words.ts'
import type { Lexicon } from '../languages/words/lexicon.ts'
import { phraseKeys } from '../languages/words/phrase-tree.ts'
import type { Token } from '../languages/words/tokens.ts'
import { type ClassList, classLists, type Mention } from './mentions/class-mentions.ts'
import { MentionNames } from './mentions/mention-names.ts'
import { MentionSurroundings } from './mentions/mention-surroundings.ts'
import { ThingsAround } from './mentions/things-around.ts'
import type { PhraseLists, PhraseReading } from './phrase-lists.ts'
import { makeVocabulary, readPlainWords, splitCharacters } from './plain-words.ts'
import { SelfDescriptions } from './self-description.ts'
import { SlipSearch } from './slip-search.ts'
import { SpokenTongues } from './spoken-tongues.ts'
import { TextReading } from './text-reading.ts'
import { walkOnce } from './walk-once.ts'

/** The parts of a sentence that ask to choose homes by who people are; the rest of it is still acted on. */
export interface RefusedWishes {
  tokens: ReadonlySet<number>
  words: string[]
  /** Each of `words` only names a class ("religion"), without saying whom. */
  isTopic: boolean[]
}

export interface FairHousingGate {
  /** Indexes of the tokens by which visitors only describe themselves. */
  findSelf(tokens: readonly Token[]): ReadonlySet<number>
  /** Whether a word stands in one of its lists. */
  knows(word: string): boolean
  /** Whether a word, folded, is one by which people are told apart, or part of a phrase that is. */
  tellsPeople(word: string): boolean
  /** Where a word stands by which people are chosen, or that says who lives where. */
  findSelecting(tokens: readonly Token[]): ReadonlySet<number>
  /** `named` are tokens that belong to the name of a place or street: names are names. */
  check(tokens: readonly Token[], named: ReadonlySet<number>): RefusedWishes
  /** The same of words in another language than the sentence's: nothing is taken for a slip of the pen there. */
  checkForeign(tokens: readonly Token[], named: ReadonlySet<number>): RefusedWishes
}

interface Span {
  start: number
  end: number
  isTopic?: boolean
}

/** What a wish may begin with, besides a word for a class. */
const opening = ['lawful', 'requests', 'topics', 'suited', 'faithBuildings', 'tongues'] as const

/** By what a sentence that tells of people says more than that. */
const choosing = [
  ...(['requests', 'topics', 'suited', 'faithBuildings', 'selecting', 'selectingAfter', 'shunning', 'areas'] as const),
  ...(['whereabouts', 'offering', 'access', 'shares', 'needs'] as const),
] as const

/** Lists of who people are, what they believe, speak or need, and where they pray. */
const peopleLists = [
  ...(['suited', 'accessNeeds', 'groups', 'ambiguousGroups', 'ageGroups', 'members', 'sexes', 'tongues'] as const),
  ...(['helpers', 'persons', 'faithBuildings', 'conditions', 'traits', 'relatives', 'origins'] as const),
] as const

export function makeFairHousingGate(lists: PhraseLists, lexicon: Lexicon): FairHousingGate {
  const { words } = lists
  const single = (list: keyof ProtectedClassWords) => words[list].filter((phrase) => /^\p{L}+$/u.test(phrase))
  const vocabulary = makeVocabulary([...classLists.flatMap(single), ...single('requests'), ...single('selecting')])
  const firstWords = lists.firstWords([...opening, ...classLists])
  const known = new Set(Object.values(words).flatMap((list) => list.flatMap((phrase) => phraseKeys(phrase))))
  const isKnown = (word: string) => known.has(word)
  // Of "house of worship" and "retirement apartment" the words that are of homes tell nobody apart.
  const ofPeople = new Set(
    peopleLists.flatMap((list) =>
      words[list].flatMap((phrase) => {
        const [first, ...further] = phraseKeys(phrase)
        if (first === undefined) return []
        return further.length === 0 ? [first] : [first, ...further].filter((word) => !lexicon.isKnown(word))
      }),
    ),
  )
  const isWord = (word: string) => isKnown(word) || lexicon.isKnown(word)
  const slips = new SlipSearch(words, classLists, isWord)
  const around = new SlipSearch(words, ['persons', 'areas'], isWord)
  const check = (original: readonly Token[], named: ReadonlySet<number>, slips: SlipSearch<ClassList> | null) => {
    const characters = splitCharacters(original)
    const plain = readPlainWords(characters.tokens, vocabulary)
    const tokens = slips === null ? plain.tokens : around.mend(plain.tokens)
    const spans = plain.spans.map(
      ([start, end]) => [characters.spans[start]?.[0] ?? 0, characters.spans[end - 1]?.[1] ?? 0] as const,
    )
    const plainNamed = new Set(spans.flatMap(([start], index) => (named.has(start) ? [index] : [])))
    const reading = new GateReading({ lists, lexicon, slips, firstWords }, { tokens, named: plainNamed })
    return toOriginal(reading.refused(), original, spans)
  }
  return {
    knows: isKnown,
    tellsPeople: (word) => ofPeople.has(word),
    findSelf: (original) => {
      const { tokens: written, spans } = splitCharacters(original)
      const tokens = around.mend(written)
      const said = new SelfDescriptions(new TextReading(lists, lexicon, tokens)).find()
      const rest = new Set(spans.flatMap(([start], index) => (said.has(index) ? [] : [start])))
      return new Set(original.keys().filter((index) => !rest.has(index)))
    },
    findSelecting: (original) => {
      const { tokens, spans } = splitCharacters(original)
      const { lists: reading } = new TextReading(lists, lexicon, around.mend(tokens))
      // "neighbours", "tenants" live beside somebody; a woman or a child may be met anywhere.
      const lives = (at: number) =>
        reading.endOf('persons', at) !== null && reading.endOfAny(['members', 'sexes'], at) === null
      return new Set(
        spans.flatMap(([start], at) => (reading.endOfAny(choosing, at) !== null || lives(at) ? [start] : [])),
      )
    },
    check: (original, named) => check(original, named, slips),
    checkForeign: (original, named) => check(original, named, null),
  }
}

function toOriginal(
  refused: readonly Span[],
  original: readonly Token[],
  spans: readonly (readonly [number, number])[],
): RefusedWishes {
  const tokens = new Set<number>()
  const words = refused.map(({ start, end }) => {
    const from = spans[start]?.[0] ?? 0
    const to = spans[end - 1]?.[1] ?? from
    for (let at = from; at < to; at++) tokens.add(at)
    return original
      .slice(from, to)
      .map((token, index) => (index > 0 && !token.glued ? ` ${token.raw}` : token.raw))
      .join('')
  })
  return { tokens, words, isTopic: refused.map((span) => span.isTopic ?? false) }
}

interface GateWords {
  lists: PhraseLists
  lexicon: Lexicon
  slips: SlipSearch<ClassList> | null
  /** Of the lists that a wish may begin with. */
  firstWords: ReadonlySet<string>
}

/** Whom something is suited for: a member of a class, or somebody who needs access. */
interface Served {
  end: number
  isMember: boolean
}

interface Sentence {
  tokens: readonly Token[]
  named: ReadonlySet<number>
}

/** One sentence on its way through the gate. */
class GateReading {
  readonly #text: TextReading
  readonly #lists: PhraseReading
  readonly #slips: SlipSearch<ClassList> | null
  readonly #firstWords: ReadonlySet<string>
  readonly #tokens: readonly Token[]
  readonly #named: ReadonlySet<number>
  readonly #things: ThingsAround
  readonly #names: MentionNames
  readonly #around: MentionSurroundings
  readonly #tongues: SpokenTongues
  readonly #served = new Map<number, Served | null>()

  constructor({ lists, lexicon, slips, firstWords }: GateWords, { tokens, named }: Sentence) {
    this.#text = new TextReading(lists, lexicon, tokens)
    this.#lists = this.#text.lists
    this.#slips = slips
    this.#firstWords = firstWords
    this.#tokens = tokens
    this.#named = named
    this.#things = new ThingsAround(this.#text)
    this.#names = new MentionNames(this.#text, lexicon)
    this.#around = new MentionSurroundings(this.#text, this.#things)
    this.#tongues = new SpokenTongues(this.#text, this.#around)
  }

  refused(): Span[] {
    const found: Span[] = []
    let at = 0
    while (at < this.#tokens.length) {
      const next = this.#readAt(at)
      if (next.wish) found.push({ ...next.wish, start: Math.max(next.wish.start, found.at(-1)?.end ?? 0) })
      at = Math.max(next.end, at + 1)
    }
    return found
  }

  #readAt(at: number): { wish: Span | null; end: number } {
    if (this.#named.has(at)) return { wish: null, end: at + 1 }
    if (!this.#firstWords.has(this.#tokens[at]?.text ?? '')) return this.#readMention(this.#slipAt(at), at)
    const lawful = this.#lists.endOf('lawful', at)
    const request = this.#lists.endOf('requests', at)
    // "with section 8" is a fact, "with section 8 neighbors" is about them.
    const isPeople = lawful !== null && this.#lists.endOf('persons', lawful) !== null
    if (lawful !== null && !isPeople && lawful >= (request ?? 0)) return { wish: null, end: lawful }
    if (request !== null && !this.#named.has(request - 1)) return this.#request(at, request)
    const topic = this.#lists.endOf('topics', at)
    if (topic !== null) {
      const { wish, end } = this.#request(at, topic)
      return { wish: wish && { ...wish, isTopic: true }, end }
    }
    const spoken = this.#tongues.at(at)
    if (spoken) return { wish: spoken, end: spoken.end }
    const suited = this.#lists.endOf('suited', at)
    if (suited !== null) {
      const wish = this.#suited(at, suited)
      if (wish) return wish
    }
    const building = this.#lists.endOf('faithBuildings', at)
    if (building !== null) {
      const shunned = this.#around.selectingBefore(at, ['shunning'], 1)
      const isPart = this.#around.behind(building, 0).kind === 'thing'
      return { wish: shunned && !isPart ? { start: shunned.start, end: building } : null, end: building }
    }
    return this.#readMention(this.#mentionAt(at), at)
  }

  #readMention(mention: Mention | null, at: number): { wish: Span | null; end: number } {
    if (!mention) return { wish: null, end: at + 1 }
    const wish = this.#wishOf(mention)
    return { wish, end: wish?.end ?? mention.end }
  }

  #request(start: number, end: number): { wish: Span | null; end: number } {
    const following = this.#around.behind(end, 0)
    if (following.kind === 'thing' && following.isDirect) return { wish: null, end: following.end }
    const isLed = following.kind === 'areas' || following.kind === 'persons' || following.kind === 'selecting'
    // "nobody from Somalia", "no one over 50": what follows goes with it.
    const isOrigin =
      this.#lists.startOfAny(['origins', 'breaks'], end) !== null &&
      this.#tokens[end] !== undefined &&
      this.#tokens[end]?.kind !== 'sign'
    const wish = { start: this.#around.leadStart(start), end: isLed ? following.end : isOrigin ? end + 1 : end }
    return { wish, end: wish.end }
  }

  /** "safe for families", but not "a yard safe for kids". */
  #suited(start: number, from: number): { wish: Span | null; end: number } | null {
    const served = this.#servedFrom(from)
    if (served === null) return null
    const { end, isMember } = served
    if (!isMember || (this.#things.thingBefore(start) && !this.#things.followsHome(start))) return { wish: null, end }
    return { wish: { start: this.#around.leadStart(start), end }, end }
  }

  /** Whom something is suited for; null when it is for nobody. */
  #servedFrom(from: number): Served | null {
    return walkOnce<number, Served | null>(this.#served, from, (at) => {
      const served = this.#lists.endOf('accessNeeds', at)
      if (served !== null) return { found: { end: served, isMember: false } }
      const member = this.#lists.endOfAny(['members', 'sexes', 'groups'], at)
      if (member !== null && this.#around.behind(member, 0).kind !== 'thing')
        return { found: { end: member, isMember: true } }
      const next = this.#lists.endOfAny(['between', 'articles', 'ageGroups', 'ambiguousGroups', 'traits'], at)
      return next === null ? { found: null } : { next }
    })
  }

  #mentionAt(at: number): Mention | null {
    let end = 0
    let kinds: ClassList[] = []
    for (const list of classLists) {
      const found = this.#lists.endOf(list, at)
      if (found === null || found < end) continue
      if (found > end) kinds = []
      end = found
      kinds.push(list)
    }
    if (end > 0) return this.#named.has(end - 1) ? null : { start: at, end, kinds, isSlip: false }
    return this.#slipAt(at)
  }

  /** "no blaks": a word that nobody knows and that is nearly one of a class. */
  #slipAt(at: number): Mention | null {
    const token = this.#tokens[at]
    const kinds = token?.kind === 'word' ? (this.#slips?.listsOf(token.text) ?? []) : []
    if (kinds.length === 0) return null
    return { start: at, end: at + 1, kinds, isSlip: true }
  }

  /** What a mention asks for, or null when it asks for nothing that must be refused. */
  #wishOf(mention: Mention): Span | null {
    const isGroup = mention.kinds.includes('groups')
    const isAmbiguous = mention.kinds.includes('ambiguousGroups')
    const following = this.#around.behind(mention.end, isGroup || isAmbiguous ? 2 : 1)
    if (following.kind === 'thing' || ((isGroup || isAmbiguous) && this.#around.isAdjoined(mention.start))) return null
    const isSex = mention.kinds.includes('sexes')
    if (!isGroup && this.#isPartOfHome(mention.end, isSex || mention.kinds.includes('members'))) return null
    const isName = isGroup || isAmbiguous ? this.#names.isName(mention) : this.#names.isStreetName(mention)
    if (isName) return null
    const isPeople = following.kind === 'persons' || following.kind === 'areas'
    const end = following.kind === null || following.kind === 'access' ? mention.end : following.end
    const span = (start: number): Span => ({ start, end })
    const selecting = this.#around.selectingBefore(mention.start, ['selecting', 'shares'], 1)
    const offered = isAmbiguous && !isPeople ? null : this.#around.offeredFrom(mention.start)
    if (offered !== null && (isPeople || !mention.kinds.every((kind) => kind === 'ageGroups'))) return span(offered)
    const isAsked = (isGroup || isAmbiguous) && this.#around.asksWhere(mention.start)
    const access = isAsked ? null : this.#around.accessBefore(mention.start)
    const hasAccess = access !== null || (following.kind === 'access' && !isAsked)
    const isBeside = selecting === null || selecting.gap > 0 || (access !== null && selecting.start >= access)
    if (hasAccess && isBeside) return null
    if (isGroup && !mention.isSlip) return span(selecting?.start ?? this.#around.leadStart(mention.start))
    if (isGroup || isAmbiguous) {
      if (isPeople) return span(selecting?.start ?? this.#around.leadStart(mention.start))
      const described = this.#around.peopleBefore(mention.start, ['persons', 'areas'])
      if (described !== null) return span(described)
      if (this.#things.thingBefore(mention.start)) return null
      if (isGroup && (selecting || following.kind === 'selecting')) return span(selecting?.start ?? mention.start)
      const share = this.#around.selectingBefore(mention.start, ['shares'], 0)
      if (share) return span(share.start)
      if (following.kind === 'selecting' && following.isDirect) return span(selecting?.start ?? mention.start)
      const direct = this.#around.selectingBefore(mention.start, ['selecting'], 0)
      if (direct && this.#things.contrastsThing(direct.start)) return null
      if (this.#text.endsClause(mention.end) && this.#things.isKindOfArea(mention.start)) return span(mention.start)
      if (direct && (following.kind === 'selecting' || this.#text.endsClause(mention.end))) return span(direct.start)
    }
    if (isSex && !mention.isSlip && this.#things.joinsHome(mention)) return span(selecting?.start ?? mention.start)
    if (this.#things.isPurposeOfThing(mention.start)) return null
    const need = this.#things.accessNeedFrom(mention.start)
    if (need !== null && (selecting === null || selecting.start > need)) return null
    // "elderly tenants", "women tenants".
    const isAdjective = mention.kinds.includes('ageGroups') || (isSex && following.isDirect)
    if (isAdjective && following.kind === 'persons')
      return span(selecting?.start ?? this.#around.leadStart(mention.start))
    // "the owner, an older gentleman" is told of one man.
    const isOne =
      mention.kinds.every((kind) => kind === 'ageGroups') && this.#lists.endOf('relatives', mention.end) !== null
    const people = mention.isSlip || isOne ? null : this.#around.peopleBefore(mention.start, ['persons'])
    if (people !== null) return span(people)
    if (!isSex && !mention.kinds.includes('members')) return null
    const isArea =
      (following.kind === 'areas' && following.isDirect) ||
      this.#things.isPurposeOfArea(mention.start) ||
      this.#things.isKindOfArea(mention.start)
    // "the children's rooms upstairs" in languages that name the rooms first.
    if (!isSex && selecting === null && !isArea && this.#things.thingBefore(mention.start)) return null
    const isSelected = selecting !== null || following.kind === 'selecting' || isArea
    if (!isSelected) return null
    return span(selecting?.start ?? mention.start)
  }

  /** "white kitchen", "black houses": a colour or a style of what homes are searched by. */
  #isPartOfHome(at: number, isMember: boolean): boolean {
    const telling = isMember ? /^(feature|unit)\./ : /^(family|feature|unit)\.|^studio$/
    for (let next = at; next <= at + 1; next++) {
      // "cerca" is near and a fence: behind people it is near.
      if (this.#lists.endOf('selectingAfter', next) !== null) return false
      const tags = this.#text.phraseAt(next)?.tags ?? []
      if (tags.some((tag) => telling.test(tag))) return true
      if (
        this.#tokens[next]?.kind !== 'word' ||
        this.#lists.endOfAny(['breaks', 'persons', 'areas', 'selectingAfter'], next) !== null
      )
        return false
    }
    return false
  }
}
