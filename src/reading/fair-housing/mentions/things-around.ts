import type { PhraseReading } from '../phrase-lists.ts'
import type { TextReading } from '../text-reading.ts'
import { classLists, type Mention } from './class-mentions.ts'

/** What people live in. */
const homeTags = /^(family|SpaceType)\.|^studio$/

/** The homes, rooms and things around mentions, which words for people may describe or be meant for. */
export class ThingsAround {
  readonly #text: TextReading
  readonly #lists: PhraseReading

  constructor(text: TextReading) {
    this.#text = text
    this.#lists = text.lists
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

  /** "white cabinets, not brown", "placards noirs, pas blancs": what is not wanted is the colour of what was named. */
  contrastsThing(index: number): boolean {
    const comma = index - 1
    if (this.#text.tokens[comma]?.text !== ',') return false
    const isThing = (end: number) => this.homeBefore(end) || this.#lists.startOfAny(['things'], end) !== null
    if (isThing(comma)) return true
    const colour = this.#lists.words.adjoined.length > 0 ? this.#lists.startOfAny(['ambiguousGroups'], comma) : null
    return colour !== null && isThing(colour)
  }

  /** "female house", "a home with females", "rooms for males": a home right before or behind, with nothing but joints between. */
  joinsHome(mention: Mention): boolean {
    if (this.#homeEnds(mention.end)) return true
    // "rooms for the girls" of a family.
    const article = this.#lists.startOfAny(['articles'], mention.start)
    if (article !== null && this.#lists.endOf('selecting', article) === null) return false
    return this.followsHome(mention.start) && (!this.homeBefore(mention.start) || this.#text.endsClause(mention.end))
  }

  /** "a home for", "house with only": a home, with nothing but joints up to here. */
  followsHome(index: number): boolean {
    let at = index
    for (let steps = 0; steps < 4 && at > 0; steps++) {
      if (this.homeBefore(at)) return true
      const start = this.#lists.startOfAny(['breaks', 'purposes', 'between', 'shares', 'selecting'], at)
      if (start === null) return false
      at = start
    }
    return false
  }

  #homeEnds(at: number): boolean {
    return this.#text.phraseAt(at)?.tags.some((tag) => homeTags.test(tag)) ?? false
  }

  homeBefore(end: number): boolean {
    for (let at = Math.max(0, end - 2); at < end; at++) {
      const found = this.#text.phraseAt(at)
      if (found?.end === end && found.tags.some((tag) => homeTags.test(tag))) return true
    }
    return false
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

  /** "a street with families", "un quartier de vieux": who makes it that kind of street. */
  isKindOfArea(index: number): boolean {
    let at = index
    for (let steps = 0, isJoined = false; steps < 5 && at > 0; steps++) {
      const area = isJoined ? this.#lists.startOfAny(['areas'], at) : null
      // "we come to the city with kids": a certain one is a place.
      if (area !== null) return this.#lists.startOfAny(['indefinites'], area) !== null || this.#text.beginsClause(area)
      const joint = this.#lists.startOfAny(['breaks', 'purposes'], at)
      const start = joint ?? this.#lists.startOfAny(['between', 'articles', ...classLists], at)
      if (start === null) return false
      isJoined ||= joint !== null
      at = start
    }
    return false
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

  /** "an apartment for someone who is blind": access is what is asked for. */
  accessNeedFrom(index: number): number | null {
    if (!this.#text.is('accessNeeds', index)) return null
    let at = index
    for (let steps = 0; steps < 5 && at > 0; steps++) {
      const purpose = this.#lists.startOfAny(['purposes'], at)
      if (purpose !== null) return purpose
      const start = this.#lists.startOfAny(['between', 'articles', 'persons', 'breaks'], at)
      if (start === null) return null
      at = start
    }
    return null
  }
}
