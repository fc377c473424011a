import { seeded } from './train-network.ts'

/** Which of so many messages is learned a second time as a hurried thumb would have typed it. */
const every = 4
const shortestSlipped = 4
/** Slips a message: one for so many letters. */
const lettersOfSlip = 28

const letters = /\p{Script=Latin}{4,}/gu

/**
 * A message as it comes off a small keyboard: letters exchanged ("rnet"), left out ("bedrom"), doubled, in some of its words; always the
 * same by `seed`. null where it has no word long enough, or it is not its turn. Pure.
 */
export function slipOf(text: string, seed: number): string | null {
  if (seed % every !== 0) return null
  const random = seeded(seed)
  const words = [...text.matchAll(letters)].filter(({ 0: word }) => word.length >= shortestSlipped)
  if (words.length === 0) return null
  const slips = Math.max(1, Math.min(4, Math.round(text.length / lettersOfSlip)))
  const chosen = new Set(Array.from({ length: slips }, () => words[Math.floor(random() * words.length)]))
  let slipped = text
  // From the last to the first, so that places stay.
  for (const word of [...chosen].toSorted((a, b) => (b?.index ?? 0) - (a?.index ?? 0))) {
    if (word === undefined) continue
    const { 0: whole, index } = word
    slipped = slipped.slice(0, index) + slipIn(whole, random) + slipped.slice(index + whole.length)
  }
  return slipped
}

function slipIn(word: string, random: () => number): string {
  const at = 1 + Math.floor(random() * (word.length - 2))
  const kind = Math.floor(random() * 3)
  if (kind === 0) return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
  return kind === 1 ? word.slice(0, at) + word.slice(at + 1) : word.slice(0, at) + (word[at] ?? '') + word.slice(at)
}
