import type { Lexicon } from '../lexicon.ts'
import { readNumber } from '../number.ts'
import type { ProtectedClassList } from '../protected-class-words.ts'
import type { Token } from '../tokens.ts'
import type { PhraseLists } from './phrase-lists.ts'

/** Words that describe a person, in any order. */
const describing: readonly ProtectedClassList[] = [
  'traits',
  'relatives',
  'conditions',
  'groups',
  'ambiguousGroups',
  'ageGroups',
  'members',
]

const stops = new Set(['.', ';', '!', '?', ',', ':', '(', ')', '，', '。', '、', '；', '：', '！', '？'])
const sentenceEnds = new Set(['.', '!', '?', ';', '。', '！', '？', '；'])

/** What a home is asked for by: here a description of oneself ends also without a sign. */
const contentTags =
  /^(family\.|studio$|SaleType\.|Status\.|SpaceType\.|Tours\.|new\.|sort\.|figure\.|feature\.|currency\.|field\.|unit\.(Bed|Bath|Parking|square|acres|hectares)|mls\.)/

/**
 * What visitors say of themselves: "I am Muslim", "we are two dads with three kids", "my wife is blind", "I just sold
 * our boat". It is no request: these tokens are taken out, so that the same question of another person is the same.
 */
export class SelfDescriptions {
  readonly #lists: PhraseLists
  readonly #lexicon: Lexicon

  constructor(lists: PhraseLists, lexicon: Lexicon) {
    this.#lists = lists
    this.#lexicon = lexicon
  }

  /** Indexes of the tokens that only describe who is asking. */
  find(tokens: readonly Token[]): ReadonlySet<number> {
    const taken = new Set<number>()
    let at = 0
    while (at < tokens.length) {
      // "people like us", "my kind of people" always ask for a selection.
      const wish = this.#lists.endOfAny(['requests', 'topics', 'lawful'], tokens, at)
      // "my religion" is a wish in "people of my religion", none in "my religion is Islam".
      if (wish !== null && (this.#lists.endOf('selfBeing', tokens, at) ?? 0) <= wish) {
        at = wish
        continue
      }
      const end = this.#descriptionAt(tokens, at)
      if (end === null || end <= at) {
        at++
        continue
      }
      const [from, to] = this.#withSeams(tokens, at, end, taken)
      for (let index = from; index < to; index++) taken.add(index)
      at = to
    }
    return taken
  }

  #descriptionAt(tokens: readonly Token[], at: number): number | null {
    return (
      this.#earning(tokens, at) ??
      this.#being(tokens, at) ??
      this.#as(tokens, at) ??
      this.#having(tokens, at) ??
      this.#living(tokens, at) ??
      this.#owning(tokens, at) ??
      this.#bare(tokens, at) ??
      this.#purpose(tokens, at) ??
      this.#introduction(tokens, at) ??
      this.#signOff(tokens, at) ??
      this.#lists.endOf('salutations', tokens, at)
    )
  }

  /** "I am ...", "as a ...", "my name is ...". */
  #being(tokens: readonly Token[], at: number): number | null {
    const begin = this.#lists.endOf('selfBeing', tokens, at)
    // "I prefer being around my own race".
    if (begin === null || (begin === at + 1 && this.#lists.startOfAny(['needs'], tokens, at) !== null)) return null
    const end = this.#extend(tokens, begin, false)
    return end > begin ? end : null
  }

  /** "I make 6000 a month": what somebody earns is no price. */
  #earning(tokens: readonly Token[], at: number): number | null {
    const begin = this.#lists.endOf('selfEarning', tokens, at)
    if (begin === null) return null
    let end = begin
    while (end < tokens.length && !this.#isStop(tokens, end) && !this.#seamOrNeed(tokens, end)) end++
    const hasAmount = tokens.slice(begin, end).some(({ kind }) => kind === 'digits')
    return hasAmount || readNumber(tokens, begin, this.#lexicon.language.numbers) !== null ? end : null
  }

  /** "I have three kids", never "I have a budget". */
  #having(tokens: readonly Token[], at: number): number | null {
    const begin = this.#lists.endOf('selfHaving', tokens, at)
    if (begin === null) return null
    const person = this.#personFrom(tokens, this.#lists.endOf('nones', tokens, begin) ?? begin)
    return person === null ? null : this.#extend(tokens, person, false)
  }

  /** "As a Black woman ...", never "as a minimum". */
  #as(tokens: readonly Token[], at: number): number | null {
    const begin = this.#lists.endOf('selfAs', tokens, at)
    // "English as a first language" is said of others.
    if (begin === null || this.#lists.startOfAny(['tongues'], tokens, at) !== null) return null
    const person = this.#personFrom(tokens, begin, ['relatives', 'conditions', 'groups'])
    return person === null || this.#isThing(tokens, person) ? null : this.#extend(tokens, person, false)
  }

  /** "I was born in ...", "we just sold our boat". */
  #living(tokens: readonly Token[], at: number): number | null {
    const begin = this.#lists.endOf('selfLiving', tokens, at)
    return begin === null ? null : this.#extend(tokens, begin, true)
  }

  /** "my elderly mother", "my husband and I just sold ...", never "my mother-in-law suite". */
  #owning(tokens: readonly Token[], at: number): number | null {
    const begin = this.#lists.endOf('selfOwning', tokens, at)
    if (begin === null) return null
    const person = this.#personFrom(tokens, begin)
    if (person === null || this.#isThing(tokens, person)) return null
    return this.#extend(tokens, person, false)
  }

  /** "Single dad with two daughters here, ...", "retired veteran looking for ...": at the beginning, without "I am". */
  #bare(tokens: readonly Token[], at: number): number | null {
    if (!this.#beginsClause(tokens, at) || this.#lists.endOf('nones', tokens, at) !== null) return null
    // "only ladies", "male household": who shall live there, not who asks.
    const only = this.#lists.endOf('selecting', tokens, at)
    const sex = this.#lists.endOf('sexes', tokens, only ?? at)
    if (sex !== null && (only !== null || this.#lists.endOf('areas', tokens, sex) !== null)) return null
    const person = this.#personFrom(tokens, at, ['relatives'])
    if (person === null || this.#isThing(tokens, person)) return null
    if (this.#lists.endOf('articles', tokens, person) !== null) return null
    const end = this.#extend(tokens, person, false)
    const next = tokens[end]
    const seam = this.#lists.endOf('seams', tokens, end)
    const selects = this.#lists.endOfAny(['selectingAfter', 'areas', 'persons', 'access'], tokens, person) !== null
    if (selects) return null
    const isLone = end === tokens.length && at > 0
    const isEnd = next !== undefined && (stops.has(next.text) || this.#lists.endOf('needs', tokens, end) !== null)
    const isDescribed = person - at > 1 && (next?.kind === 'digits' || this.#isContent(tokens, end))
    return isEnd || isLone || seam !== null || isDescribed ? end : null
  }

  /** "for a family of five", "for two gay men": who will live there; "for Buddhists" is something else. */
  #purpose(tokens: readonly Token[], at: number): number | null {
    if (!this.#lists.words.purposes.some((phrase) => phrase === tokens[at]?.text)) return null
    // "safe for a family" says something of the home, or of who should live there.
    const before = [at - 1, at - 2].some(
      (start) => (this.#lists.endOfAny(['requests', 'suited', 'selecting'], tokens, start) ?? 0) > at,
    )
    const number = readNumber(tokens, at + 1, this.#lexicon.language.numbers)
    const one = this.#lists.endOfAny(['articles', 'selfOwning'], tokens, at + 1) ?? number?.end ?? null
    if (before || one === null) return null
    const person = this.#personFrom(tokens, one, ['relatives'])
    if (person === null || this.#isThing(tokens, person)) return null
    const behind = tokens[person]?.text === '-' ? person + 1 : person
    if (this.#lists.endOfAny(['selectingAfter', 'areas', 'persons'], tokens, behind) !== null) return null
    return this.#extend(tokens, person, false)
  }

  /** "This is Aisha, ...", "Aisha here, ...": at the beginning. */
  #introduction(tokens: readonly Token[], at: number): number | null {
    if (!this.#beginsClause(tokens, at)) return null
    const lead = this.#lists.endOf('introductions', tokens, at)
    let end = lead ?? at
    const first = end
    while (tokens[end]?.kind === 'word' && tokens[end]?.capital && end < first + 3) end++
    const presence = this.#lists.endOf('presences', tokens, end)
    if (end === first || (lead === null && presence === null)) return null
    end = presence ?? end
    return end >= tokens.length || stops.has(tokens[end]?.text ?? '') ? end : null
  }

  /** "Thanks, Lakisha Washington": the name under a message. */
  #signOff(tokens: readonly Token[], at: number): number | null {
    const begin = this.#lists.endOf('signOffs', tokens, at)
    if (begin === null) return null
    let end = begin
    while (tokens[end] && stops.has(tokens[end]?.text ?? '')) end++
    const first = end
    while (tokens[end]?.kind === 'word' && tokens[end]?.capital && end < first + 3) end++
    const isEnd = tokens.slice(end).every((token) => token.kind === 'sign')
    return first > begin && end > first && isEnd ? tokens.length : null
  }

  /** Where a run of words that describe a person ends, when there is a person or a condition in it. */
  #personFrom(
    tokens: readonly Token[],
    from: number,
    lists: readonly ProtectedClassList[] = ['relatives', 'conditions'],
  ): number | null {
    let at = from
    let person: number | null = null
    for (let words = 0; words < 8; words++) {
      const named = this.#relativeAt(tokens, at, lists)
      const number = readNumber(tokens, at, this.#lexicon.language.numbers)
      const isAge = number !== null && !this.#isContent(tokens, at)
      const next =
        named ??
        this.#lists.endOfAny(['traits', 'groups', 'ambiguousGroups', 'ageGroups', 'articles'], tokens, at) ??
        (isAge ? number.end : tokens[at]?.text === '-' ? at + 1 : null) ??
        (person === null ? null : this.#lists.endOfAny(['breaks', 'seams'], tokens, at))
      if (next === null) break
      if (named !== null) person = named
      at = next
    }
    return person
  }

  /** A person or a condition, unless the word only begins the name of a kind of home ("family home"). */
  #relativeAt(tokens: readonly Token[], at: number, lists: readonly ProtectedClassList[]): number | null {
    const end = this.#lists.endOfAny(lists, tokens, at)
    if (end === null || (this.#lists.endOf('lawful', tokens, at) ?? 0) > end) return null
    const longer = this.#lexicon.longestAt(tokens, at)
    return longer && longer.end > end && longer.tags.some((tag) => contentTags.test(tag)) ? null : end
  }

  /** To the end of the clause, or to where the visitor says what is wanted. */
  #extend(tokens: readonly Token[], from: number, isLiving: boolean): number {
    let at = from
    let isLife = isLiving
    let originOpen = isLife
    while (at < tokens.length) {
      const token = tokens[at]
      if (!token) break
      if (this.#isStop(tokens, at) && !this.#goesOn(tokens, at)) {
        const region = originOpen ? this.#regionBehind(tokens, at) : null
        if (region === null) break
        at = region
        continue
      }
      if (this.#lists.endOf('needs', tokens, at) !== null) break
      if (stops.has(token.text) || token.text === '-') {
        at++
        continue
      }
      const isLed = at === from || this.#lists.startOfAny(['seams'], tokens, at) !== null
      const life = this.#lists.endOfAny(isLed ? ['selfLiving', 'lifeVerbs'] : ['selfLiving'], tokens, at)
      if (life !== null) {
        isLife = true
        originOpen = true
        at = life
        continue
      }
      const origin = this.#lists.endOf('origins', tokens, at)
      if (origin !== null) {
        originOpen = true
        at = origin
        continue
      }
      const described = this.#lists.endOfAny(describing, tokens, at)
      if (described !== null && !(this.#isThing(tokens, described) && this.#isContent(tokens, described))) {
        at = described
        continue
      }
      const isYear = originOpen && /^(19|20)\d\d$/.test(token.text)
      const isName = originOpen && token.capital && tokens[at - 1]?.capital
      if (!isYear && !isName && this.#isContent(tokens, at) && !(isLife && this.#isObject(tokens, at, from))) break
      const number = readNumber(tokens, at, this.#lexicon.language.numbers)
      if (number !== null) {
        at = number.end
        continue
      }
      const seam = this.#lists.endOf('seams', tokens, at)
      const joint = seam ?? this.#lists.endOf('breaks', tokens, at)
      if (joint !== null && !(originOpen && seam === null) && !this.#describesOn(tokens, joint)) break
      at = joint ?? at + 1
    }
    // A word that only leads on to what was not taken ("with", "and") stays with it.
    return at
  }

  #isStop(tokens: readonly Token[], at: number): boolean {
    const text = tokens[at]?.text ?? ''
    if (text === '-') return !tokens[at]?.glued && !tokens[at + 1]?.glued
    const isTitle = text === '.' && /^(mr|mrs|ms|dr|st)$/.test(tokens[at - 1]?.text ?? '')
    return stops.has(text) && !isTitle && !(text === '.' && tokens[at + 1]?.glued && tokens[at + 1]?.kind !== 'sign')
  }

  /** "I am a nurse, 34, married, two kids, looking ...": parts that only describe belong to it. */
  #goesOn(tokens: readonly Token[], at: number): boolean {
    if (sentenceEnds.has(tokens[at]?.text ?? '') || tokens[at]?.text === ':') return false
    // "my mother, who works at ..., will live with us".
    const seam = this.#lists.endOf('seams', tokens, at + 1)
    if (seam !== null && this.#lists.endOfAny(['lifeVerbs', 'origins'], tokens, seam) !== null) return true
    if ((this.#lists.endOf('lifeVerbs', tokens, at + 1) ?? 0) > at + 3) return true
    const end = this.#describedFrom(tokens, at + 1)
    if (end === null)
      return tokens[at]?.text === ')' && tokens[at + 1] !== undefined && this.#describesOn(tokens, at + 1)
    return end >= tokens.length || this.#isStop(tokens, end) || this.#lists.endOf('needs', tokens, end) !== null
  }

  /** "from Lagos, Nigeria", "born in Austin, TX": what stands behind the comma is still where somebody comes from. */
  #regionBehind(tokens: readonly Token[], at: number): number | null {
    const next = tokens[at + 1]
    if (tokens[at]?.text !== ',' || next?.kind !== 'word') return null
    const isState = this.#lexicon.language.states.some(
      ([short, long]) => next.text === short || next.text === long.toLowerCase(),
    )
    const isEnd = at + 2 >= tokens.length || stops.has(tokens[at + 2]?.text ?? '') || this.#seamOrNeed(tokens, at + 2)
    return isState || (next.capital && isEnd) ? at + 2 : null
  }

  #seamOrNeed(tokens: readonly Token[], at: number): boolean {
    return this.#lists.endOfAny(['seams', 'needs'], tokens, at) !== null
  }

  /** After "and", "with", "of": more about the person, or the home again? */
  #describesOn(tokens: readonly Token[], at: number): boolean {
    return (
      this.#describedFrom(tokens, at) !== null ||
      this.#lists.endOfAny(['selfSubjects', 'lifeVerbs', 'origins'], tokens, at) !== null
    )
  }

  #describedFrom(tokens: readonly Token[], from: number): number | null {
    let at = from
    let seen = false
    const none = this.#lists.endOf('nones', tokens, at)
    if (none !== null && this.#lists.endOf('relatives', tokens, none) !== null) at = none
    while (at < tokens.length) {
      const described = this.#lists.endOfAny(describing, tokens, at)
      if (described !== null && this.#isThing(tokens, described)) return null
      const number = readNumber(tokens, at, this.#lexicon.language.numbers)
      const lead = this.#lists.endOfAny(['articles', 'selfOwning'], tokens, at)
      const isNumber = number !== null && !this.#isContent(tokens, at)
      if (described === null && lead === null && !isNumber) break
      if (described !== null || isNumber) seen = true
      at = described ?? lead ?? number?.end ?? at + 1
    }
    return seen ? at : null
  }

  #isContent(tokens: readonly Token[], at: number): boolean {
    const number = readNumber(tokens, at, this.#lexicon.language.numbers)
    if (number !== null) {
      const unit = this.#lexicon.longestAt(tokens, number.end)
      const sign = tokens[number.end]?.text
      if (sign === '/' || (sign === '+' && number.value <= 12)) return true
      return (unit?.tags.some((tag) => contentTags.test(tag)) ?? false) || number.value >= 1000
    }
    return this.#lexicon.longestAt(tokens, at)?.tags.some((tag) => contentTags.test(tag)) ?? false
  }

  /** "we sold our house": the home that somebody had is not the one that is looked for. */
  #isObject(tokens: readonly Token[], at: number, from: number): boolean {
    for (let index = at - 1; index >= Math.max(from - 1, at - 4); index--)
      if (this.#lists.endOfAny(['articles', 'selfOwning'], tokens, index) !== null) return true
    return false
  }

  /** "my mother-in-law suite", "our family room". */
  #isThing(tokens: readonly Token[], at: number): boolean {
    const next = tokens[at]?.text === "'" || tokens[at]?.text === '-' ? at + 1 : at
    return this.#lists.endOf('things', tokens, next) !== null
  }

  #beginsClause(tokens: readonly Token[], at: number): boolean {
    if (at === 0) return true
    const before = tokens[at - 1]
    return (
      (before !== undefined && stops.has(before.text)) || this.#lists.startOfAny(['greetings'], tokens, at) !== null
    )
  }

  /** Takes the words along that joined the description to the rest: "..., and", "so", "who is". */
  #withSeams(
    tokens: readonly Token[],
    begin: number,
    end: number,
    taken: ReadonlySet<number>,
  ): readonly [number, number] {
    let to = end
    while (to < tokens.length) {
      const seam = this.#lists.endOf('seams', tokens, to)
      if (seam !== null) to = seam
      else if (stops.has(tokens[to]?.text ?? '') || tokens[to]?.text === '-') to++
      else break
    }
    let from = begin
    const purpose = this.#lists.startOfAny(['purposes'], tokens, from)
    if (purpose !== null && this.#lists.endOf('selfOwning', tokens, begin) !== null) from = purpose
    // At the end of the sentence what led to the description goes too.
    while (to >= tokens.length && from > 0 && !taken.has(from - 1)) {
      const text = tokens[from - 1]?.text ?? ''
      const seam = this.#lists.startOfAny(['seams'], tokens, from)
      if (seam !== null) from = seam
      else if (text === '-' || (stops.has(text) && !sentenceEnds.has(text))) from--
      else break
    }
    return [from, to]
  }
}
