import type { Lexicon } from '../../languages/words/lexicon.ts'

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

/** A word with its letters as bits: words that share too few of them cannot be one slip apart. */
interface Spelling {
  word: string
  letters: number
}

/** The words of a language by their length. */
function spellingsOf({ correctable }: Lexicon): ReadonlyMap<number, readonly Spelling[]> {
  return new Map(
    [...correctable].map(([length, words]) => [length, words.map((word) => ({ word, letters: lettersOf(word) }))]),
  )
}

function lettersOf(word: string): number {
  let letters = 0
  for (let index = 0; index < word.length; index++) letters |= 1 << (word.charCodeAt(index) & 31)
  return letters
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

/** The word of the language that a misspelled one is nearest to, or null. */
export function correctWord(written: string, lexicon: Lexicon): string | null {
  if (written.length < 4 || written.length > 20) return null
  const letters = lettersOf(written)
  const spellings = lexicon.derive(spellingsOf)
  let best: string | null = null
  let bestScore = Number.POSITIVE_INFINITY
  for (let length = written.length - 2; length <= written.length + 2; length++) {
    // Two slips in a short word make another word of it.
    const allowed = length < 5 ? 0 : length <= 7 || written.length < 7 ? 1 : 2
    if (Math.abs(length - written.length) > allowed) continue
    for (const { word, letters: other } of spellings.get(length) ?? []) {
      if (countBits(letters ^ other) > 2 * allowed) continue
      const distance = editDistance(written, word, allowed)
      if (distance === 0 || distance > allowed) continue
      const sameStart = word[0] === written[0]
      const isPlain = distance === 1 && keepsLetters(written, word)
      // People rarely miss the first letter.
      if (!sameStart && !(isPlain && written.length >= 6)) continue
      // What nobody says is meant where a long word has all of its letters, and one too many, too few or out of place.
      if (!lexicon.isSaid(word) && !(isPlain && sameStart && written.length >= 7)) continue
      if (distance === 1 && written.length <= 6 && isOtherLetter(written, word)) continue
      const score = distance + (sameStart ? 0 : 0.5) + (keepsLetters(written, word) ? 0 : 0.1)
      if (score < bestScore) {
        best = word
        bestScore = score
      }
    }
  }
  return best
}

/** Letters left out, doubled or swapped are the common slips; a wrong letter is rarer. */
export function keepsLetters(written: string, word: string): boolean {
  if (written.length === word.length) return lettersOf(written) === lettersOf(word)
  const [short, long] = written.length < word.length ? [written, word] : [word, written]
  let at = 0
  for (const letter of long) if (letter === short[at]) at++
  return at === short.length
}

const keyRows = ['qwertyuiop', 'asdfghjkl', 'zxcvbnm']
/** Letters that sound alike, and vowels, which people mix up. */
const alike = ['aeiouy', 'cks', 'sz', 'gj', 'dt', 'bp', 'fv', 'mn', 'lr', 'vw']

/** One letter stands for another that nobody takes for it: "parts" is not "parks", but "hause" is "house". */
function isOtherLetter(written: string, word: string): boolean {
  if (written.length !== word.length) return false
  const differing = [...written].flatMap((letter, index) => (letter === word[index] ? [] : [index]))
  const [at] = differing
  if (differing.length !== 1 || at === undefined) return false
  const [first, second] = [written[at] ?? '', word[at] ?? '']
  return !alike.some((group) => group.includes(first) && group.includes(second)) && !areNeighbours(first, second)
}

function areNeighbours(first: string, second: string): boolean {
  const place = (letter: string) => {
    const row = keyRows.findIndex((keys) => keys.includes(letter))
    return { row, column: (keyRows[row] ?? '').indexOf(letter) }
  }
  const [a, b] = [place(first), place(second)]
  return a.row >= 0 && b.row >= 0 && Math.abs(a.row - b.row) <= 1 && Math.abs(a.column - b.column) <= 1
}
