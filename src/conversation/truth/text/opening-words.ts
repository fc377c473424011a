import { wordTable } from '../../../platform/text/word-table.ts'

/**
 * Interjections that an answer may open with: they claim nothing, ask nothing and promise nothing, and no number word
 * begins like them (so "yes" and "no", which answer a question, are none). They leave at once, so that a visitor sees
 * the answer begin; the first other word holds its sentence back until the end.
 */
const words = new Set(
  `sure certainly absolutely hello welcome great gladly happily thanks wonderful perfect lovely alright indeed further
  unfortunately sorry okay naturally definitely hi hey ok
  claro hola gracias encantado encantada perfecto naturalmente lamentablemente desgraciadamente estupendo
  bonjour bonsoir merci volontiers parfait désolé désolée malheureusement entendu certainement
  hallo gerne danke natürlich selbstverständlich leider
  olá obrigado obrigada perfeito certamente infelizmente`
    .split(/\s+/)
    .filter(Boolean),
)
/** Two words that leave together: each of them alone may be the beginning of something else. */
const pairs = wordTable<string>({
  of: 'course',
  right: 'away',
  looking: 'forward',
  helping: 'further',
  desde: 'luego',
  por: 'supuesto',
  bien: 'sûr',
  avec: 'plaisir',
  guten: 'tag',
  com: 'certeza',
})
const seconds: ReadonlySet<string> = new Set(Object.values(pairs))
/** Whether a word is an interjection that claims nothing. */
export function isInterjection(word: string): boolean {
  return words.has(word)
}

const part = /([\p{L}'’]+)|[ ,]+/uy

export interface Opening {
  /** How much of the text claims nothing. */
  length: number
  /** Whether what comes next may still belong to it. */
  goesOn: boolean
}

/** Whether a piece is one more such word, whole, behind what has left already. */
export function isOpeningPiece(piece: string): boolean {
  return piece.length > 4 && piece.charCodeAt(0) === 32 && words.has(piece.slice(1))
}

/** The beginning of a sentence that claims nothing; up to `from`, where a word begins or a blank stands, it is known. */
export function readOpening(text: string, from = 0): Opening {
  let length = from
  let awaited: string | undefined
  let end = from
  for (let begin = from; ; begin = end) {
    part.lastIndex = begin
    const match = part.exec(text)
    if (match === null) return { length, goesOn: begin === text.length }
    end = part.lastIndex
    if (match[1] === undefined) {
      if (awaited === undefined) length = end
      continue
    }
    const word = match[1].toLowerCase().replaceAll('’', "'")
    const isLast = end === text.length
    const isSecond = word === awaited || (begin === from && from > 0 && seconds.has(word))
    // A short word at the very end may be the beginning of another: "no" of "nove".
    if (isLast && word.length < 4) return { length, goesOn: true }
    if (!isSecond && (awaited !== undefined || !words.has(word))) {
      const begins = pairs[word]
      if (awaited !== undefined || begins === undefined) return { length, goesOn: isLast && word.length < 40 }
      awaited = begins
      continue
    }
    awaited = undefined
    length = end
  }
}
