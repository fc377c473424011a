import type { JudgedPassage } from './judge-passage.ts'
import { weights } from './weights.ts'

const mostCharacters = 700
/** A passage of this length is quoted as it is: what stands around the sentence that answers belongs to it. */
const shortEnough = 330
/** A sentence that begins so speaks of what the one before named. */
const leansBack =
  /^(?:it|its|they|them|their|this|that|these|those|he|she|otherwise|however|in that case|if so|then|after that|ello|estos?|estas?|en ese caso|de lo contrario|il|elle|ils|elles|cela|dies|diese[rs]?|sie|isso|este|它|他们|这|此|否则)\b/iu

/** The one to three sentences in a row that answer, word for word. */
export function quoteSentences({ sentences, best }: JudgedPassage, passageText: string, mostSentences: number): string {
  const chosen = sentences[best]
  if (!chosen) return ''
  if (sentences.length <= mostSentences && passageText.length <= shortEnough && !isRows(passageText)) return passageText
  let from = best
  let to = best
  const length = () => sentences.slice(from, to + 1).reduce((sum, { text }) => sum + text.length + 1, 0)
  const hasRoom = (at: number) =>
    to - from + 1 < mostSentences && at in sentences && length() + (sentences[at]?.text.length ?? 0) <= mostCharacters
  if (from > 0 && leansBack.test(chosen.text) && hasRoom(from - 1)) from -= 1
  if (/[:：]$/.test(chosen.text)) while (hasRoom(to + 1)) to += 1
  else if (!chosen.shows && hasRoom(to + 1)) to += 1
  for (const next of [to + 1, from - 1, to + 2]) {
    const isBeside = next === to + 1 || next === from - 1
    if (!isBeside || !hasRoom(next) || (sentences[next]?.score ?? 0) < weights.quotedBeside * chosen.score) continue
    if (next > to) to = next
    else from = next
  }
  return between(passageText, sentences[from]?.text ?? '', sentences[to]?.text ?? '')
}

/** Rows of a table answer each by itself. */
function isRows(text: string): boolean {
  return /^[^\n:：]+[:：] [^\n]*[;；] /m.test(text)
}

/** From the first of these sentences to the end of the last, as the passage has it. */
function between(text: string, first: string, last: string): string {
  const begin = text.indexOf(first)
  const end = text.indexOf(last, first === last ? begin : begin + first.length)
  return begin < 0 || end < 0 ? first : text.slice(begin, end + last.length)
}
