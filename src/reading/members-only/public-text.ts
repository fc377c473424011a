import { splitSentences } from '../../platform/text/split-sentences.ts'
import { judgeName, type MembersOnlyKind } from './judge-name.ts'
import { judgeSentence } from './judge-text.ts'
import { mayTell } from './may-tell.ts'

export interface PublicText {
  text: string
  /** What the sentences that were left out say; none: the text is as it was. */
  kinds: readonly MembersOnlyKind[]
}

/**
 * A text without its sentences for members alone. `isUnknown`: it stands in a column of which nobody knows what it is.
 * `isTold`: what must not be said besides.
 */
export function toPublicText(
  text: string,
  { isUnknown = false, isTold = () => false }: { isUnknown?: boolean; isTold?: (sentence: string) => boolean } = {},
): PublicText {
  const kinds: MembersOnlyKind[] = []
  const hasLabels = labelSigns.test(text)
  if (!mayTell(text, isUnknown || hasLabels) && !isTold(text)) return { text, kinds }
  let left = ''
  let at = 0
  /** What the heading above says, to the end of its paragraph. */
  let heading: MembersOnlyKind | null = null
  for (const { piece, isNewParagraph } of piecesOf(text, hasLabels)) {
    const begin = text.indexOf(piece, at)
    const end = begin + piece.length
    const label = hasLabels ? labelOf(piece) : null
    if (isNewParagraph || label !== null) heading = null
    const labelled = label === null ? null : judgeLabel(label, isUnknown)
    if (labelled === 'remarks' || labelled === 'showing') heading = labelled
    const kind = judgeSentence(piece, isUnknown) ?? labelled ?? heading ?? (isTold(piece) ? 'address' : null)
    if (kind === null) left += text.slice(at, end)
    else {
      kinds.push(kind)
      // Paragraphs stay apart.
      left += text.slice(at, begin).match(/\n+/)?.[0] ?? ''
    }
    at = end
  }
  return kinds.length === 0 ? { text, kinds } : { text: left.trim(), kinds }
}

const labelSigns = /[:：=]/
/** "Agent remarks:", "- Owner = …": what a piece of text is called, as columns are. */
const label = /^[\s([{•*–-]*(\p{L}[\p{L}\p{M}\p{N} /'’&.-]{1,60}?)\s?[:：=](?!\/)/u

function labelOf(piece: string): string | null {
  return label.exec(piece)?.[1] ?? null
}

/** What buyers have to pay is called so too, and advertisements must tell it: in a text that is public its sentence decides. */
function judgeLabel(name: string, isUnknown: boolean): MembersOnlyKind | null {
  const kind = judgeName(name)
  return kind === 'pay' && !isUnknown ? null : kind
}

interface Piece {
  piece: string
  isNewParagraph: boolean
}

/** The sentences of a text; where things are called something, also the lines and the entries of lists. */
function* piecesOf(text: string, hasLabels: boolean): Generator<Piece> {
  let at = 0
  for (const sentence of splitSentences(text)) {
    const begin = text.indexOf(sentence, at)
    let isNewParagraph = at > 0 && /\n\s*\n/.test(text.slice(at, begin))
    at = begin + sentence.length
    for (const part of hasLabels ? sentence.split(/(?<=[;；|\n])/) : [sentence]) {
      if (part.trim() === '') {
        isNewParagraph ||= part.includes('\n')
        continue
      }
      yield { piece: part, isNewParagraph }
      isNewParagraph = false
    }
  }
}
