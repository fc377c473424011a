import type { Lexicon } from './lexicon.ts'

/** Number of insertions, deletions, replacements and swaps of neighbours between two words; gives up above `most`. */
export function editDistance(first: string, second: string, most: number): number {
  if (Math.abs(first.length - second.length) > most) return most + 1
  let before: number[] = []
  let previous = Array.from({ length: second.length + 1 }, (_, index) => index)
  for (let row = 1; row <= first.length; row++) {
    const current = [row]
    let least = row
    for (let column = 1; column <= second.length; column++) {
      const same = first[row - 1] === second[column - 1]
      let cost = Math.min(
        (previous[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (previous[column - 1] ?? 0) + (same ? 0 : 1),
      )
      const swapped =
        row > 1 && column > 1 && first[row - 1] === second[column - 2] && first[row - 2] === second[column - 1]
      if (swapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      current.push(cost)
      least = Math.min(least, cost)
    }
    if (least > most) return most + 1
    before = previous
    previous = current
  }
  return previous[second.length] ?? most + 1
}

/** As many slips as a name of this length may carry and still be itself. */
export function slipsAllowed(length: number): number {
  return length <= 3 ? 0 : length <= 7 ? 1 : 2
}

/** The only name that a misspelled one can mean; null when none is near or several are equally near. */
export function closestName(written: string, names: readonly string[]): string | null {
  let best: string | null = null
  let bestDistance = Number.POSITIVE_INFINITY
  for (const name of names) {
    const allowed = slipsAllowed(name.length)
    if (Math.abs(name.length - written.length) > allowed) continue
    const distance = editDistance(written, name, allowed)
    if (distance > allowed || distance > bestDistance) continue
    if (distance === bestDistance) best = null
    else {
      best = name
      bestDistance = distance
    }
  }
  return best
}

/** The word of the language that a misspelled one is nearest to, or null. */
export function correctWord(written: string, lexicon: Lexicon): string | null {
  if (written.length < 4 || written.length > 20) return null
  let best: string | null = null
  let bestScore = Number.POSITIVE_INFINITY
  for (let length = written.length - 2; length <= written.length + 2; length++) {
    for (const word of lexicon.correctable.get(length) ?? []) {
      const allowed = word.length < 5 ? 0 : word.length <= 7 ? 1 : 2
      if (Math.abs(word.length - written.length) > allowed) continue
      const distance = editDistance(written, word, allowed)
      if (distance === 0 || distance > allowed) continue
      // People rarely miss the first letter; two slips are only forgiven when it is right.
      const sameStart = word[0] === written[0]
      if (!sameStart && (distance > 1 || written.length < 6)) continue
      const score = distance + (sameStart ? 0 : 0.5) + (word.length === written.length ? 0 : 0.1)
      if (score < bestScore) {
        best = word
        bestScore = score
      }
    }
  }
  return best
}
