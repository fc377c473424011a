import { type MentionSurroundings, skippedSigns } from './mentions/mention-surroundings.ts'
import type { PhraseReading } from './phrase-lists.ts'
import type { TextReading } from './text-reading.ts'

/** Finds wishes for what is spoken somewhere. */
export class SpokenTongues {
  readonly #text: TextReading
  readonly #lists: PhraseReading
  readonly #tokens: TextReading['tokens']
  readonly #around: MentionSurroundings

  constructor(text: TextReading, around: MentionSurroundings) {
    this.#text = text
    this.#lists = text.lists
    this.#tokens = text.tokens
    this.#around = around
  }

  /** "where Spanish is spoken", "Arabic speaking people", but not "an agent who speaks Spanish". */
  at(index: number): { start: number; end: number } | null {
    const tongue = this.#lists.endOf('tongues', index)
    if (tongue === null) return null
    const start = this.#speakingBefore(index)
    const end = this.#speakingBehind(tongue)
    if (start === null && end === null) return null
    if (this.#isOfSelf(start ?? index)) return null
    if (this.#helperNear(start ?? index, end ?? tongue)) return null
    return { start: this.#around.leadStart(start ?? index), end: end ?? tongue }
  }

  #speakingBefore(index: number): number | null {
    let at = index
    for (let steps = 0; steps < 4 && at > 0; steps++) {
      const start = this.#lists.startOfAny(['speaking'], at)
      if (start !== null) return start
      if (this.#tokens[at - 1]?.kind !== 'word') return null
      at--
    }
    return null
  }

  #speakingBehind(tongue: number): number | null {
    let at = tongue
    for (let steps = 0; steps < 4; steps++) {
      if (skippedSigns.has(this.#tokens[at]?.text ?? '')) at++
      const end = this.#lists.endOf('speaking', at)
      if (end !== null) return end
      if (this.#tokens[at]?.kind !== 'word') return null
      at++
    }
    return null
  }

  /** "if I only speak Hindi" */
  #isOfSelf(index: number): boolean {
    const adverb = this.#lists.startOfAny(['selecting', 'shares'], index) ?? index
    return this.#lists.startOfAny(['selfSubjects'], adverb) !== null
  }

  #helperNear(start: number, end: number): boolean {
    for (let at = start; at < Math.min(end + 5, this.#tokens.length); at++) {
      if (at >= end && this.#tokens[at]?.kind === 'sign' && !skippedSigns.has(this.#tokens[at]?.text ?? '')) break
      // "where you hear English": that is nobody who answers.
      if ((this.#lists.endOf('speaking', at) ?? 0) > at + 1) continue
      if (this.#text.is('helpers', at) || (at >= end && at <= end + 1 && this.#text.is('things', at))) return true
    }
    for (let at = start - 1; at >= Math.max(0, start - 6); at--) {
      // "ein Makler, der Türkisch spricht": behind the comma it is still the agent.
      if (this.#text.is('helpers', at) || this.#lists.startOfAny(['helpers'], at + 1) !== null) return true
      if (this.#tokens[at]?.kind === 'sign' && !skippedSigns.has(this.#tokens[at]?.text ?? ''))
        return this.#lists.startOfAny(['helpers'], at) !== null
      if (this.#text.is('persons', at) || this.#text.is('areas', at)) return false
    }
    return false
  }
}
