import { splitSentences } from '../../platform/text/split-sentences.ts'
import { goesOnOrdering, isOrderToAssistant, tellsAssistant } from './order-to-assistant.ts'

/** Letters of which every order has some: texts without any are passed over. */
const mayOrder =
  /assist|asist|\bai\b|\bagents?\b|a\.\s?i\.|\bia\b|\bki\b|bot|llm|gpt|claude|gemini|copilot|langu|langag|lengua|lingua|sprach|ignor|disregard|forget|overrid|bypass|discard|olvid|descart|oubli|vergiss|vergess|missacht|esque[cç]|desconsid|visit|every(?:body|one)|\bwords?\b|phrase|user|custom|client|guest|asker|person|usuari|utili[sz]a|besuch|nutzer|kund|system|prompt|developer|jailbreak|<!--|\bsay\b|\blinks?\b|\burls?\b|pictur|answer|respond|repl[yi]|output|di que|dile|contesta|dis que|dites|repond|répond|sag[et]?\b|antwort|diga|inst\]|im_|sys|\p{Script=Han}/iu

/**
 * A listing's text without words that are meant for the chatbot. What follows such words on their line belongs to them.
 * The text is as it was where there are none.
 */
export function withoutOrders(text: string): string {
  return leaveOut(text, true)
}

/**
 * The same of a page or a file, where a paragraph is one line: only the sentences that are orders go, and what else it says of the
 * firm stays.
 */
export function withoutOrderSentences(text: string): string {
  return leaveOut(text, false)
}

/** What else stands in a sentence that was not parted where it might have been: "We open at 9. Assistant: …". */
function withoutOrderPieces(sentence: string): string {
  const pieces = sentence.split(/(?<=[.!?。！？])(?=\s)/u)
  let isOrdered = false
  const kept = pieces.filter((piece) => {
    isOrdered = isOrderToAssistant(piece) || (isOrdered && goesOnOrdering(piece))
    return !isOrdered
  })
  return kept.length < pieces.length ? kept.join('') : ''
}

function leaveOut(text: string, toEndOfLine: boolean): string {
  if (!mayOrder.test(text)) return text
  const lines = text.split(/(\n+)/)
  let isChanged = false
  const kept = lines.map((line) => {
    let left = ''
    let at = 0
    let isOrdered = false
    for (const sentence of splitSentences(line)) {
      const begin = line.indexOf(sentence, at)
      isOrdered = isOrderToAssistant(sentence) || (isOrdered && goesOnOrdering(sentence))
      if (isOrdered) {
        isChanged = true
        if (toEndOfLine) return left
        left += withoutOrderPieces(sentence)
      } else left += line.slice(at, begin + sentence.length)
      at = begin + sentence.length
    }
    return left + line.slice(at)
  })
  return isChanged ? kept.join('').trim() : text
}

/** What of a text, which has no orders any more, may bear anything out: not what tells figures to a machine that answers. */
export function withoutWordsToAssistants(text: string): string {
  if (!mayOrder.test(text)) return text
  return text
    .split(/(\n+)/)
    .map((line) => {
      const sentences = splitSentences(line)
      return sentences.some(tellsAssistant) ? sentences.filter((sentence) => !tellsAssistant(sentence)).join(' ') : line
    })
    .join('')
}
