import type { Lexicon } from '../lexicon.ts'
import type { Token } from '../tokens.ts'
import type { FairHousingGate } from './fair-housing-gate.ts'

/**
 * A language's gate with those of the others behind it: "no quiero vecinos negros, 3 bedroom house". What another
 * language's gate finds counts when one of its words is none of the sentence's own language.
 */
export function joinGates(
  own: FairHousingGate,
  lexicon: Lexicon,
  others: () => readonly FairHousingGate[],
): FairHousingGate {
  const isUnknown = (word: string) => !lexicon.isKnown(word) && !own.knows(word)
  const isForeign = (tokens: readonly Token[], indexes: readonly number[]) => {
    const words = indexes.flatMap((index) => tokens[index] ?? []).filter(({ kind }) => kind === 'word')
    // A name among words of the sentence's own language ("im Umkreis von Bellevue", not "I'm ...") makes nothing foreign.
    const unknown = words.filter(({ text }) => text.length > 2 && isUnknown(text))
    return words.length > 1 && unknown.length * 2 >= words.length
  }
  return {
    knows: own.knows,
    findSelf: (tokens) => {
      const taken = new Set(own.findSelf(tokens))
      if (!tokens.some(({ text, kind }) => kind === 'word' && isUnknown(text))) return taken
      for (const gate of others()) {
        for (const run of runsOf([...gate.findSelf(tokens)].sort((a, b) => a - b)))
          if (isForeign(tokens, run) && !run.some((index) => taken.has(index)))
            for (const index of run) taken.add(index)
      }
      return taken
    },
    check: (tokens, named) => {
      const refused = own.check(tokens, named)
      if (!tokens.some(({ text, kind }) => kind === 'word' && isUnknown(text))) return refused
      // "geringer Ausländeranteil": one long word that only the other language has.
      const isForeignWord = ([index = -1, ...more]: readonly number[]) =>
        more.length === 0 && (tokens[index]?.text.length ?? 0) >= 8 && isUnknown(tokens[index]?.text ?? '')
      const joined = { tokens: new Set(refused.tokens), words: [...refused.words], isTopic: [...refused.isTopic] }
      for (const gate of others()) {
        const found = gate.check(tokens, named)
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
