import type { Lexicon } from '../languages/words/lexicon.ts'
import type { Token } from '../languages/words/tokens.ts'
import type { FairHousingGate, RefusedWishes } from './fair-housing-gate.ts'

/** A language's gate with those of the others behind it. */
export interface JoinedGate extends FairHousingGate {
  /** `findSelf` with a rest behind each language. */
  findSelfInSteps(tokens: readonly Token[]): Generator<void, ReadonlySet<number>>
  /** `check` with a rest behind each language. */
  checkInSteps(tokens: readonly Token[], named: ReadonlySet<number>): Generator<void, RefusedWishes>
}

/** Shorter words are in every language. */
const shortestForeign = 3

/**
 * A language's gate with those of the others behind it: "no quiero vecinos negros, 3 bedroom house". What another
 * language's gate finds counts when one of its words is none of the sentence's own language.
 */
export function joinGates(
  own: FairHousingGate,
  lexicon: Lexicon,
  others: () => readonly FairHousingGate[],
): JoinedGate {
  const isUnknown = (word: string) => !lexicon.isKnown(word) && !own.knows(word)
  /** Some word that may make something foreign: the others ("600k") spare the sentence all other gates. */
  const mayBeForeign = (tokens: readonly Token[]) =>
    tokens.some(({ text, kind }) => kind === 'word' && text.length >= shortestForeign && isUnknown(text))
  const isForeign = (tokens: readonly Token[], indexes: readonly number[]) => {
    const words = indexes.flatMap((index) => tokens[index] ?? []).filter(({ kind }) => kind === 'word')
    // A name among words of the sentence's own language ("im Umkreis von Bellevue", not "I'm ...") makes nothing foreign.
    const unknown = words.filter(({ text }) => text.length >= shortestForeign && isUnknown(text))
    return words.length > 1 && unknown.length * 2 >= words.length
  }
  const steps: Pick<JoinedGate, 'findSelfInSteps' | 'checkInSteps'> = {
    *findSelfInSteps(tokens) {
      const taken = new Set(own.findSelf(tokens))
      if (!mayBeForeign(tokens)) return taken
      for (const gate of others()) {
        yield
        for (const run of runsOf([...gate.findSelf(tokens)].sort((a, b) => a - b)))
          if (isForeign(tokens, run) && !run.some((index) => taken.has(index)))
            for (const index of run) taken.add(index)
      }
      return taken
    },
    *checkInSteps(tokens, named) {
      const refused = own.check(tokens, named)
      if (!mayBeForeign(tokens)) return refused
      // "geringer Ausländeranteil": one long word that only the other language has.
      const isForeignWord = ([index = -1, ...more]: readonly number[]) =>
        more.length === 0 && (tokens[index]?.text.length ?? 0) >= 8 && isUnknown(tokens[index]?.text ?? '')
      const joined = { tokens: new Set(refused.tokens), words: [...refused.words], isTopic: [...refused.isTopic] }
      for (const gate of others()) {
        yield
        const found = gate.checkForeign(tokens, named)
        for (const run of runsOf([...found.tokens].sort((a, b) => a - b))) {
          if (!(isForeign(tokens, run) || isForeignWord(run)) || run.some((index) => joined.tokens.has(index))) continue
          for (const index of run) joined.tokens.add(index)
          joined.words.push(run.map((index) => tokens[index]?.raw ?? '').join(' '))
          joined.isTopic.push(false)
        }
      }
      return joined
    },
  }
  return {
    ...steps,
    knows: own.knows,
    tellsPeople: own.tellsPeople,
    findSelecting: own.findSelecting,
    findSelf: (tokens) => runThrough(steps.findSelfInSteps(tokens)),
    checkForeign: own.checkForeign,
    check: (tokens, named) => runThrough(steps.checkInSteps(tokens, named)),
  }
}

function runThrough<Result>(steps: Generator<void, Result>): Result {
  for (;;) {
    const { done, value } = steps.next()
    if (done) return value
  }
}

/** Runs of neighbours among rising numbers. */
function runsOf(indexes: readonly number[]): number[][] {
  const runs: number[][] = []
  for (const index of indexes) {
    const last = runs.at(-1)
    if (last && last.at(-1) === index - 1) last.push(index)
    else runs.push([index])
  }
  return runs
}
