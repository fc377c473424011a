import type { ProtectedClassList } from '../languages/tables/protected-class-words.ts'
import type { Token } from '../languages/words/tokens.ts'
import type { PhraseReading } from './phrase-lists.ts'
import { describing, saysContent, stops, type TextReading } from './text-reading.ts'

const sentenceEnds = new Set(['.', '!', '?', ';', '。', '！', '？', '；'])

/**
 * What visitors say of themselves: "I am Muslim", "we are two dads with three kids", "my wife is blind", "I just sold
 * our boat". It is no request: these tokens are taken out, so that the same question of another person is the same.
 */
export class SelfDescriptions {
  readonly #text: TextReading
  readonly #lists: PhraseReading
  readonly #tokens: readonly Token[]
  /** Where descriptions end that go on at a place. */
  readonly #ends = new Map<number, number>()
  /** Up to each token: how many runs of digits there are. */
  readonly #digits: readonly number[]
  readonly #lastWord: number

  constructor(text: TextReading) {
    this.#text = text
    this.#lists = text.lists
    this.#tokens = text.tokens
    let count = 0
    this.#digits = [0, ...text.tokens.map(({ kind }) => (kind === 'digits' ? ++count : count))]
    this.#lastWord = text.tokens.findLastIndex(({ kind }) => kind !== 'sign')
  }

  /** Indexes of the tokens that only describe who is asking. */
  find(): ReadonlySet<number> {
    const tokens = this.#tokens
    const taken = new Set<number>()
    let at = 0
    while (at < tokens.length) {
      // "people like us", "my kind of people" always ask for a selection.
      const wish = this.#lists.endOfAny(['requests', 'topics', 'lawful'], at)
      // "my religion" is a wish in "people of my religion", none in "my religion is Islam".
      if (wish !== null && (this.#lists.endOf('selfBeing', at) ?? 0) <= wish) {
        at = wish
        continue
      }
      const end = this.#descriptionAt(at)
      if (end === null || end <= at) {
        at++
        continue
      }
      const [from, to] = this.#withSeams(at, end, taken)
      for (let index = from; index < to; index++) taken.add(index)
      at = to
    }
    return taken
  }

  #descriptionAt(at: number): number | null {
    return (
      this.#earning(at) ??
      this.#being(at) ??
      this.#as(at) ??
      this.#having(at) ??
      this.#living(at) ??
      this.#owning(at) ??
      this.#bare(at) ??
      this.#purpose(at) ??
      this.#introduction(at) ??
      this.#signOff(at) ??
      this.#lists.endOf('salutations', at)
    )
  }

  /** "I am ...", "as a ...", "my name is ...". */
  #being(at: number): number | null {
    const begin = this.#lists.endOf('selfBeing', at)
    // "I prefer being around my own race".
    if (begin === null || (begin === at + 1 && this.#lists.startOfAny(['needs'], at) !== null)) return null
    const end = this.#extend(begin, false)
    return end > begin ? end : null
  }

  /** "I make 6000 a month": what somebody earns is no price. */
  #earning(at: number): number | null {
    const begin = this.#lists.endOf('selfEarning', at)
    if (begin === null) return null
    const end = this.#text.clauseEnd(begin)
    const hasAmount = (this.#digits[end] ?? 0) > (this.#digits[begin] ?? 0)
    return hasAmount || this.#text.numberAt(begin) !== null ? end : null
  }

  /** "I have three kids", never "I have a budget". */
  #having(at: number): number | null {
    const begin = this.#lists.endOf('selfHaving', at)
    // "we prefer not having single men around" is a wish.
    if (begin === null || this.#lists.startOfAny(['selecting', 'nones'], at) !== null) return null
    const person = this.#personFrom(this.#lists.endOf('nones', begin) ?? begin)
    return person === null ? null : this.#extend(person, false)
  }

  /** "As a Black woman ...", never "as a minimum". */
  #as(at: number): number | null {
    const begin = this.#lists.endOf('selfAs', at)
    // "English as a first language" is said of others.
    if (begin === null || this.#lists.startOfAny(['tongues'], at) !== null) return null
    const person = this.#personFrom(begin, ['relatives', 'conditions', 'groups']) ?? this.#personBeforeSubject(begin)
    return person === null || this.#text.isThing(person) ? null : this.#extend(person, false)
  }

  /** "as a lifelong vegetarian Hindu I ...": words that nobody knows may describe too, up to who is speaking. */
  #personBeforeSubject(from: number): number | null {
    for (let at = from + 1; at < from + 6 && !this.#text.isStop(at); at++)
      if (this.#lists.endOf('selfSubjects', at) !== null) return this.#lists.startOfAny(describing, at) && at
    return null
  }

  /** "I was born in ...", "we just sold our boat". */
  #living(at: number): number | null {
    const begin = this.#lists.endOf('selfLiving', at)
    return begin === null ? null : this.#extend(begin, true)
  }

  /** "my elderly mother", "my husband and I just sold ...", never "my mother-in-law suite". */
  #owning(at: number): number | null {
    const begin = this.#lists.endOf('selfOwning', at)
    if (begin === null) return null
    const person = this.#personFrom(begin)
    if (person === null || this.#text.isThing(person)) return null
    return this.#extend(person, false)
  }

  /** "Single dad with two daughters here, ...", "retired veteran looking for ...": at the beginning, without "I am". */
  #bare(at: number): number | null {
    if (!this.#text.beginsClause(at) || this.#lists.endOf('nones', at) !== null) return null
    // "only ladies", "male household": who shall live there, not who asks.
    const sex = this.#lists.endOf('sexes', at)
    const trait = this.#lists.endOf('traits', at) ?? 0
    if ((this.#lists.endOf('selecting', at) ?? 0) > trait || (sex !== null && this.#lists.endOf('areas', sex) !== null))
      return null
    // "I need a roommate, Christian": of whom is looked for.
    if (this.#describesSought(at)) return null
    // "two lesbians and a baby": a number of them are no part of a town.
    const isCounted = this.#text.numberAt(at) !== null
    const person = this.#personFrom(at, isCounted ? ['relatives', 'groups'] : ['relatives'])
    if (person === null || this.#text.isThing(person)) return null
    if (this.#lists.endOf('articles', person) !== null) return null
    const end = this.#extend(person, false)
    const next = this.#tokens[end]
    const seam = this.#lists.endOf('seams', end)
    const described = this.#text.describedFrom(at) ?? person
    const selects = (from: number) =>
      this.#lists.endOfAny(['selectingAfter', 'areas', 'persons', 'access'], from) !== null
    if (selects(person) || this.#lists.endOf('selectingAfter', described) !== null) return null
    const isLone = end === this.#tokens.length && at > 0
    const isEnd = next !== undefined && (stops.has(next.text) || this.#lists.endOf('needs', end) !== null)
    const isDescribed = person - at > 1 && (next?.kind === 'digits' || this.#text.isContent(end))
    return isEnd || isLone || seam !== null || isDescribed ? end : null
  }

  /** "a roommate, female, Christian": the list before it began with somebody else. */
  #describesSought(index: number): boolean {
    let at = index
    for (let steps = 0; steps < 6; steps++) {
      const before = this.#tokens[at - 1]?.text === ',' ? at - 1 : this.#lists.startOfAny(describing, at)
      if (before === null) return false
      at = before
      if (at < index && this.#lists.startOfAny(['persons'], at) !== null) return true
    }
    return false
  }

  /** "for a family of five", "for two gay men": who will live there; "for Buddhists" is something else. */
  #purpose(at: number): number | null {
    if (!this.#lists.words.purposes.includes(this.#tokens[at]?.text ?? '')) return null
    // "safe for a family" says something of the home, or of who should live there.
    const before = [at - 1, at - 2].some(
      (start) => (this.#lists.endOfAny(['requests', 'suited', 'selecting'], start) ?? 0) > at,
    )
    const number = this.#text.numberAt(at + 1)
    const one = this.#lists.endOfAny(['articles', 'selfOwning'], at + 1) ?? number?.end ?? null
    if (before || one === null) return null
    const person = this.#personFrom(one, ['relatives'])
    if (person === null || this.#text.isThing(person)) return null
    const behind = this.#tokens[person]?.text === '-' ? person + 1 : person
    if (this.#lists.endOfAny(['selectingAfter', 'areas', 'persons'], behind) !== null) return null
    return this.#extend(person, false)
  }

  /** "This is Aisha, ...", "Aisha here, ...": at the beginning. */
  #introduction(at: number): number | null {
    if (!this.#text.beginsClause(at)) return null
    const lead = this.#lists.endOf('introductions', at)
    let end = lead ?? at
    const first = end
    while (this.#tokens[end]?.kind === 'word' && this.#tokens[end]?.capital && end < first + 3) end++
    const presence = this.#lists.endOf('presences', end)
    if (end === first || (lead === null && presence === null)) return null
    end = presence ?? end
    return end >= this.#tokens.length || stops.has(this.#tokens[end]?.text ?? '') ? end : null
  }

  /** "Thanks, Lakisha Washington": the name under a message. */
  #signOff(at: number): number | null {
    const begin = this.#lists.endOf('signOffs', at)
    if (begin === null) return null
    let end = begin
    while (this.#tokens[end] && stops.has(this.#tokens[end]?.text ?? '')) end++
    const first = end
    while (this.#tokens[end]?.kind === 'word' && this.#tokens[end]?.capital && end < first + 3) end++
    const isEnd = end > this.#lastWord
    return first > begin && end > first && isEnd ? this.#tokens.length : null
  }

  /** Where a run of words that describe a person ends, when there is a person or a condition in it. */
  #personFrom(from: number, lists: readonly ProtectedClassList[] = ['relatives', 'conditions']): number | null {
    let at = from
    let person: number | null = null
    for (let words = 0; words < 8; words++) {
      const named = this.#relativeAt(at, lists)
      const number = this.#text.numberAt(at)
      const isAge = number !== null && !this.#text.isContent(at)
      const next =
        named ??
        this.#lists.endOfAny(['traits', 'groups', 'ambiguousGroups', 'ageGroups', 'articles'], at) ??
        (isAge ? number.end : this.#tokens[at]?.text === '-' ? at + 1 : null) ??
        (person === null ? null : this.#lists.endOfAny(['breaks', 'seams'], at))
      if (next === null) break
      if (named !== null) person = named
      at = next
    }
    return person
  }

  /** A person or a condition, unless the word only begins the name of a kind of home ("family home"). */
  #relativeAt(at: number, lists: readonly ProtectedClassList[]): number | null {
    const end = this.#lists.endOfAny(lists, at)
    if (end === null || (this.#lists.endOf('lawful', at) ?? 0) > end) return null
    const longer = this.#text.phraseAt(at)
    return longer && longer.end > end && saysContent(longer.tags) ? null : end
  }

  /** To the end of the clause, or to where the visitor says what is wanted. */
  #extend(from: number, isLiving: boolean): number {
    const passed: number[] = []
    let at = from
    let isLife = isLiving
    let originOpen = isLife
    while (at < this.#tokens.length) {
      const token = this.#tokens[at]
      if (!token) break
      // Further on nothing depends on where it began: what ended here once does again.
      if (at > from + 4) {
        const place = at * 4 + (isLife ? 2 : 0) + (originOpen ? 1 : 0)
        const known = this.#ends.get(place)
        if (known !== undefined) {
          at = known
          break
        }
        passed.push(place)
      }
      if (this.#text.isStop(at) && !this.#goesOn(at)) {
        const region = originOpen ? this.#regionBehind(at) : null
        if (region === null) break
        at = region
        continue
      }
      if (this.#lists.endOf('needs', at) !== null) break
      if (stops.has(token.text) || token.text === '-') {
        at++
        continue
      }
      const isLed = at === from || this.#lists.startOfAny(['seams'], at) !== null
      const life = this.#lists.endOfAny(isLed ? ['selfLiving', 'lifeVerbs'] : ['selfLiving'], at)
      if (life !== null) {
        isLife = true
        originOpen = true
        at = life
        continue
      }
      const origin = this.#lists.endOf('origins', at)
      if (origin !== null) {
        originOpen = true
        at = origin
        continue
      }
      const described = this.#lists.endOfAny(describing, at)
      // "my parents, next to Blacks, feel unsafe" in languages that say "next to" behind it.
      if (described !== null && this.#lists.endOf('needs', described) !== null)
        if (this.#lists.endOf('selectingAfter', described) !== null) break
      if (described !== null && !(this.#text.isThing(described) && this.#text.isContent(described))) {
        at = described
        continue
      }
      const isYear = originOpen && /^(19|20)\d\d$/.test(token.text)
      const isName = originOpen && token.capital && this.#tokens[at - 1]?.capital
      if (!isYear && !isName && this.#text.isContent(at) && !(isLife && this.#isObject(at, from))) break
      const number = this.#text.numberAt(at)
      if (number !== null) {
        at = number.end
        continue
      }
      const seam = this.#lists.endOf('seams', at)
      const joint = seam ?? this.#lists.endOf('breaks', at)
      if (joint !== null && !(originOpen && seam === null) && !this.#describesOn(joint)) break
      at = joint ?? at + 1
    }
    for (const place of passed) this.#ends.set(place, at)
    // A word that only leads on to what was not taken ("with", "and") stays with it.
    return at
  }

  /** "I am a nurse, 34, married, two kids, looking ...": parts that only describe belong to it. */
  #goesOn(at: number): boolean {
    if (sentenceEnds.has(this.#tokens[at]?.text ?? '') || this.#tokens[at]?.text === ':') return false
    // "I am a landlord, adults only".
    const isWish = this.#lists.endOf('requests', at + 1) !== null && this.#lists.endOf('nones', at + 1) === null
    if (isWish) return false
    // "my mother, who works at ..., will live with us".
    const seam = this.#lists.endOf('seams', at + 1)
    if (seam !== null && this.#lists.endOfAny(['lifeVerbs', 'origins'], seam) !== null) return true
    if ((this.#lists.endOf('lifeVerbs', at + 1) ?? 0) > at + 3) return true
    const end = this.#text.describedFrom(at + 1)
    if (end === null)
      return this.#tokens[at]?.text === ')' && this.#tokens[at + 1] !== undefined && this.#describesOn(at + 1)
    return end >= this.#tokens.length || this.#text.isStop(end) || this.#lists.endOf('needs', end) !== null
  }

  /** "from Lagos, Nigeria", "born in Austin, TX": what stands behind the comma is still where somebody comes from. */
  #regionBehind(at: number): number | null {
    const next = this.#tokens[at + 1]
    if (this.#tokens[at]?.text !== ',' || next?.kind !== 'word') return null
    const isState = this.#text.isState(next.text)
    const isEnd =
      at + 2 >= this.#tokens.length || stops.has(this.#tokens[at + 2]?.text ?? '') || this.#text.seamOrNeed(at + 2)
    return isState || (next.capital && isEnd) ? at + 2 : null
  }

  /** After "and", "with", "of": more about the person, or the home again? */
  #describesOn(at: number): boolean {
    const end = this.#text.describedFrom(at)
    // "we speak Tagalog, so a Filipino street": that is where they want to live.
    if (end !== null && this.#lists.endOf('areas', end) !== null) return false
    return end !== null || this.#lists.endOfAny(['selfSubjects', 'lifeVerbs', 'origins'], at) !== null
  }

  /** "we sold our house": the home that somebody had is not the one that is looked for. */
  #isObject(at: number, from: number): boolean {
    for (let index = at - 1; index >= Math.max(from - 1, at - 4); index--)
      if (this.#lists.endOfAny(['articles', 'selfOwning'], index) !== null) return true
    return false
  }

  /** Takes the words along that joined the description to the rest: "..., and", "so", "who is". */
  #withSeams(begin: number, end: number, taken: ReadonlySet<number>): readonly [number, number] {
    let to = end
    while (to < this.#tokens.length) {
      const seam = this.#lists.endOf('seams', to)
      if (seam !== null) to = seam
      else if (stops.has(this.#tokens[to]?.text ?? '') || this.#tokens[to]?.text === '-') to++
      else break
    }
    let from = begin
    const purpose = this.#lists.startOfAny(['purposes'], from)
    if (purpose !== null && this.#lists.endOf('selfOwning', begin) !== null) from = purpose
    // At the end of the sentence what led to the description goes too.
    while (to >= this.#tokens.length && from > 0 && !taken.has(from - 1)) {
      const text = this.#tokens[from - 1]?.text ?? ''
      const seam = this.#lists.startOfAny(['seams'], from)
      if (seam !== null) from = seam
      else if (text === '-' || (stops.has(text) && !sentenceEnds.has(text))) from--
      else break
    }
    return [from, to]
  }
}
