/**
 * Words that an answer may open with: they claim nothing, and no number word begins like them
 * (so "yes" and "no", which answer a question, are none). They leave at once, so
 * that a visitor sees the answer begin; the first other word holds its sentence back until the end.
 */
const words = new Set(
  `sure certainly absolutely hello hi hey welcome great good glad gladly happy happily thanks thank please let look into
  i i'd i'm i'll i've would will can could be to help helping with of course and so well okay ok sorry
  unfortunately what how as your you if want wish about more some other any at by from or but also just may might moment
  wonderful perfect lovely nice now right away know tell need anything further assist looking forward question questions
  answer answers indeed alright
  claro hola buenas buenos gracias por favor encantado encantada seguro perfecto desde luego con mucho gusto puedo
  ayudarle ayudarte que me para lo siento aqui aquí
  bonjour bonsoir merci bien sûr avec plaisir je vous peux aider voici désolé désolée pour votre volontiers
  parfait
  hallo guten tag gerne danke natürlich selbstverständlich ich kann ihnen helfen bitte leider für`
    .split(/\s+/)
    .filter(Boolean),
)
const opening = /(?:[\p{L}'’]+|[ ,])*/uy

export interface Opening {
  /** How much of the text claims nothing. */
  length: number
  /** Whether what comes next may still belong to it. */
  goesOn: boolean
}

/** The beginning of a sentence that claims nothing; up to `from`, where a word begins or a blank stands, it is known. */
export function readOpening(text: string, from = 0): Opening {
  let length = from
  opening.lastIndex = from
  const run = opening.exec(text)?.[0] ?? ''
  for (const match of run.matchAll(/([\p{L}'’]+)|([ ,]+)/gu)) {
    const end = from + match.index + match[0].length
    if (match[1] !== undefined) {
      const word = match[1].toLowerCase().replaceAll('’', "'")
      const isLast = end === text.length
      if (!words.has(word)) return { length, goesOn: isLast && word.length < 40 }
      // A short word at the very end may be the beginning of another: "no" of "nove".
      if (isLast && word.length < 4) return { length, goesOn: true }
    }
    length = end
  }
  return { length, goesOn: length === text.length }
}
